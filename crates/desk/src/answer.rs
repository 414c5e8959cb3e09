//! Why something was not done.

use contract::Denied;
use contract::Speaker;
use table::{Denial, Table};
use wire::Outbound;
use wire::outbound::{Code, Refused};
use words::Words;

/// The message that says why a command was not done.
pub fn denied(table: &Table, words: &Words, id: &str, denial: &Denial) -> Outbound {
    let plain = |why: String| {
        let id = id.to_owned();
        Refused { id, clause: None, why, reason: None, pieces: Vec::new(), decision: None }
    };
    let refused = match denial {
        Denial::Game(Denied::Refused(refusal)) => Refused {
            clause: Some(refusal.clause.to_string()),
            reason: Some(refusal.why.clone()),
            pieces: refusal.pieces.clone(),
            ..plain(words.at(&table.players()).say(&refusal.why))
        },
        Denial::Stale { now, .. } => Refused { decision: Some(*now), ..plain(denial.to_string()) },
        Denial::Game(other) => {
            let (id, message) = (Some(id.to_owned()), other.to_string());
            return Outbound::Error { id, code: Code::Malformed, message, reason: None };
        }
        Denial::Table(reason) => {
            Refused { reason: Some(reason.phrase()), ..plain(reason.to_string()) }
        }
        Denial::NeedsHistory | Denial::Broken(_) => plain(denial.to_string()),
    };
    Outbound::Refused(Box::new(refused))
}
