//! Answers to players' questions.

use ::building::{Angle, Building, CardId, PieceId, Point, Pose, Side, candidates};
use contract::{Ask, Game, Malformed, Seat, Viewer};

use crate::mind::ask::{Answer, Question, Tried};
use crate::mind::tests::{blue, building};
use crate::setup::{Assist, Mode, Setup};
use crate::state::TokyoJutaku;
use crate::view::View;

fn ask(view: &View, question: &Question) -> Result<Answer, Malformed> {
    <TokyoJutaku as Ask>::ask(view, question)
}

#[test]
fn questions_are_answered_from_the_own_site() {
    let mut state = building(&blue(Mode::Race), 2, 18);
    let view = state.view(Viewer::Seat(Seat(0)));
    let piece = PieceId::new(0).unwrap();
    let Ok(Answer::Fits(places)) = ask(&view, &Question::Fits { piece }) else {
        unreachable!("a seat asks about its site")
    };
    let site = state.architects[Seat(0)].site.as_ref().unwrap();
    let found = candidates(site.building(), piece);
    assert_eq!(places, found.len());
    let pose = found[0].pose;
    let snapped = ask(&view, &Question::Snap { pose, radius: 0 });
    assert_eq!(snapped, Ok(Answer::Snap { pose, floor: 1 }));
    let Ok(Answer::Verdict(faults)) = ask(&view, &Question::Verdict) else {
        unreachable!("the standard level shows what is wrong")
    };
    assert!(!faults.is_empty(), "nothing is built");
    assert!(ask(&view, &Question::Snap { pose, radius: -1 }).is_err());
    state.setup.assist = Assist::Master;
    let view = state.view(Viewer::Seat(Seat(0)));
    let snap = Question::Snap { pose, radius: 2_000 };
    for question in [Question::Verdict, Question::Fits { piece }, snap] {
        assert!(ask(&view, &question).is_err(), "a master has only the verdict");
    }
    let shown = TokyoJutaku::questions(&view);
    assert!(shown.iter().all(|question| ask(&view, question).is_ok()));
    state.setup.assist = Assist::Standard;
    let nobody = state.view(Viewer::Public);
    assert!(ask(&nobody, &Question::Fits { piece }).is_err());
}

fn tried(view: &View, pose: Pose, radius: i32) -> Tried {
    match ask(view, &Question::Try { pose, radius }) {
        Ok(Answer::Try(tried)) => tried,
        other => unreachable!("a seat tries a pose: {other:?}"),
    }
}

fn at(assist: Assist) -> (View, Building) {
    let state = building(&Setup { assist, ..blue(Mode::Race) }, 2, 18);
    let site = state.architects[Seat(0)].site.clone().unwrap();
    (state.view(Viewer::Seat(Seat(0))), site.building().clone())
}

/// A piece in the corner of the card: it lies, but outside of the border.
fn outside() -> Pose {
    let piece = PieceId::new(0).unwrap();
    Pose::new(piece, false, Angle::default(), Point::new(4_500, 4_500)).unwrap()
}

#[test]
fn clause_4_2_what_is_told_before_placing_follows_the_assist_level() {
    for (assist, bars, marks) in
        [(Assist::Guided, 1, 0), (Assist::Standard, 0, 1), (Assist::Master, 0, 0)]
    {
        let (view, _) = at(assist);
        let told = tried(&view, outside(), 0);
        assert_eq!((told.bars.len(), told.marks.len()), (bars, marks), "{assist:?}");
        assert_eq!((told.pose, told.floor), (outside(), 1));
        let clause = told.bars.iter().chain(&told.marks).next().map(|fault| fault.clause.clone());
        assert_eq!(clause.as_deref(), (assist != Assist::Master).then_some("4.5"));
        // What wood cannot do is told to everybody.
        let piece = PieceId::new(0).unwrap();
        let off = Pose::new(piece, false, Angle::default(), Point::new(-9_000, 0)).unwrap();
        assert_eq!(tried(&view, off, 0).bars[0].clause, "4.3", "{assist:?}");
    }
}

#[test]
fn the_legal_magnet_is_not_for_masters() {
    let piece = PieceId::new(2).unwrap();
    for assist in [Assist::Guided, Assist::Standard, Assist::Master] {
        let (view, site) = at(assist);
        let place = candidates(&site, piece)[0].pose;
        let nudged = place.at() + Point::new(900, 700);
        let held = Pose::new(piece, place.flip(), place.rotation(), nudged).unwrap();
        let told = tried(&view, held, 3_000);
        let legal = site.judge(told.pose).is_ok();
        assert!(legal || assist == Assist::Master);
        assert_eq!(tried(&view, held, 0).pose, held, "without a magnet it stays where it is");
    }
    let (view, _) = at(Assist::Standard);
    assert!(ask(&view, &Question::Try { pose: outside(), radius: -1 }).is_err());
}

#[test]
fn a_solution_is_a_question_when_there_is_one() {
    let mut state = building(&blue(Mode::Race), 2, 18);
    let card = CardId::new(state.architects[Seat(1)].site.as_ref().unwrap().card).unwrap();
    let question = Question::Solution { seat: Seat(1), card };
    assert!(ask(&state.view(Viewer::Public), &question).is_err(), "somebody builds on it");
    state.architects[Seat(1)].done.push(card.get());
    let view = state.view(Viewer::Public);
    assert!(TokyoJutaku::questions(&view).contains(&question));
    assert!(
        matches!(ask(&view, &question), Ok(Answer::Solution(standing)) if !standing.is_empty())
    );
}

#[test]
fn the_box_is_shown_to_everybody() {
    let (view, _) = at(Assist::Master);
    let Ok(Answer::Wood(shapes)) = ask(&view, &Question::Wood) else {
        unreachable!("the wood lies open")
    };
    assert_eq!(shapes.len(), ::building::N_PIECES);
    let card = CardId::new(0).unwrap();
    assert!(matches!(
        ask(&view, &Question::Ground { card, side: Side::White }),
        Ok(Answer::Ground(_))
    ));
}
