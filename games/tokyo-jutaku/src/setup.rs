//! What the lobby chooses.

use building::{District, Side};
use contract::{Chance, Day, Seat};
use kit::choice;
use serde::{Deserialize, Serialize};

/// What the lobby chooses. The default is the rulebook's race on white sites.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// How the race is run (clause 2.1).
    pub mode: Mode,
    /// Which side of the site cards is used (clause 1.2).
    pub side: Side,
    /// This many players, counted from the last seat, build on the blue side (clause 1.6).
    pub easy: u8,
    /// Whether illegal placements are refused, marked or left to the verdict (clause 4.2).
    pub assist: Assist,
    /// Which district the advanced cards of Roppongi replace (clause 1.3).
    pub roppongi: Roppongi,
    /// Tokens do not move across the pile of wood (clause 7.3).
    pub hole_blocks: bool,
    /// The piece placed last may be nudged (clause 3.9).
    pub nudge: bool,
    /// How many seconds a piece may be held; 0 for no limit (clause 3.5).
    pub idle_hold: u8,
    /// What a false stop costs, in hundreds of yen (clause 5.5).
    pub fine: u8,
    /// Minutes of a time attack, alone or together (clauses 9.1, 9.7 and 9.8).
    pub attack: u8,
    /// The match ends after this many minutes; 0 for never (clause 8.3).
    pub limit: u8,
    /// The day whose site is built; nothing for one that chance draws (clause 9.5). Left out where
    /// there is none, so that records from before there were days keep their digests.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(as = "Option<String>", optional))]
    pub day: Option<Day>,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            mode: Mode::default(),
            side: Side::White,
            easy: 0,
            assist: Assist::default(),
            roppongi: Roppongi::default(),
            hole_blocks: false,
            nudge: false,
            idle_hold: 30,
            fine: 0,
            attack: 10,
            limit: 0,
            day: None,
        }
    }
}

choice!(/// How the race is run: freely, in simultaneous beats, against a clock for oneself or
    /// together, all on the same card, or on one site.
    Mode: Race, Beats, Attack, Team, Duel, Daily);
choice!(/// How much help there is while one builds.
    Assist: Standard, Guided, Master);
choice!(/// Which district Roppongi replaces: none, one that chance draws, or this one.
    Roppongi: Off, Random, Shinjuku, Shibuya, Shinagawa, Ginza, Ueno, Asakusa, Akihabara,
    Ikebukuro);

impl Roppongi {
    /// The district that was named.
    pub fn district(self) -> Option<District> {
        match self {
            Roppongi::Off | Roppongi::Random => None,
            Roppongi::Shinjuku => Some(District::Shinjuku),
            Roppongi::Shibuya => Some(District::Shibuya),
            Roppongi::Shinagawa => Some(District::Shinagawa),
            Roppongi::Ginza => Some(District::Ginza),
            Roppongi::Ueno => Some(District::Ueno),
            Roppongi::Asakusa => Some(District::Asakusa),
            Roppongi::Akihabara => Some(District::Akihabara),
            Roppongi::Ikebukuro => Some(District::Ikebukuro),
        }
    }
}

impl Setup {
    /// The side of the cards that a seat builds on, at a table of that many players (clauses 1.2
    /// and 1.6).
    pub fn side_of(&self, seat: Seat, seats: usize) -> Side {
        let eased = seat.idx() + usize::from(self.easy) >= seats;
        if eased && self.mode != Mode::Daily { Side::Blue } else { self.side }
    }

    /// The chance that the site of a day is drawn from, where a day was chosen (clause 9.5).
    pub fn site_chance(&self) -> Option<Chance> {
        let day = self.day.filter(|_| self.mode == Mode::Daily)?;
        Some(Chance::from_number(u64::from(day.number())))
    }

    /// How Roppongi takes part: on the site of a day, which is the same for everybody, not at all.
    pub fn roppongi_here(&self) -> Roppongi {
        if self.site_chance().is_some() { Roppongi::Off } else { self.roppongi }
    }

    /// Whether a clock decides, and everybody builds on until it has run out.
    pub fn is_timed(&self) -> bool {
        matches!(self.mode, Mode::Attack | Mode::Team)
    }

    /// Whether a lone builder races against the clock (clause 9.6).
    pub fn is_sprint(&self, seats: usize) -> bool {
        seats == 1 && matches!(self.mode, Mode::Race | Mode::Daily)
    }

    /// What bots play among themselves: the same, with a limit that ends every match.
    pub fn for_bots() -> Setup {
        Setup { limit: 45, ..Setup::default() }
    }
}
