//! The suite finds what it is there to find: a sound toy passes, and each seeded fault fails the
//! check that is meant for it.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod lanterns;

use conformance::{Plan, compare_encodings, examine, examine_encoding, golden_encodings};
use lanterns::{Lanterns, Wrong};

const PLAN: Plan = Plan { games: 60, one_in: 4, limit: 1_000, seed: 7, narrow: &[], fixed: &[] };

/// The check that stumbles over a fault.
fn found<const WRONG: u8>() -> &'static str {
    // A seeded panic is caught by the suite; its message would only clutter the output.
    let fault = examine::<Lanterns<WRONG>>(&PLAN).expect_err("the fault was not found");
    assert!(!fault.what.is_empty());
    fault.check
}

#[test]
fn a_sound_game_passes() {
    let told = examine::<Lanterns<{ Wrong::Nothing as u8 }>>(&PLAN).unwrap();
    assert!(told.contains("180 games"), "{told}");
    assert!(told.contains("played-out") && told.contains("lit-up"), "{told}");
    assert!(!told.contains(" 0 with secrets"), "{told}");
}

#[test]
fn a_leaked_secret_is_found() {
    assert_eq!(found::<{ Wrong::LeakedSecret as u8 }>(), "secrecy");
}

#[test]
fn secrets_that_a_game_does_not_own_up_to_are_found() {
    assert_eq!(found::<{ Wrong::UnknownSecrets as u8 }>(), "secretive");
}

#[test]
fn a_refused_command_that_changes_the_state_is_found() {
    assert_eq!(found::<{ Wrong::DirtyRefusal as u8 }>(), "refusal");
}

#[test]
fn an_offer_that_is_refused_is_found() {
    assert_eq!(found::<{ Wrong::FalseOffer as u8 }>(), "offers");
}

#[test]
fn a_guess_that_disagrees_is_found() {
    assert_eq!(found::<{ Wrong::BadGuess as u8 }>(), "guess");
}

#[test]
fn an_event_that_tells_too_much_is_found() {
    assert_eq!(found::<{ Wrong::TalkativeEvent as u8 }>(), "secrecy");
}

#[test]
fn offers_that_peek_are_found() {
    assert!(["guess", "secrecy"].contains(&found::<{ Wrong::PeekingOffers as u8 }>()));
}

#[test]
fn a_decision_number_that_stands_still_is_found() {
    assert_eq!(found::<{ Wrong::FrozenNumber as u8 }>(), "decision");
}

#[test]
fn a_legal_command_that_is_not_offered_is_found() {
    assert_eq!(found::<{ Wrong::HiddenOffer as u8 }>(), "offers");
}

#[test]
fn a_panic_on_garbage_is_found() {
    assert_eq!(found::<{ Wrong::PanicOnGarbage as u8 }>(), "panic");
}

#[test]
fn a_number_too_large_for_other_languages_is_found() {
    assert_eq!(found::<{ Wrong::HugeNumber as u8 }>(), "numbers");
}

#[test]
fn a_missing_word_is_found() {
    assert_eq!(found::<{ Wrong::MissingWord as u8 }>(), "words");
}

#[test]
fn a_game_that_waits_for_nobody_is_found() {
    assert_eq!(found::<{ Wrong::NobodyAwaited as u8 }>(), "awaiting");
}

#[test]
fn dice_that_do_not_come_from_chance_are_found() {
    assert_eq!(found::<{ Wrong::HiddenDice as u8 }>(), "replay");
}

#[test]
fn a_check_that_believes_everything_is_found() {
    assert_eq!(found::<{ Wrong::GullibleCheck as u8 }>(), "panic");
}

#[test]
fn a_judge_that_disagrees_with_play_is_found() {
    assert_eq!(found::<{ Wrong::JudgeDisagrees as u8 }>(), "judge");
}

#[test]
fn a_clause_that_the_rules_do_not_have_is_found() {
    assert_eq!(found::<{ Wrong::InventedClause as u8 }>(), "clauses");
}

#[test]
fn decision_numbers_that_grow_because_of_others_are_found() {
    assert_eq!(found::<{ Wrong::RestlessNumbers as u8 }>(), "decision");
}

#[test]
fn dice_that_can_be_taken_back_freely_are_found() {
    assert_eq!(found::<{ Wrong::FreeDice as u8 }>(), "undo");
}

#[test]
fn a_command_beyond_a_complete_list_is_found() {
    assert_eq!(found::<{ Wrong::UnlistedCommand as u8 }>(), "offers");
}

#[test]
fn a_clock_that_acts_too_early_is_found() {
    assert_eq!(found::<{ Wrong::EarlyClock as u8 }>(), "clock");
}

#[test]
fn a_clock_that_tells_too_much_is_found() {
    assert_eq!(found::<{ Wrong::TalkativeClock as u8 }>(), "secrecy");
}

