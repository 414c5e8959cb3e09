//! Bots at work.

use arena::{Bout, play_out};
use building::{CardId, PieceId, PieceSet, Side, deck};
use contract::{
    Awaiting, Bot, Chance, Endless, Entry, Evaluate, Game, Levels, Seat, Seed, Silent, Skill,
    Window,
};

use crate::command::{Beat, Command};
use crate::mind::builder::Builder;
use crate::mind::manner::{EASY, EXPERT, HARD, MASTER, Manner, NORMAL};
use crate::mind::pace;
use crate::mind::plan::Plan;
use crate::setup::{Assist, Mode, Setup};
use crate::site::Site;
use crate::state::{Phase, TokyoJutaku};

const SKILLS: [Skill; 6] =
    [Skill::Random, Skill::Easy, Skill::Normal, Skill::Hard, Skill::Expert, Skill::Master];

pub(super) fn blue(mode: Mode) -> Setup {
    Setup { mode, side: Side::Blue, attack: 3, limit: 10, ..Setup::for_bots() }
}

fn opened(setup: &Setup, seats: usize, number: u64) -> TokyoJutaku {
    TokyoJutaku::open(setup, seats, &mut Chance::from_number(number)).unwrap()
}

/// Lets the clock run until that seat may build.
pub(super) fn building(setup: &Setup, seats: usize, number: u64) -> TokyoJutaku {
    let mut state = opened(setup, seats, number);
    let mut chance = Chance::from_number(number + 1);
    while !matches!(state.phase, Phase::Building) {
        let entry = match state.awaiting() {
            Awaiting::Seats(waiting) if !waiting.must.is_empty() => {
                let seat = waiting.must.iter().next().unwrap();
                Entry::new(seat, state.now, state.sample(seat, &mut chance).unwrap())
            }
            Awaiting::Seats(waiting) => {
                Entry::new(contract::Actor::Clock, waiting.wake_at.unwrap(), Command::Tick)
            }
            Awaiting::Over(_) => unreachable!("nobody has built"),
        };
        state.play(&entry, &mut chance, &mut Silent).unwrap();
    }
    state
}

/// What a bot does now.
fn choice(bot: &mut dyn Bot<TokyoJutaku>, state: &TokyoJutaku, seat: Seat) -> (Command, u64) {
    let window = Window::unlisted(state, seat, true);
    let reply = bot.choose(&window, &Endless, &mut Chance::from_number(5));
    (reply.command.unwrap(), reply.after_ms)
}

fn play(state: &mut TokyoJutaku, seat: Seat, after: u64, command: Command) {
    let entry = Entry::new(seat, state.now + after, command);
    state.play(&entry, &mut Chance::from_number(6), &mut Silent).unwrap();
}

/// Plays a match on virtual time and counts answers against the rules.
fn match_of(setup: &Setup, skills: &[Skill], number: u64) -> (TokyoJutaku, u32) {
    let mut state = opened(setup, skills.len(), number);
    let mut bots: Vec<_> = skills.iter().map(|skill| TokyoJutaku::bot(*skill)).collect();
    let mut chance = Chance::from_number(number + 7);
    let mut refused = 0;
    for _ in 0..1_500 {
        let Awaiting::Seats(waiting) = state.awaiting() else { break };
        let seats: Vec<Seat> = waiting.must.union(waiting.may).iter().collect();
        let mut first: Option<(u64, Seat, Command)> = None;
        for seat in seats {
            let must = waiting.must.contains(seat);
            let window = Window::unlisted(&state, seat, must);
            let reply = bots[seat.idx()].choose(&window, &Endless, &mut chance);
            assert!(!must || reply.command.is_some(), "{:?} needs an answer", state.phase);
            let Some(command) = reply.command else { continue };
            let at = state.now + reply.after_ms;
            if first.as_ref().is_none_or(|(earliest, ..)| at < *earliest) {
                first = Some((at, seat, command));
            }
        }
        let first = first.filter(|(at, ..)| waiting.wake_at.is_none_or(|wake| *at < wake));
        let entry = match first {
            Some((at, seat, command)) => Entry::new(seat, at, command),
            None => Entry::new(contract::Actor::Clock, waiting.wake_at.unwrap(), Command::Tick),
        };
        refused += u32::from(state.play(&entry, &mut chance, &mut Silent).is_err());
    }
    (state, refused)
}

#[test]
fn every_answer_is_legal_in_every_mode() {
    for mode in [Mode::Race, Mode::Beats, Mode::Attack] {
        for (number, skill) in (1..).zip(SKILLS) {
            let (_, refused) = match_of(&blue(mode), &[skill, Skill::Normal], number);
            assert_eq!(refused, 0, "{skill} in {mode:?}");
        }
    }
    let daily = Setup { mode: Mode::Daily, limit: 3, ..Setup::for_bots() };
    let (_, refused) = match_of(&daily, &[Skill::Easy, Skill::Random], 3);
    assert_eq!(refused, 0);
}

