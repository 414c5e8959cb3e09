//! A rebuilt client is embedded again.

fn main() {
    println!("cargo::rerun-if-changed=../../client/dist");
}
