//! A client built anew is embedded anew.

fn main() {
    println!("cargo::rerun-if-changed=../../client/dist");
}
