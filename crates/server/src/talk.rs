//! Who may chat at a table.

use serde::{Deserialize, Serialize};
use wire::chat::Speakers;

use crate::fault::Fault;

/// How many people a host can mute.
const MOST_MUTED: usize = 100;

/// Who may chat at a table, as its head keeps it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Talk {
    /// Who may chat.
    pub who: Speakers,
    /// Those whom the host has muted, by public id.
    pub muted: Vec<String>,
}

/// Tables from before there was a choice let everyone speak.
impl Default for Talk {
    fn default() -> Talk {
        Talk { who: Speakers::Everyone, muted: Vec::new() }
    }
}

impl Talk {
    /// How a new table begins: strangers who watch a listed table only read.
    pub fn usual(listed: bool) -> Talk {
        let who = if listed { Speakers::Players } else { Speakers::Everyone };
        Talk { who, ..Talk::default() }
    }

    /// Whether somebody may chat.
    ///
    /// # Errors
    /// Why not.
    pub fn may_speak(&self, speaker: &str, sits: bool) -> Result<(), Fault> {
        match self.who {
            Speakers::Nobody => Err(Fault::ChatOff),
            Speakers::Players if !sits => Err(Fault::ChatPlayers),
            _ if self.is_muted(speaker) => Err(Fault::MutedByHost),
            _ => Ok(()),
        }
    }

    /// Whether the host has muted them.
    pub fn is_muted(&self, speaker: &str) -> bool {
        self.muted.iter().any(|muted| muted == speaker)
    }

    /// Mutes somebody, or lets them speak again.
    ///
    /// # Errors
    /// If too many are muted already.
    pub fn mute(&mut self, speaker: &str, mute: bool) -> Result<(), Fault> {
        self.muted.retain(|muted| muted != speaker);
        if mute && self.muted.len() >= MOST_MUTED {
            return Err(Fault::TooManyMuted { most: MOST_MUTED });
        }
        if mute {
            self.muted.push(speaker.to_owned());
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_may_chat_depends_on_the_table_the_seat_and_the_host() {
        let mut talk = Talk::usual(true);
        assert_eq!(talk.may_speak("ann", true), Ok(()));
        assert_eq!(talk.may_speak("ann", false), Err(Fault::ChatPlayers));
        talk.mute("ann", true).unwrap();
        assert_eq!(talk.may_speak("ann", true), Err(Fault::MutedByHost));
        assert_eq!(talk.may_speak("bob", true), Ok(()));
        talk.mute("ann", false).unwrap();
        assert_eq!(talk.may_speak("ann", true), Ok(()));
        assert_eq!(Talk::usual(false).may_speak("ann", false), Ok(()));
        let off = Talk { who: Speakers::Nobody, ..Talk::default() };
        assert_eq!(off.may_speak("ann", true), Err(Fault::ChatOff));
    }

    #[test]
    fn a_host_mutes_only_so_many() {
        let mut talk = Talk::usual(true);
        for number in 0..MOST_MUTED {
            talk.mute(&number.to_string(), true).unwrap();
        }
        assert!(talk.mute("one more", true).is_err());
        assert_eq!(talk.mute("0", true), Ok(()), "once only");
        assert_eq!(talk.muted.len(), MOST_MUTED);
    }
}
