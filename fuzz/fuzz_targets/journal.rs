//! Any bytes as a data file.

#![no_main]

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use teamzy::properties::data_file::data_file;

static FILE: LazyLock<PathBuf> = LazyLock::new(|| {
    // In memory where that is possible.
    let memory = Path::new("/dev/shm");
    let folder = if memory.is_dir() {
        memory.to_owned()
    } else {
        std::env::temp_dir()
    };
    folder.join(format!("teamzy-fuzz-{}.jsonl", std::process::id()))
});

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    data_file(bytes, &FILE);
    let _ = std::fs::remove_file(&*FILE);
});
