//! Every lesson, played to its end in every language.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use contract::{AnyTitle, Phrase};
use desk::{Bookmark, Lesson};
use serde_json::value::RawValue;
use serde_json::{Value, json};
use wire::outbound::{Offer, Standing};
use wire::page::LessonStep;
use wire::{Inbound, Outbound};
use words::Words;

/// Other choices that are tried at every step; where there are more, these stand for all.
const OTHERS: usize = 6;
/// Nobody waits longer than this for the clock, in match time.
const PATIENCE_MS: u64 = 600_000;

/// A command or an event, which messages hold as text.
fn read(text: &RawValue) -> Value {
    serde_json::from_str(text.get()).unwrap()
}

fn titles() -> impl Iterator<Item = &'static dyn AnyTitle> {
    catalogue::titles().iter().copied().filter(|title| title.meta().lesson.is_some())
}

fn languages(title: &dyn AnyTitle) -> Vec<&'static str> {
    title.meta().words.iter().map(|(language, _)| *language).collect()
}

/// A lesson and the time that has passed in it.
struct Run {
    lesson: Lesson,
    now_ms: u64,
    said: usize,
}

impl Run {
    fn new(title: &'static dyn AnyTitle, language: &str, from: Option<Bookmark>) -> Run {
        let lesson = Lesson::new(title, "Ana", language, from).unwrap();
        let now_ms = lesson.desk().table().now();
        Run { lesson, now_ms, said: 0 }
    }

    fn standing(&mut self) -> Standing {
        match self.lesson.hear(&Inbound::Resync {}, self.now_ms).remove(0) {
            Outbound::Welcome(welcome) => welcome.standing,
            other => panic!("{other:?}"),
        }
    }

    fn offers(&mut self) -> Vec<Offer> {
        self.standing().ask.map_or_else(Vec::new, |asked| asked.offers)
    }

    /// Lets clock and script act until the learner is asked something, or there is something to
    /// read.
    fn settle(&mut self) -> LessonStep {
        let until = self.now_ms + PATIENCE_MS;
        // When something is due; the clock goes there only if there is nothing to do before.
        let mut due = Some(self.now_ms);
        loop {
            let step = self.lesson.told_now();
            let asked = self.standing().ask.is_some();
            if step.over || (!step.waits && (step.reads || (asked && self.can_be_done()))) {
                return step;
            }
            let due_ms = due.unwrap_or_else(|| panic!("stands still: {step:?}"));
            self.now_ms = self.now_ms.max(due_ms);
            assert!(self.now_ms < until, "waits too long: {step:?}");
            due = self.lesson.tick(self.now_ms, 500).unwrap().next_ms;
        }
    }

    fn can_be_done(&self) -> bool {
        self.lesson.example().is_some()
    }

    fn act(&mut self, command: Value) -> Vec<Outbound> {
        self.said += 1;
        let decision = self.standing().ask.unwrap().decision;
        let id = format!("a-{}", self.said);
        self.lesson.hear(&Inbound::Command { id, decision, command }, self.now_ms)
    }

    /// Does what is asked as the script's example does it.
    fn follow(&mut self) {
        let step = self.lesson.told_now();
        if step.reads {
            self.lesson.next(self.now_ms);
            return;
        }
        let example = self.lesson.example().unwrap_or_else(|| panic!("nothing to do: {step:?}"));
        let said = self.act(example.clone());
        assert!(matches!(said[0], Outbound::Ack { .. }), "{example} at {step:?}: {said:?}");
    }

    /// Plays on to the end, and tells how many steps that took.
    fn finish(&mut self) -> usize {
        for count in 0..200 {
            if self.settle().over {
                return count;
            }
            self.follow();
        }
        panic!("the lesson has no end: {:?}", self.lesson.told_now())
    }
}

/// Somebody who reads for an hour at every step loses nothing, and is asked the same as anybody.
#[test]
fn nobody_learns_against_the_clock() {
    for title in titles() {
        let id = title.meta().id;
        let mut run = Run::new(title, "en", None);
        let mut steps = 0;
        loop {
            let before = run.settle();
            if before.over {
                break;
            }
            run.now_ms += 3_600_000;
            run.lesson.tick(run.now_ms, 500).unwrap();
            let after = run.lesson.told_now();
            assert_eq!((after.step, after.version), (before.step, before.version), "{id}");
            run.follow();
            steps += 1;
        }
        assert_eq!(steps, Run::new(title, "en", None).finish(), "{id}");
    }
}

#[test]
fn every_shown_game_has_a_lesson() {
    let without: Vec<&str> = catalogue::titles()
        .iter()
        .map(|title| title.meta())
        .filter(|meta| meta.shown && meta.lesson.is_none())
        .map(|meta| meta.id)
        .collect();
    assert_eq!(without, Vec::<&str>::new());
}