#[test]
fn a_hard_builder_alone_completes_blue_sites() {
    for mode in [Mode::Race, Mode::Beats] {
        let setup = blue(mode);
        let mut bots = vec![TokyoJutaku::bot(Skill::Hard)];
        let state = opened(&setup, 1, 4);
        let (seed, bot_chance) = (Seed::from_number(8), Chance::from_number(9));
        let bout = Bout { state, bots: &mut bots, seed, bot_chance, limit: 2_000 };
        let end = play_out(bout, &mut |_| ());
        assert_eq!(end.outcome.unwrap().ending, "fourth-site", "{mode:?}");
    }
}

#[test]
fn better_builders_earn_more_in_a_time_attack() {
    let setup = Setup { attack: 4, ..blue(Mode::Attack) };
    let (state, _) = match_of(&setup, &[Skill::Hard, Skill::Easy], 11);
    let yen = |seat| state.architects[Seat(seat)].yen;
    assert!(yen(0) > yen(1), "{} and {}", yen(0), yen(1));
}

#[test]
fn a_grabbed_piece_leads_to_a_new_plan() {
    let mut state = building(&blue(Mode::Race), 2, 12);
    let steady = Manner { misjudges: 0, hesitates: 0, ..HARD };
    let mut bot = Builder::new(steady);
    let (command, after) = choice(&mut bot, &state, Seat(0));
    let Command::Grab { piece } = command else { unreachable!("nothing is in hand") };
    let old = bot.plan().unwrap().clone();
    assert_eq!(old.poses[0].piece(), piece);
    play(&mut state, Seat(1), after / 2, Command::Grab { piece });
    let site = state.architects[Seat(0)].site.as_ref().unwrap();
    assert_eq!(old.next(site, *state.supply(Seat(0))), None);
    let (command, _) = choice(&mut bot, &state, Seat(0));
    let new = bot.plan().unwrap();
    assert!(new.poses.iter().all(|pose| pose.piece() != piece));
    assert_eq!(command, Command::Grab { piece: new.poses[0].piece() });
}

#[test]
fn a_plan_is_kept_while_it_leads_on() {
    let mut state = building(&blue(Mode::Race), 2, 13);
    let mut bot = Builder::new(Manner { misjudges: 0, hesitates: 0, ..HARD });
    let mut placed = 0;
    let mut plan: Option<Plan> = None;
    loop {
        let (command, after) = choice(&mut bot, &state, Seat(0));
        if command == Command::Stop {
            break;
        }
        assert!(after >= 500, "{command:?} after {after}");
        let now = bot.plan().cloned();
        assert!(plan.is_none() || plan == now);
        plan = now;
        placed += usize::from(matches!(command, Command::Place { .. }));
        play(&mut state, Seat(0), after, command);
    }
    assert_eq!(placed, plan.unwrap().poses.len());
    assert_eq!(state.architects[Seat(0)].site.as_ref().unwrap().verdict(), []);
}

#[test]
fn who_has_gone_astray_steps_back() {
    let mut state = building(&blue(Mode::Beats), 1, 14);
    let site = state.architects[Seat(0)].site.as_ref().unwrap();
    // So little wood that nothing can follow.
    let piece = PieceId::new(0).unwrap();
    let pose = crate::offering::sensible(site, piece).first().unwrap().pose;
    play(&mut state, Seat(0), 0, Command::Beat(Beat::Place { pose }));
    state.supplies = vec![PieceSet::EMPTY];
    let mut bot = Builder::new(Manner { misjudges: 0, hesitates: 0, ..HARD });
    assert_eq!(choice(&mut bot, &state, Seat(0)).0, Command::Beat(Beat::Return));
}

/// The pieces that a clumsy builder puts against the rules in its first minutes.
fn blunders(assist: Assist) -> (usize, bool) {
    let mut state = building(&Setup { assist, ..blue(Mode::Race) }, 1, 21);
    let mut bot = Builder::new(Manner { misjudges: 1_000, notices: 1_000, ..HARD });
    let (mut wrong, mut took_back) = (0, false);
    for _ in 0..12 {
        let (command, after) = choice(&mut bot, &state, Seat(0));
        let stood_wrong = is_wrong(&state);
        took_back |= stood_wrong && command == Command::Return;
        play(&mut state, Seat(0), after.max(600), command);
        wrong += usize::from(is_wrong(&state) && !stood_wrong);
        if !matches!(state.phase, Phase::Building) {
            break;
        }
        state.architects[Seat(0)].busy_until = None;
    }
    (wrong, took_back)
}

fn is_wrong(state: &TokyoJutaku) -> bool {
    state.architects[Seat(0)].site.as_ref().is_some_and(|site| !site.marks().is_empty())
}

#[test]
fn a_fit_is_misjudged_and_noticed_where_the_table_allows_it() {
    for assist in [Assist::Standard, Assist::Master] {
        let (wrong, took_back) = blunders(assist);
        assert!(wrong > 0 && took_back, "{wrong} with {assist:?}");
    }
    assert_eq!(blunders(Assist::Guided), (0, false));
}

