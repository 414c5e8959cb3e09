//! Lanterns: a toy with hidden hands, dice, simultaneous choices, interruptions and a clock, so
//! that every part of the contract is exercised before a real game needs it. The parameter seeds
//! a fault into it.

// Several test binaries share this toy, and none of them needs all of it.
#![allow(dead_code)]

mod companions;
mod encode;
mod rules;
mod view;

pub use rules::Lanterns;

/// What can be wrong with a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Wrong {
    Nothing,
    LeakedSecret,
    DirtyRefusal,
    FalseOffer,
    BadGuess,
    TalkativeEvent,
    PeekingOffers,
    FrozenNumber,
    HiddenOffer,
    PanicOnGarbage,
    HugeNumber,
    MissingWord,
    NobodyAwaited,
    HiddenDice,
    GullibleCheck,
    JudgeDisagrees,
    InventedClause,
    RestlessNumbers,
    FreeDice,
    UnlistedCommand,
    EarlyClock,
    TalkativeClock,
    SpeechlessClock,
    SpeechlessSecret,
    PanicOnLag,
    PanickyLabel,
    NumberedSeat,
    NoGoal,
    NoHint,
    RawName,
    SpeechlessSketch,
    UnexplainedEnd,
    FalseWarning,
    UnknownSecrets,
    SilentBot,
    PeekingNumber,
    WildNumber,
    UnwrittenNumber,
    PeekingTrait,
    WildTrait,
    TwinSlots,
    StraySlot,
    MissingSlot,
    InventedChoice,
    SecondSlot,
    DisorderedSlots,
    UnmarkedSlot,
    InventedOffer,
    ShiftedNumbers,
    NewEncoding,
    UnsaidEncoding,
}

impl Wrong {
    /// Whether the fault with that number is this one.
    pub const fn is(self, fault: u8) -> bool {
        self as u8 == fault
    }
}
