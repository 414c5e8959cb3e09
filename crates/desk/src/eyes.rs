//! Through whose eyes a match is seen again.

use std::str::FromStr;

use contract::{Malformed, Seat, Viewer};

/// Through whose eyes a replay is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// One viewer's.
    Of(Viewer),
    /// Those of whose act it is, so that every secret is seen at its time; nothing that happens is
    /// hidden.
    All,
}

/// Reads a seat's number, `public` or `all`.
impl FromStr for Eyes {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Eyes, Malformed> {
        match text {
            "all" => Ok(Eyes::All),
            "public" => Ok(Eyes::Of(Viewer::Public)),
            number => {
                Ok(number.parse().map(|seat| Eyes::Of(Viewer::Seat(Seat(seat)))).map_err(|_| {
                    format!("nobody sees with the eyes '{number}': give a seat, public or all")
                })?)
            }
        }
    }
}