#[test]
fn who_does_not_notice_calls_falsely_once() {
    let mut state = building(&blue(Mode::Beats), 1, 22);
    let steady = Manner { misjudges: 0, hesitates: 0, ..HARD };
    let mut bot = Builder::new(steady);
    let missing = |state: &TokyoJutaku| {
        let building = state.architects[Seat(0)].site.as_ref().unwrap().building();
        usize::from(building.plot().pieces()) - building.len()
    };
    while missing(&state) > 1 {
        let (command, _) = choice(&mut bot, &state, Seat(0));
        play(&mut state, Seat(0), 0, command);
    }
    let mut bot = Builder::new(Manner { misjudges: 1_000, notices: 0, ..steady });
    let beats = [0, 1].map(|_| {
        let (command, _) = choice(&mut bot, &state, Seat(0));
        play(&mut state, Seat(0), 0, command.clone());
        command
    });
    assert_eq!(beats[1], Command::Beat(Beat::Stop));
    assert!(is_wrong(&state), "a false stop: {beats:?}");
    while is_wrong(&state) {
        let (command, _) = choice(&mut bot, &state, Seat(0));
        assert_eq!(command, Command::Beat(Beat::Return), "now it is seen");
        play(&mut state, Seat(0), 0, command);
    }
}

#[test]
fn an_interruption_does_not_start_the_clock_anew() {
    let mut state = building(&blue(Mode::Race), 2, 15);
    let mut bot = Builder::new(Manner { misjudges: 0, hesitates: 0, ..HARD });
    let (command, after) = choice(&mut bot, &state, Seat(0));
    state.now += after / 2;
    let (again, left) = choice(&mut bot, &state, Seat(0));
    assert_eq!(again, command);
    assert!(left <= after - after / 2, "{left} of {after}");
}

#[test]
fn whoever_finished_too_calls_within_the_moment() {
    let mut state = building(&blue(Mode::Race), 2, 16);
    let mut bot = Builder::new(Manner { misjudges: 0, hesitates: 0, ..HARD });
    while choice(&mut bot, &state, Seat(0)).0 != Command::Stop {
        let (command, after) = choice(&mut bot, &state, Seat(0));
        play(&mut state, Seat(0), after, command);
    }
    let at = state.now;
    let mut claims = arrayvec::ArrayVec::new();
    claims.push(Seat(1));
    state.phase = Phase::Frozen { at, claims, late: false };
    let (command, after) = choice(&mut bot, &state, Seat(0));
    assert_eq!(command, Command::Stop);
    assert!(after < crate::clock::TOGETHER);
}

#[test]
fn evaluations_share_one_point_and_follow_the_building() {
    let mut state = building(&blue(Mode::Race), 3, 17);
    let all = |state: &TokyoJutaku| -> f64 { Seat::all(3).map(|seat| state.evaluate(seat)).sum() };
    assert!((all(&state) - 1.0).abs() < 1e-9);
    let before = state.evaluate(Seat(1));
    let piece = PieceId::new(0).unwrap();
    let site = state.architects[Seat(1)].site.as_ref().unwrap();
    let pose = crate::offering::sensible(site, piece).first().unwrap().pose;
    play(&mut state, Seat(1), 0, Command::Grab { piece });
    play(&mut state, Seat(1), 0, Command::Place { pose });
    assert!(state.evaluate(Seat(1)) > before);
    assert!((all(&state) - 1.0).abs() < 1e-9);
}

/// The seconds in which somebody of that manner builds a white site of three floors: the median.
/// The example `pace` measures 200 sites; these are fewer.
fn median(manner: Manner) -> u64 {
    pace::times(manner, 3, Side::White, 48)[24] / 1_000
}

/// The medians that players meet: 90, 60, 40 and 25 seconds, with some leeway.
#[test]
fn a_three_floor_site_takes_the_time_of_a_person() {
    for (manner, seconds) in [(EASY, 90), (NORMAL, 60), (HARD, 40), (EXPERT, 25)] {
        let median = median(manner);
        assert!((seconds * 4 / 5..=seconds * 5 / 4).contains(&median), "{median} of {seconds} s");
    }
}

#[test]
fn a_master_builds_twice_as_fast_as_an_expert() {
    let median = median(MASTER);
    assert!(median < 13, "{median} s");
}

#[test]
fn plans_are_right_to_the_last_piece() {
    let card = CardId::new(3).unwrap();
    let site = Site::new(card.get(), Side::Blue).unwrap();
    let mut chance = Chance::from_number(1);
    let (plan, _) = Plan::search(&site, PieceSet::all(), 2_000, &Endless, &mut chance);
    let plan = plan.unwrap();
    let asked = deck().site(card, Side::Blue).unwrap().pieces;
    assert_eq!(plan.poses.len(), usize::from(asked));
    let mut done = site.building().clone();
    for pose in &plan.poses {
        done.place(*pose).unwrap();
    }
    assert_eq!(done.verdict(), Ok(()));
}
