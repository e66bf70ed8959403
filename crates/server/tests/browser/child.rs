//! The server as a process of its own, so that it can be killed in the middle of a match.
//!
//! The child is this test program again: started for one test and with a folder and a port in its environment, that test
//! serves the hall until it is killed.

use server::{Config, Limits};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

const DATA: &str = "MEADHALL_TEST_DATA";
const PORT: &str = "MEADHALL_TEST_PORT";

/// Serves the hall if the environment says where; otherwise there is nothing to do.
#[test]
fn serve_as_child() {
    let (Ok(data), Ok(port)) = (std::env::var(DATA), std::env::var(PORT)) else { return };
    let mut config = Config::new(data);
    config.port = port.parse().expect("a port");
    config.bot_pause = Duration::ZERO;
    config.limits = Limits::none();
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(server::serve(config)).expect("the hall is served");
}

/// A running server. Dropping it kills it as `SIGKILL` does.
pub struct Server {
    child: Child,
}

impl Server {
    /// Starts a server on the port, with its data in the folder, and waits until it listens.
    pub fn start(data: &Path, port: u16) -> Server {
        let program = std::env::current_exe().expect("the test program");
        let child = Command::new(program)
            .args(["--exact", "child::serve_as_child", "--nocapture"])
            .env(DATA, data)
            .env(PORT, port.to_string())
            .stdout(Stdio::null())
            .spawn()
            .expect("the server starts");
        wait_for(port, Duration::from_secs(60));
        Server { child }
    }

    /// Kills the server with `SIGKILL`: it has no chance to tidy up.
    pub fn kill(mut self) {
        self.child.kill().expect("the server runs");
        self.child.wait().expect("the server ends");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _is_gone = self.child.kill();
        let _status = self.child.wait();
    }
}

/// A port that nobody listens on at the moment.
pub fn free_port() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
    listener.local_addr().expect("its address").port()
}

/// Waits until somebody listens on the port.
pub fn wait_for(port: u16, most: Duration) {
    let start = Instant::now();
    while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
        assert!(start.elapsed() < most, "nobody listens on port {port} after {most:?}");
        std::thread::sleep(Duration::from_millis(20));
    }
}