#[test]
fn every_lesson_ends_in_every_language_and_every_step_has_words() {
    for title in titles() {
        for language in languages(title) {
            let mut run = Run::new(title, language, None);
            let mut acts = 0;
            loop {
                let step = run.settle();
                if step.over {
                    break;
                }
                let id = title.meta().id;
                assert!(step.text.chars().count() > 10, "{id}, {language}: {step:?}");
                assert!(
                    !step.text.starts_with("lesson-"),
                    "{id} lacks {} in {language}",
                    step.text
                );
                acts += usize::from(!step.reads);
                run.follow();
            }
            assert!(acts >= 3, "{}: three decisions at the least, not {acts}", title.meta().id);
        }
    }
}

/// A choice that a step leaves free must not lead to where the script cannot go on.
#[test]
fn whatever_a_step_allows_leads_to_the_end() {
    for title in titles() {
        let mut run = Run::new(title, "en", None);
        while !run.settle().over {
            let mark = run.lesson.bookmark().unwrap();
            let others = run.offers();
            // Evenly from the first to the last.
            let apart = others.len().div_ceil(OTHERS).max(1);
            for offer in others.iter().step_by(apart) {
                let mut other = Run::new(title, "en", Some(mark.clone()));
                other.settle();
                let said = other.act(read(&offer.command));
                let id = title.meta().id;
                assert!(matches!(said[0], Outbound::Ack { .. }), "{id}: {offer:?}: {said:?}");
                other.finish();
            }
            run.follow();
        }
    }
}

#[test]
fn a_lesson_goes_on_from_its_bookmark() {
    for title in titles() {
        let mut whole = Run::new(title, "en", None);
        let mut parts = Run::new(title, "en", None);
        for _ in 0..3 {
            whole.settle();
            whole.follow();
            parts.settle();
            parts.follow();
            let mark = serde_json::to_string(&parts.lesson.bookmark().unwrap()).unwrap();
            parts = Run::new(title, "en", Some(serde_json::from_str(&mark).unwrap()));
        }
        let (one, other) = (whole.settle(), parts.settle());
        assert_eq!(one.step, other.step);
        whole.finish();
        parts.finish();
        let last = |run: &Run| run.lesson.desk().table().record().unwrap().lines.last().cloned();
        assert_eq!(last(&whole).unwrap().digest, last(&parts).unwrap().digest);
    }
}

#[test]
fn what_the_lesson_does_not_ask_for_has_to_wait() {
    let title = catalogue::find("king-of-tokyo").unwrap();
    let script = json!({
        "rivals": ["Hana"],
        "seed": 2,
        "steps": [
            { "say": "goal" },
            {
                "say": "goal", "example": ["resolve"], "allow": ["resolve"],
                "otherwise": "lesson-later",
            },
        ],
    });
    let mut lesson = Lesson::of(title, &script.to_string(), "Ana", "en", None).unwrap();
    assert!(lesson.told_now().reads);
    let said = lesson.next(0);
    let Outbound::Welcome(welcome) = &said[0] else { panic!("{said:?}") };
    let asked = welcome.standing.ask.clone().unwrap();
    let commands: Vec<Value> = asked.offers.iter().map(|offer| read(&offer.command)).collect();
    assert_eq!(commands, [json!("resolve")]);
    let all = lesson.desk().table().game().offers(contract::Seat(0)).list;
    let other = all.into_iter().find(|command| *command != json!("resolve")).unwrap();
    let before = lesson.desk().table().version();
    let (id, decision) = ("a".to_owned(), asked.decision);
    let said = lesson.hear(&Inbound::Command { id, decision, command: other }, 0);
    let Outbound::Refused(refused) = &said[0] else { panic!("{said:?}") };
    assert_eq!(refused.clause, None);
    assert_eq!(lesson.desk().table().version(), before);
    let later = Words::new(title.meta(), "en").unwrap().say(&Phrase::new("lesson-later"));
    assert_eq!(lesson.told_now().aside, Some(later));
}

#[test]
fn an_act_at_a_time_that_cannot_be_is_denied_and_changes_nothing() {
    let mut run = Run::new(titles().next().unwrap(), "en", None);
    while run.settle().reads {
        run.lesson.next(run.now_ms);
    }
    let (before, command) = (run.lesson.desk().table().version(), run.lesson.example().unwrap());
    run.now_ms = u64::MAX;
    let decision = run.standing().ask.unwrap().decision;
    let act = Inbound::Command { id: "a-1".into(), decision, command };
    let said = run.lesson.hear(&act, u64::MAX);
    assert!(matches!(&said[0], Outbound::Refused(refused) if refused.id == "a-1"), "{said:?}");
    assert_eq!(run.lesson.desk().table().version(), before);
}