#[test]
fn events_without_words_are_found() {
    assert_eq!(found::<{ Wrong::SpeechlessClock as u8 }>(), "words");
    assert_eq!(found::<{ Wrong::SpeechlessSecret as u8 }>(), "words");
}

#[test]
fn panics_on_odd_lag_and_odd_labels_are_found() {
    assert_eq!(found::<{ Wrong::PanicOnLag as u8 }>(), "panic");
    assert_eq!(found::<{ Wrong::PanickyLabel as u8 }>(), "panic");
}

#[test]
fn a_shown_game_without_a_goal_is_found() {
    assert_eq!(found::<{ Wrong::NoGoal as u8 }>(), "words");
}

#[test]
fn a_decision_without_a_hint_is_found() {
    assert_eq!(found::<{ Wrong::NoHint as u8 }>(), "hints");
}

#[test]
fn a_player_who_is_a_number_is_found() {
    assert_eq!(found::<{ Wrong::NumberedSeat as u8 }>(), "names");
}

#[test]
fn a_name_that_is_not_made_safe_is_found() {
    assert_eq!(found::<{ Wrong::RawName as u8 }>(), "draw");
}

#[test]
fn a_word_missing_from_a_picture_is_found() {
    assert_eq!(found::<{ Wrong::SpeechlessSketch as u8 }>(), "words");
}

#[test]
fn an_end_without_an_explanation_is_found() {
    assert_eq!(found::<{ Wrong::UnexplainedEnd as u8 }>(), "explain");
}

#[test]
fn a_warning_of_an_end_that_does_not_come_is_found() {
    assert_eq!(found::<{ Wrong::FalseWarning as u8 }>(), "warnings");
}

#[test]
fn a_bot_that_does_not_answer_is_found() {
    assert_eq!(found::<{ Wrong::SilentBot as u8 }>(), "bots");
}

/// The check of the numbers that stumbles over a fault.
fn miscoded<const WRONG: u8>() -> &'static str {
    let fault = examine_encoding::<Lanterns<WRONG>>(&PLAN).expect_err("the fault was not found");
    assert!(!fault.what.is_empty());
    fault.check
}

#[test]
fn sound_numbers_pass() {
    let told = examine_encoding::<Lanterns<{ Wrong::Nothing as u8 }>>(&PLAN).unwrap();
    assert!(told.contains("of 25 numbers"), "{told}");
}

#[test]
fn an_encoding_that_nobody_is_told_of_is_found() {
    assert_eq!(miscoded::<{ Wrong::UnsaidEncoding as u8 }>(), "layout");
}

#[test]
fn numbers_that_tell_secrets_are_found() {
    assert_eq!(miscoded::<{ Wrong::PeekingNumber as u8 }>(), "observe");
    assert_eq!(miscoded::<{ Wrong::PeekingTrait as u8 }>(), "choices");
}

#[test]
fn numbers_outside_their_fields_are_found() {
    assert_eq!(miscoded::<{ Wrong::WildNumber as u8 }>(), "observe");
    assert_eq!(miscoded::<{ Wrong::WildTrait as u8 }>(), "choices");
}

#[test]
fn a_number_that_is_not_written_is_found() {
    assert_eq!(miscoded::<{ Wrong::UnwrittenNumber as u8 }>(), "observe");
}

#[test]
fn slots_that_do_not_match_the_offers_are_found() {
    assert_eq!(miscoded::<{ Wrong::TwinSlots as u8 }>(), "choices");
    assert_eq!(miscoded::<{ Wrong::StraySlot as u8 }>(), "choices");
    assert_eq!(miscoded::<{ Wrong::MissingSlot as u8 }>(), "choices");
    assert_eq!(miscoded::<{ Wrong::InventedChoice as u8 }>(), "choices");
    assert_eq!(miscoded::<{ Wrong::SecondSlot as u8 }>(), "choices");
    assert_eq!(miscoded::<{ Wrong::DisorderedSlots as u8 }>(), "choices");
}

#[test]
fn masks_that_do_not_match_the_slots_are_found() {
    assert_eq!(miscoded::<{ Wrong::UnmarkedSlot as u8 }>(), "mask");
    assert_eq!(miscoded::<{ Wrong::InventedOffer as u8 }>(), "mask");
}

#[test]
fn encodings_change_only_together_with_their_number() {
    let golden = golden_encodings::<Lanterns<{ Wrong::Nothing as u8 }>>().unwrap();
    assert!(golden.starts_with("encoding 1, rules 1\n") && golden.lines().count() > 15, "{golden}");
    assert_eq!(compare_encodings(&golden, &golden), Ok(()));
    let shifted = golden_encodings::<Lanterns<{ Wrong::ShiftedNumbers as u8 }>>().unwrap();
    assert_eq!(compare_encodings(&golden, &shifted).unwrap_err().check, "golden");
    let newer = golden_encodings::<Lanterns<{ Wrong::NewEncoding as u8 }>>().unwrap();
    assert_eq!(compare_encodings(&golden, &newer).unwrap_err().check, "stale");
}
