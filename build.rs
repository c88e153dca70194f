//! Links the program with what unwinds the stack, so that on Linux it needs no library beyond
//! libc.
//!
//! The standard library asks for `libgcc_s`, which is a shared library. GCC has the same functions
//! in an archive, `libgcc_eh`: a linker script of the name that is asked for leads there.

use std::error::Error;
use std::path::PathBuf;
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    let target = |key: &str| env::var(format!("CARGO_CFG_TARGET_{key}")).unwrap_or_default();
    if target("OS") == "linux" && target("ENV") == "gnu" {
        let folder = PathBuf::from(env::var("OUT_DIR")?);
        fs::write(folder.join("libgcc_s.so"), "INPUT(-lgcc_eh)\n")?;
        println!("cargo::rustc-link-arg-bins=-L{}", folder.display());
    }
    Ok(())
}
