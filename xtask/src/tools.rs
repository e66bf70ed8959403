//! Programs that the tests need, and how to get them.

use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::Command;

/// A program, where it is expected, and the package that has it.
struct Tool {
    name: &'static str,
    package: &'static str,
}

const NEEDED: [Tool; 2] =
    [Tool { name: "chromium", package: "chromium" }, Tool { name: "chromedriver", package: "chromium-driver" }];

/// Makes sure that everything the tests need is there: installs it where that is possible, says what is missing where not.
pub fn provide() -> Result<()> {
    let missing: Vec<&Tool> = NEEDED.iter().filter(|tool| !is_installed(tool.name)).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let packages: Vec<&str> = missing.iter().map(|tool| tool.package).collect();
    if is_installed("apt-get") {
        println!("installing {}", packages.join(", "));
        run(Command::new("apt-get").args(["update", "--quiet"])).context("apt-get update")?;
        let mut install = Command::new("apt-get");
        install.env("DEBIAN_FRONTEND", "noninteractive").args([
            "install",
            "--yes",
            "--quiet",
            "--no-install-recommends",
        ]);
        run(install.args(&packages)).context("apt-get install")?;
    }
    for tool in missing {
        if !is_installed(tool.name) {
            bail!("the tests need {}: install it (Debian's package is {})", tool.name, tool.package);
        }
    }
    Ok(())
}

/// Whether a program can be found.
pub fn is_installed(name: &str) -> bool {
    let paths = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&paths).any(|folder| Path::new(&folder).join(name).is_file())
}

/// Runs a command and fails if it does.
pub fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot start {}", command.get_program().display()))?;
    if !status.success() {
        let words: Vec<_> = command.get_args().map(|word| word.to_string_lossy()).collect();
        bail!("{} {} failed: {status}", command.get_program().display(), words.join(" "));
    }
    Ok(())
}
