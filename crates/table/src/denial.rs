//! Why a table says no.

use contract::{Denied, reasons};

/// Why the table did not do something.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Denial {
    /// The game refused it, or could not read it.
    #[error(transparent)]
    Game(#[from] Denied),
    /// It answers a decision that its seat no longer has.
    #[error("this answers decision {decision}, but the seat now has decision {now}")]
    Stale {
        /// The decision it answers.
        decision: u32,
        /// The decision that the seat has now.
        now: u32,
    },
    /// It reaches back before what the table remembers: rebuild the table from the whole log
    /// and try again.
    #[error("this reaches back before the checkpoint: it needs the whole log")]
    NeedsHistory,
    /// The table itself has a reason.
    #[error(transparent)]
    Table(#[from] Reason),
    /// What was written down does not fit the game, or itself: one sentence.
    #[error("{0}")]
    Broken(String),
}

reasons! {
    /// What a table itself can have against something.
    pub enum Reason {
        #[key("denied-no-such-seat")]
        #[error("there is no seat {seat}: seats go from 0 to {last}")]
        NoSuchSeat { seat: u8, last: usize },
        #[key("denied-bot-plays")]
        #[error("a bot plays this seat: take it back first")]
        BotPlays,
        #[key("denied-over")]
        #[error("the match is over")]
        Over,
        #[key("denied-ended")]
        #[error("the match has ended without a result")]
        Ended,
        #[key("denied-paused")]
        #[error("the match is paused: wait until it goes on, or propose to go on now")]
        Paused,
        #[key("denied-late")]
        #[error("match time ends at {last_ms} ms")]
        Late { last_ms: u64 },
        #[key("denied-backwards")]
        #[error("time does not run backwards: the match is at {now_ms} ms")]
        Backwards { now_ms: u64 },
        #[key("denied-clock-first")]
        #[error("the clock acts first: it is due at {due_ms} ms")]
        ClockFirst { due_ms: u64 },
        #[key("denied-sleepless")]
        #[error("the clock acts more than {most} times at once")]
        Sleepless { most: usize },
        #[key("denied-no-digest")]
        #[error("the state has no digest")]
        NoDigest,
        #[key("denied-not-asked")]
        #[error("seat {seat} is not being asked to agree to anything")]
        NotAsked { seat: u8 },
        #[key("denied-proposed")]
        #[error("{name} has already proposed something: answer that first")]
        Proposed { name: String },
        #[key("denied-hushed")]
        #[error("your last proposal was turned down: wait a minute before the next")]
        Hushed,
        #[key("denied-paused-already")]
        #[error("the match is already paused")]
        PausedAlready,
        #[key("denied-not-paused")]
        #[error("the match is not paused")]
        NotPaused,
        #[key("denied-pause-length")]
        #[error("a pause lasts between a minute and seven days")]
        PauseLength,
        #[key("denied-resigned")]
        #[error("you resigned, so you cannot take the seat back")]
        Resigned,
        #[key("denied-person-sits")]
        #[error("that seat is already taken by a person")]
        PersonSits,
        #[key("denied-bots-return")]
        #[error("only a person can take a seat back")]
        BotsReturn,
        #[key("denied-not-kept")]
        #[error("only a seat that a bot keeps for somebody who gave it up can be taken over")]
        NotKept,
        #[key("denied-bots-take-over")]
        #[error("only a person can take over a seat")]
        BotsTakeOver,
        #[key("denied-bot-sits")]
        #[error("a bot is already playing that seat")]
        BotSits,
        #[key("denied-stand-in")]
        #[error("only a bot can stand in for a person")]
        StandIn,
        #[key("denied-time-left")]
        #[error("that seat has not run out of time")]
        TimeLeft,
        #[key("denied-undo-consent")]
        #[error("this can't be taken back: the others who played would have to agree")]
        UndoConsent,
        #[key("denied-undo-asked")]
        #[error("an undo is being asked for already")]
        UndoAsked,
        #[key("denied-undo-not-asked")]
        #[error("no undo is being asked of seat {seat}")]
        UndoNotAsked { seat: u8 },
        #[key("denied-undo-nothing")]
        #[error("there is nothing to take back")]
        UndoNothing,
        #[key("denied-undo-barred")]
        #[error(
            "this can't be taken back: since then dice were rolled, cards were drawn, something \
             hidden was shown, or the rules make it final. Only a practice table allows that"
        )]
        UndoBarred,
        #[key("denied-undo-away")]
        #[error(
            "this can't be taken back now: it needs the consent of {names}, away at the moment"
        )]
        UndoAway { names: String, count: usize },
        #[key("denied-practice")]
        #[error("practice is for one person against bots, and {people} sit here")]
        Practice { people: usize },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_has_a_sentence_in_english_and_a_phrase_for_everybody_else() {
        let reason = Reason::NoSuchSeat { seat: 9, last: 3 };
        assert_eq!(reason.to_string(), "there is no seat 9: seats go from 0 to 3");
        let phrase = contract::Phrase::new("denied-no-such-seat").with("seat", 9_u8);
        assert_eq!(reason.phrase(), phrase.with("last", 3_usize));
        assert_eq!(Reason::KEYS[0], ("denied-no-such-seat", &["seat", "last"][..]));
    }

    #[test]
    fn every_reason_has_a_key_of_its_own() {
        let keys: std::collections::BTreeSet<&str> =
            Reason::KEYS.iter().map(|(key, _)| *key).collect();
        assert_eq!(keys.len(), Reason::KEYS.len());
    }
}
