//! Facts for lobby and statistics, and the checks of states from outside.

use contract::{
    About, Check, Coaching, Encoder, Malformed, Meta, Profile, Seat, Secrets, SetupOption, Values,
};

use crate::coach::Casual;
use crate::lists;
use crate::rules::ConnectFour;

impl About for ConnectFour {
    const META: Meta = Meta {
        id: "connect-four",
        title: "Connect Four",
        seats: 2..=2,
        rules_version: 1,
        shown: false,
        hidden: false,
        options: &[SetupOption { key: "start", values: Values::OneOf(&["seat-0", "random"]) }],
        figures: &[],
        endings: &["four-in-line", "full-grid"],
        profile: Profile { minutes: [5, 10], weight: 1, luck: 1 },
        rules: include_str!("../RULES.md"),
        sisters: lists::SISTERS,
        guides: lists::GUIDES,
        words: lists::WORDS,
        lesson: lists::LESSON,
    };

    const ENCODER: Option<Encoder<ConnectFour>> = Some(Encoder::of());

    const COACHING: Option<Coaching<ConnectFour>> = Some(Coaching::Chances(|| Box::new(Casual)));
}

impl Check for ConnectFour {
    fn check(&self) -> Result<(), Malformed> {
        if self.first.0 > 1 {
            return Err(
                format!("seat {} cannot have begun: there are seats 0 and 1", self.first).into()
            );
        }
        let second = Seat(self.first.0 ^ 1);
        let (ours, theirs) = (self.grid.count_of(self.first), self.grid.count_of(second));
        if ours != theirs && ours != theirs + 1 {
            return Err(format!(
                "seat {} began, so it has as many discs as seat {second} or one more, not {ours} \
                 to {theirs}",
                self.first
            )
            .into());
        }
        // The last disc ended the game, so the other seat cannot have a line as well.
        let last = if ours > theirs { self.first } else { second };
        let other = Seat(last.0 ^ 1);
        if self.grid.has_line(other) {
            return Err(format!("seat {other} had four in line, yet seat {last} played on").into());
        }
        let undone = self.grid.without_top_of(last);
        if self.grid.has_line(last) && !undone.iter().any(|before| !before.has_line(last)) {
            return Err(format!("seat {last} had four in line before its last disc").into());
        }
        Ok(())
    }
}

impl Secrets for ConnectFour {}
