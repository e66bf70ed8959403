//! Which addresses a webhook may go to.

use crate::error::Trouble;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use url::{Host, Url};

/// No address is longer.
const LONGEST: usize = 500;

/// Reads an address: http or https, no password in it, and not one of ours unless that is allowed.
///
/// A name may still lead to a private address, today or tomorrow; the courier checks where it leads each time.
pub fn address(text: &str, allow_private: bool) -> Result<Url, Trouble> {
    let bad = |why: &str| Err(Trouble::Bad(format!("a webhook {why}")));
    if text.len() > LONGEST {
        return bad("has a shorter address");
    }
    let Ok(url) = Url::parse(text.trim()) else { return bad("is a whole address: https://example.org/path") };
    if !matches!(url.scheme(), "http" | "https") {
        return bad("begins with http:// or https://");
    }
    if !url.username().is_empty() || url.password().is_some() {
        return bad("carries no name and password");
    }
    let is_public = match url.host() {
        Some(Host::Ipv4(ip)) => is_public(ip.into()),
        Some(Host::Ipv6(ip)) => is_public(ip.into()),
        Some(Host::Domain(name)) => !name.eq_ignore_ascii_case("localhost") && !name.ends_with(".localhost"),
        None => return bad("names a host"),
    };
    if is_public || allow_private { Ok(url) } else { bad("goes to a public address") }
}

/// Whether an address is out in the world: not this machine, not its network, not reserved.
pub(super) fn is_public(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => is_public_v4(ip),
        IpAddr::V6(ip) => is_public_v6(ip),
    }
}

fn is_public_v4(ip: Ipv4Addr) -> bool {
    let [a, b, c, _] = ip.octets();
    let is_reserved = ip.is_private()
        || ip.is_loopback()
        || ip.is_link_local()
        || ip.is_broadcast()
        || ip.is_documentation()
        || ip.is_multicast()
        || a == 0
        || a >= 240
        || (a == 100 && (64..128).contains(&b))
        || (a == 192 && b == 0 && c == 0)
        || (a == 198 && (b == 18 || b == 19));
    !is_reserved
}

fn is_public_v6(ip: Ipv6Addr) -> bool {
    let [first, second, ..] = ip.segments();
    // Addresses that carry an IPv4 one lead where that one leads.
    let [.., a, b] = ip.segments();
    let embedded = Ipv4Addr::from((u32::from(a) << 16) | u32::from(b));
    if let Some(mapped) = ip.to_ipv4_mapped() {
        return is_public_v4(mapped);
    }
    match (first, second) {
        (0x0064, 0xff9b) => is_public_v4(embedded),
        (0x2002, _) | (0x2001, 0x0000 | 0x0db8) => false,
        // Only 2000::/3 is handed out.
        _ => (0x2000..0x4000).contains(&first),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn private_addresses_are_refused_however_they_are_written() {
        for text in [
            "http://127.0.0.1/",
            "http://2130706433/",
            "http://0x7f.1/",
            "http://localhost:8080/x",
            "http://[::1]/",
            "http://[::ffff:10.0.0.1]/",
            "http://10.1.2.3/",
            "http://192.168.0.1",
            "http://169.254.169.254/latest",
            "http://100.64.1.1/",
            "http://0.0.0.0/",
            "http://[fe80::1]/",
            "http://[fd00::1]/",
            "http://172.16.0.1/",
            "http://[64:ff9b::7f00:1]/",
            "http://[2002:7f00:1::]/",
            "http://a.localhost/",
            "http://[::]/",
            "http://224.0.0.1/",
        ] {
            assert!(address(text, false).is_err(), "{text}");
            assert!(address(text, true).is_ok(), "{text}");
        }
    }

    #[test]
    fn only_plain_web_addresses_are_taken() {
        for text in [
            "",
            "ftp://example.org/",
            "file:///etc/passwd",
            "example.org",
            "http://a:b@example.org/",
            "javascript:alert(1)",
        ] {
            assert!(address(text, true).is_err(), "{text}");
        }
        let long = format!("https://example.org/{}", "x".repeat(600));
        assert!(address(&long, true).is_err());
        assert!(address("https://example.org/hook?x=1", false).is_ok());
        assert!(address("http://93.184.216.34/", false).is_ok());
        assert!(address("http://[2606:2800:220:1::1]/", false).is_ok());
    }
}
