//! What can be chosen for a cluster.

use std::net::SocketAddr;
use std::path::PathBuf;

use crate::failure::Failure;

/// More than anybody wants to start on one machine by hand.
const MOST_NODES: usize = 32;

/// What follows `cluster` on the command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// How many nodes.
    pub nodes: usize,
    /// Where the proxy listens.
    pub listen: SocketAddr,
    /// The program to run, if it is not to be built.
    pub program: Option<PathBuf>,
    /// Further options of every node.
    pub serve: Vec<String>,
}

impl Options {
    /// Reads what follows `cluster` on the command line.
    ///
    /// # Errors
    /// If it cannot be understood.
    pub fn parse(words: &[&str]) -> Result<Options, Failure> {
        let listen = SocketAddr::from(([127, 0, 0, 1], 8000));
        let mut options = Options { nodes: 3, listen, program: None, serve: Vec::new() };
        let mut words = words.iter();
        while let Some(word) = words.next() {
            let mut value = |what: &str| {
                let missing = || Failure::usage(format!("{word} wants {what} after it"));
                words.next().copied().ok_or_else(missing)
            };
            match *word {
                "--nodes" => options.nodes = nodes(value("a number of nodes")?)?,
                "--listen" => options.listen = address(value("an address and port")?)?,
                // What was typed is meant from where it was typed.
                "--program" => {
                    let here = std::env::current_dir().unwrap_or_default();
                    options.program = Some(here.join(value("a file")?));
                }
                "--" => options.serve = words.by_ref().map(|word| (*word).to_owned()).collect(),
                other => {
                    return Err(Failure::usage(format!(
                        "cluster takes --nodes, --listen, --program, and options of `tokyo serve` \
                         after --, not '{other}'"
                    )));
                }
            }
        }
        Ok(options)
    }
}

fn nodes(word: &str) -> Result<usize, Failure> {
    let number = word.parse().ok().filter(|number| (1..=MOST_NODES).contains(number));
    let wrong =
        || Failure::usage(format!("--nodes takes a number from 1 to {MOST_NODES}, not '{word}'"));
    number.ok_or_else(wrong)
}

fn address(word: &str) -> Result<SocketAddr, Failure> {
    let wrong = |_| {
        Failure::usage(format!("--listen takes an address such as 127.0.0.1:8000, not '{word}'"))
    };
    word.parse().map_err(wrong)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_nodes_are_meant_unless_somebody_says_otherwise() {
        let options = Options::parse(&[]).unwrap();
        assert_eq!((options.nodes, options.listen.to_string().as_str()), (3, "127.0.0.1:8000"));
        let words = ["--nodes", "5", "--listen", "127.0.0.1:9", "--program", "/old/tokyo"];
        let options = Options::parse(&words).unwrap();
        assert_eq!((options.nodes, options.listen.port()), (5, 9));
        assert_eq!(options.program, Some(PathBuf::from("/old/tokyo")));
    }

    #[test]
    fn whatever_follows_the_dashes_is_for_the_nodes() {
        let options = Options::parse(&["--nodes", "2", "--", "--rate", "9", "--nodes"]).unwrap();
        assert_eq!((options.nodes, options.serve.join(" ").as_str()), (2, "--rate 9 --nodes"));
    }

    #[test]
    fn what_cannot_be_understood_is_refused_with_what_would_be_right() {
        let why = |words: &[&str]| Options::parse(words).unwrap_err().to_string();
        assert_eq!(why(&["--nodes", "0"]), "--nodes takes a number from 1 to 32, not '0'");
        assert_eq!(why(&["--nodes"]), "--nodes wants a number of nodes after it");
        assert!(why(&["--listen", "8000"]).contains("such as 127.0.0.1:8000, not '8000'"));
        assert!(why(&["--rate", "9"]).contains("after --, not '--rate'"));
    }
}
