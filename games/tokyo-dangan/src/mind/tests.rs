use contract::{
    Ask, Bot, Chance, Endless, Entry, Evaluate, Game, Levels, Offers, Patience, Seat, Silent,
    Skill, Viewer, Window,
};

use super::ask::{Answer, Question};
use super::belief::Belief;
use super::forecast::Forecast;
use super::levels;
use super::route::Terrain;
use super::taste;
use crate::board::{CityName, Layout};
use crate::command::Command;
use crate::setup::{Map, Setup};
use crate::square::{Square, SquareSet};
use crate::state::{Arrival, TokyoDangan};
use crate::stock::Stock;
use crate::tile::{Kind, Tile};

const SKILLS: [Skill; 5] =
    [Skill::Random, Skill::Greedy, Skill::Easy, Skill::Normal, Skill::Search(20)];

fn sq(name: &str) -> Square {
    name.parse().unwrap()
}

fn set(names: &str) -> SquareSet {
    names.split_whitespace().map(sq).collect()
}

fn tile(sides: &str) -> Tile {
    sides.parse().unwrap()
}

pub(super) fn opening(seats: usize) -> TokyoDangan {
    let setup = Setup { start: crate::setup::Start::Seat0, ..Setup::limited() };
    TokyoDangan::open(&setup, seats, &mut Chance::from_number(7)).unwrap()
}

/// A seat somewhere else: its piece, its open destinations, and how many it has reached.
pub(super) fn seat_at(state: &mut TokyoDangan, seat: u8, piece: &str, open: &str, reached: &str) {
    let traveller = &mut state.travellers[Seat(seat)];
    traveller.piece = sq(piece);
    traveller.start = sq(piece);
    traveller.open = set(open);
    traveller.visited = SquareSet::EMPTY;
    traveller.reached.clear();
    for square in set(reached).iter() {
        state.arrivals += 1;
        traveller.reached.push(Arrival { square, order: state.arrivals });
    }
}

/// Tiles on the board: `b1:EW c2:NE`.
pub(super) fn lay(state: &mut TokyoDangan, tiles: &str) {
    for word in tiles.split_whitespace() {
        let (square, sides) = word.split_once(':').unwrap();
        state.roads.lay(sq(square), tile(sides));
    }
}

pub(super) fn hand(state: &mut TokyoDangan, seat: u8, kinds: &[Kind]) {
    state.travellers[Seat(seat)].hand = kinds.iter().copied().collect();
}

fn choose(state: &TokyoDangan, bot: &mut dyn Bot<TokyoDangan>) -> Command {
    choose_within(state, bot, &Endless)
}

fn choose_within(
    state: &TokyoDangan,
    bot: &mut dyn Bot<TokyoDangan>,
    patience: &dyn Patience,
) -> Command {
    let mut offers = Offers::default();
    state.offers(state.active, &mut offers);
    let window = Window::new(state, state.active, &offers);
    let command = bot.choose(&window, patience, &mut Chance::from_number(1)).command;
    let command = command.unwrap_or_else(|| panic!("no answer to {offers:?} in {state:?}"));
    assert!(offers.list.contains(&command), "{command:?} is not offered");
    command
}

pub(super) fn play(state: &mut TokyoDangan, command: Command) {
    let entry = Entry::new(state.active, 0, command);
    state.play(&entry, &mut Chance::from_number(3), &mut Silent).unwrap();
}

/// Plays the active seat's whole turn.
fn whole_turn(state: &mut TokyoDangan, bot: &mut dyn Bot<TokyoDangan>) -> Vec<Command> {
    let (seat, mut commands) = (state.active, Vec::new());
    while state.active == seat && state.over.is_none() {
        let command = choose(state, bot);
        play(state, command);
        commands.push(command);
    }
    commands
}

/// Seat 0 needs Ueno, Shinjuku and others; the way to Ueno is open.
pub(super) fn beside_ueno() -> TokyoDangan {
    let mut state = opening(2);
    seat_at(&mut state, 0, "a1", "c1 a3 d6 b9 e8", "");
    seat_at(&mut state, 1, "f3", "a6 c7 d2 c4 f6", "");
    lay(&mut state, "b1:EW");
    state
}

#[test]
fn who_does_not_play_at_random_takes_a_destination_within_reach() {
    for skill in [Skill::Greedy, Skill::Expert, Skill::Master, Skill::HardBefore] {
        let mut state = beside_ueno();
        let turn = whole_turn(&mut state, &mut *TokyoDangan::bot(skill));
        assert!(turn.contains(&Command::Move { to: sq("c1") }), "{skill}: {turn:?}");
    }
    let state = beside_ueno();
    assert_eq!(
        choose(&state, &mut *TokyoDangan::bot(Skill::Greedy)),
        Command::Move { to: sq("c1") }
    );
}

#[test]
fn greedy_lays_the_tile_that_is_missing() {
    let mut state = beside_ueno();
    state.travellers[Seat(0)].open = set("a3");
    state.travellers[Seat(0)].reached.clear();
    hand(&mut state, 0, &[Kind::Straight, Kind::DeadEnd]);
    let command = choose(&state, &mut *TokyoDangan::bot(Skill::Greedy));
    assert_eq!(command, Command::Place { square: sq("a2"), tile: tile("NS") });
}

#[test]
fn normal_and_hard_find_a_win_in_three_actions() {
    // Ginza is two tiles from Akihabara; a curve and a straight lie in hand, no single one helps.
    for skill in [Skill::Normal, Skill::Hard, Skill::Search(1)] {
        let mut state = opening(2);
        seat_at(&mut state, 0, "c4", "d6", "a1 a3 c1 d2");
        seat_at(&mut state, 1, "f3", "a6 c7 d2 c4 f6", "");
        hand(&mut state, 0, &[Kind::Straight, Kind::Curve]);
        let turn = whole_turn(&mut state, &mut *TokyoDangan::bot(skill));
        assert_eq!(turn.len(), 3, "{skill}: {turn:?}");
        assert!(state.evaluate(Seat(0)) == 1.0, "{skill} has won");
    }
}

/// Seat 1 needs one more destination, and all that it may be but one lie on its road; seat 0 has
/// nothing but dead ends and is far from everything.
fn about_to_lose() -> TokyoDangan {
    let mut state = opening(2);
    seat_at(&mut state, 0, "b9", "f3 f6 d6 c7 e8", "");
    seat_at(&mut state, 1, "a6", "c1", "b9 e8 f6 f3");
    lay(&mut state, "b6:NW b5:NS b4:NES b3:NSW b2:NS b1:ESW d4:SW d5:NS d7:NW");
    hand(&mut state, 0, &[Kind::DeadEnd, Kind::DeadEnd]);
    state
}

#[test]
fn a_leader_about_to_win_is_cut_off() {
    for skill in [Skill::Expert, Skill::Master, Skill::HardBefore] {
        let mut state = about_to_lose();
        let likely = state.view(Viewer::Seat(Seat(0)));
        let candidates = likely.candidates(&likely.travellers[Seat(1)]);
        let before = state.roads.reach(&state.board, sq("a6")).and(candidates).len();
        assert!(before >= 5, "{before}");
        let turn = whole_turn(&mut state, &mut *TokyoDangan::bot(skill));
        let after = state.roads.reach(&state.board, sq("a6")).and(candidates).len();
        assert!(after <= 1, "{skill}: {after} of {before} cities after {turn:?}");
    }
}

/// Odd positions: nothing in hand, no removal, a full board, the middle of a turn, a tiny board.
fn edges() -> Vec<TokyoDangan> {
    let mut all = Vec::new();
    let kyoto = Setup { round_cap: 5, ..Setup::kyoto_style() };
    for seats in 2..=4 {
        let mut chance = Chance::from_number(seats as u64);
        let state = TokyoDangan::open(&kyoto, seats, &mut chance).unwrap();
        all.push(state.clone());
        let mut full = state.clone();
        for square in full.board.open().iter() {
            full.roads.lay(square, tile(["N", "E", "NE", "NS"][chance.idx(4)]));
        }
        all.push(full.clone());
        full.house.removal = true;
        for traveller in full.travellers.values_mut() {
            traveller.hand = Stock::default();
            traveller.piece = sq("b1");
        }
        full.taken = 2;
        full.pile = Stock::default();
        all.push(full);
        let mut short = TokyoDangan::open(&Setup::default(), seats, &mut chance).unwrap();
        short.travellers.values_mut().for_each(|traveller| traveller.hand = Stock::default());
        for square in ["b1", "b2", "b3", "b4", "c2", "c3", "f1", "f2", "f4"] {
            short.roads.lay(sq(square), tile("NE"));
        }
        all.push(short);
    }
    all.push(tiny());
    all
}

/// A tiny board of one's own: five open squares, and a single way between the two rows of cities.
fn tiny() -> TokyoDangan {
    let keys = ["AAA", "BBB", "CCC", "DDD", "EEE", "FFF"];
    let city = |key: &&str| {
        let name = key.to_string();
        CityName { key: name.clone(), name: name.clone(), local: name }
    };
    let mut rows = vec!["S S S S S S".to_owned(); 9];
    rows[0] = "AAA . BBB . CCC S".to_owned();
    rows[1] = "S   S .   S S   S".to_owned();
    rows[2] = "DDD . EEE . FFF S".to_owned();
    let name = || "x".to_owned();
    let layout = Layout {
        name: name(),
        rows,
        cities: keys.iter().map(city).collect(),
        palace: name(),
        river: name(),
        sea: name(),
        tiles: Stock { straight: 12, curve: 4, tee: 4, cross: 2, dead_end: 2 },
    };
    let setup = Setup { board: Map::Own(Box::new(layout)), ..Setup::limited() };
    TokyoDangan::open(&setup, 3, &mut Chance::from_number(2)).unwrap()
}

#[test]
fn every_level_answers_legally_in_odd_positions() {
    for (idx, start) in edges().into_iter().enumerate() {
        for skill in SKILLS {
            let mut state = start.clone();
            let mut bot = TokyoDangan::bot(skill);
            for _ in 0..8 {
                if state.over.is_some() {
                    break;
                }
                let command = choose(&state, &mut *bot);
                assert_eq!(
                    state.judge(&Entry::new(state.active, 0, command)),
                    Ok(()),
                    "{skill} in position {idx}"
                );
                play(&mut state, command);
            }
        }
    }
}

struct Hurried;

impl Patience for Hurried {
    fn is_over(&self) -> bool {
        true
    }
}

#[test]
fn hard_without_time_still_answers() {
    for seats in 2..=4 {
        let state = opening(seats);
        for iterations in [0, 1, 5000] {
            let mut bot = Forecast::new(iterations, levels::STYLES);
            choose_within(&state, &mut bot, &Hurried);
        }
        choose_within(&state, &mut *TokyoDangan::bot(Skill::Normal), &Hurried);
    }
}

#[test]
fn a_plan_is_dropped_when_the_table_looks_otherwise() {
    let mut bot = TokyoDangan::bot(Skill::Normal);
    let first = choose(&beside_ueno(), &mut *bot);
    assert_eq!(first, choose(&beside_ueno(), &mut *bot), "the same position, asked again");
    let mut other = beside_ueno();
    other.roads.lift(sq("b1"));
    choose(&other, &mut *bot);
    choose(&opening(4), &mut *bot);
}

#[test]
fn the_same_window_and_chance_give_the_same_answer() {
    for skill in SKILLS {
        let answer = || choose(&opening(3), &mut *TokyoDangan::bot(skill));
        assert_eq!(answer(), answer(), "{skill}");
    }
}

#[test]
fn need_counts_moves_and_tiles() {
    let state = beside_ueno();
    let terrain = Terrain::new(&state.board, &state.roads, state.pieces(), true);
    let need = |open: &str| taste::need(&terrain, sq("a1"), set(open));
    assert_eq!(need(""), 0.0);
    assert_eq!(need("c1"), 1.0);
    assert_eq!(need("a3"), 2.0);
    assert!(need("c1 a3") > 2.9 && need("c1 a3") <= 3.0);
    assert!(need("c1 a3 d2") > need("c1 a3"));
}

#[test]
fn evaluation_is_a_share_that_grows_with_what_is_reached() {
    for seats in 2..=4 {
        let mut state = opening(seats);
        let sum: f64 = Seat::all(seats).map(|seat| state.evaluate(seat)).sum();
        assert!((sum - 1.0).abs() < 1e-9);
        let before = state.evaluate(Seat(0));
        let open = state.travellers[Seat(0)].open.first();
        state.travellers[Seat(0)].open.remove(open);
        assert!(state.evaluate(Seat(0)) > before);
    }
}

#[test]
fn a_city_that_was_passed_by_is_believed_to_be_no_destination() {
    let mut state = beside_ueno();
    lay(&mut state, "f2:NS f1:NESW d4:EW f4:NW");
    // Seat 1 on Skytree can reach Akihabara over the river.
    assert!(state.roads.reach(&state.board, sq("f3")).contains(sq("c4")));
    let mut belief = Belief::default();
    let view = state.view(Viewer::Seat(Seat(0)));
    belief.learn(&view);
    belief.leave(&view, state.roads);
    let likely = |belief: &Belief, state: &TokyoDangan, city: &str| {
        let view = state.view(Viewer::Seat(Seat(0)));
        let rival = belief.rivals(&view).next().unwrap();
        rival.cities.iter().find(|(other, _)| *other == sq(city)).map(|(_, chance)| *chance)
    };
    let before = likely(&belief, &state, "c4").unwrap();
    state.active = Seat(1);
    play(&mut state, Command::Rotate { square: sq("f2"), tile: tile("EW") });
    play(&mut state, Command::End);
    let view = state.view(Viewer::Seat(Seat(0)));
    belief.learn(&view);
    let after = likely(&belief, &state, "c4").unwrap();
    assert!(after < before / 4.0, "{before} to {after}");
    let worlds = (0..200).map(|number| belief.world(&view, &mut Chance::from_number(number)));
    let hits = worlds.filter(|world| world.travellers[Seat(1)].open.contains(sq("c4"))).count();
    assert!(hits < 30, "{hits} of 200 guesses");
}

#[test]
fn guessed_worlds_look_like_the_view() {
    let belief = Belief::default();
    for seats in 2..=4 {
        let view = opening(seats).view(Viewer::Seat(Seat(1)));
        let mut world = belief.world(&view, &mut Chance::from_number(4));
        world.house = view.house;
        world.past = view.past.clone();
        assert_eq!(world.view(Viewer::Seat(Seat(1))), view);
    }
}

#[test]
fn questions_are_answered_from_a_seat() {
    let state = beside_ueno();
    let view = state.view(Viewer::Seat(Seat(0)));
    let ask = |question: Question| TokyoDangan::ask(&view, &question);
    assert_eq!(ask(Question::Stops), Ok(Answer::Stops(set("b1 c1"))));
    let Ok(Answer::Missing(missing)) = ask(Question::Missing) else { panic!("distances") };
    let cities: Vec<(Square, Option<u8>)> =
        missing.iter().map(|missing| (missing.city, missing.tiles)).collect();
    assert_eq!(cities[..2], [(sq("c1"), Some(0)), (sq("a3"), Some(1))]);
    let Ok(Answer::Route(route)) = ask(Question::Route { to: sq("a3") }) else { panic!("route") };
    assert_eq!(route.squares, ["a1", "a2", "a3"].map(sq));
    assert_eq!((route.work, route.tiles), (set("a2"), 1));
    let command = Command::Place { square: sq("a2"), tile: tile("NS") };
    assert_eq!(ask(Question::After { command }), Ok(Answer::Stops(set("a2 a3 b1 c1"))));
    let command = Command::Rotate { square: sq("b1"), tile: tile("NS") };
    assert_eq!(ask(Question::After { command }), Ok(Answer::Stops(SquareSet::EMPTY)));
    let command = Command::Remove { square: sq("b1") };
    assert_eq!(ask(Question::After { command }), Ok(Answer::Stops(SquareSet::EMPTY)));
}

#[test]
fn an_outlook_shows_connections_stops_and_distances_before_and_after() {
    let mut state = beside_ueno();
    let outlook = |state: &TokyoDangan, viewer, command| {
        let answer = TokyoDangan::ask(&state.view(viewer), &Question::Outlook { command });
        let Ok(Answer::Outlook(outlook)) = answer else { panic!("{answer:?}") };
        outlook
    };
    let seat = Viewer::Seat(Seat(0));
    let now = outlook(&state, seat, None);
    assert_eq!(now.links, [("a1", "b1"), ("b1", "c1")].map(|(a, b)| (sq(a), sq(b))));
    assert_eq!((now.stops, now.missing[0].tiles), (set("b1 c1"), Some(0)));
    let turned = Command::Rotate { square: sq("b1"), tile: tile("NS") };
    let after = outlook(&state, seat, Some(turned));
    assert_eq!((after.links, after.stops), (Vec::new(), SquareSet::EMPTY));
    assert!(after.missing.iter().all(|missing| missing.tiles > Some(0)));
    let public = outlook(&state, Viewer::Public, None);
    assert_eq!((public.links.len(), public.stops, public.missing.len()), (2, SquareSet::EMPTY, 0));
    // Over the river a connection is longer than one step.
    lay(&mut state, "d4:EW f4:EW");
    let over = outlook(&state, seat, None).links;
    assert!(over.contains(&(sq("d4"), sq("f4"))), "{over:?}");
}

#[test]
fn networks_paths_and_unseen_tiles_are_told() {
    let state = beside_ueno();
    let view = state.view(Viewer::Seat(Seat(0)));
    let ask = |question: Question| TokyoDangan::ask(&view, &question);
    assert_eq!(ask(Question::Connected { with: sq("c1") }), Ok(Answer::Stops(set("a1 b1 c1"))));
    assert_eq!(ask(Question::Connected { with: sq("a3") }), Ok(Answer::Stops(set("a3"))));
    let path = ["a1", "b1", "c1"].map(sq).to_vec();
    assert_eq!(ask(Question::Path { to: sq("c1") }), Ok(Answer::Path(path)));
    let why = |to: &str| ask(Question::Path { to: sq(to) }).unwrap_err();
    assert!(why("a3").to_string().contains("no connected road leads to a3"));
    assert!(why("a1").to_string().contains("stands on a1 already"));
    let view = opening(3).view(Viewer::Seat(Seat(0)));
    let Ok(Answer::Unseen(unseen)) = TokyoDangan::ask(&view, &Question::Unseen) else {
        panic!("unseen")
    };
    let hidden = view.travellers.iter().filter(|(seat, _)| *seat != Seat(0));
    assert_eq!(unseen.total(), view.pile + hidden.map(|(_, seen)| seen.tiles).sum::<u32>());
}

#[test]
fn questions_that_make_no_sense_are_refused_in_words() {
    let state = beside_ueno();
    let view = state.view(Viewer::Seat(Seat(0)));
    let why = |question: Question| TokyoDangan::ask(&view, &question).unwrap_err();
    let public = state.view(Viewer::Public);
    let refusal = TokyoDangan::ask(&public, &Question::Stops).unwrap_err();
    assert_eq!(refusal, "only a seat has a piece: ask from a seat".into());
    let open = [Question::Outlook { command: None }, Question::Unseen];
    assert_eq!(TokyoDangan::questions(&public), open);
    assert!(why(Question::Route { to: sq("a1") }).to_string().contains("stands on a1 already"));
    assert!(why(Question::Route { to: sq("e1") }).to_string().contains("nobody can stop on e1"));
    for (command, text) in [
        (Command::End, "changes the roads"),
        (Command::Remove { square: sq("b2") }, "no tile lies on b2"),
        (Command::Rotate { square: sq("b1"), tile: tile("NE") }, "cannot make EW on b1 NE"),
        (Command::Place { square: sq("b1"), tile: tile("NE") }, "lies on b1 already"),
        (Command::Place { square: sq("e1"), tile: tile("NE") }, "no tile can lie on e1"),
    ] {
        assert!(why(Question::After { command }).to_string().contains(text), "{command:?}");
    }
    for view in [view, public] {
        for question in TokyoDangan::questions(&view) {
            assert!(TokyoDangan::ask(&view, &question).is_ok(), "{question:?}");
        }
    }
}

#[test]
fn previews_show_only_what_may_be_done() {
    let mut state = opening(2);
    lay(&mut state, "b3:NE");
    state.travellers[Seat(1)].piece = sq("b3");
    let why = |state: &TokyoDangan, command| {
        TokyoDangan::ask(&state.view(Viewer::Seat(Seat(0))), &Question::After { command })
            .unwrap_err()
    };
    let remove = Command::Remove { square: sq("b3") };
    assert!(why(&state, remove).to_string().contains("a piece stands"));
    let same = Command::Rotate { square: sq("b3"), tile: tile("NE") };
    assert!(why(&state, same).to_string().contains("turning cannot make"));
    state.house.removal = false;
    assert!(why(&state, remove).to_string().contains("not removed"));
}

/// What is told is what it says: actions, not what a bot would pay to keep away from pieces.
#[test]
fn a_misfit_under_a_piece_takes_two_actions_like_any_other() {
    let mut state = opening(3);
    seat_at(&mut state, 0, "a1", "c1 a6 d6 b9 e8", "");
    seat_at(&mut state, 1, "b1", "c7 d2 c4 f6 f3", "");
    seat_at(&mut state, 2, "a2", "c7 d2 c4 f6 f3", "");
    lay(&mut state, "b1:N a2:W");
    let ask = |question| TokyoDangan::ask(&state.view(Viewer::Seat(Seat(0))), &question);
    let Ok(Answer::Missing(missing)) = ask(Question::Missing) else { panic!("distances") };
    assert_eq!((missing[0].city, missing[0].tiles), (sq("c1"), Some(2)), "{missing:?}");
    let Ok(Answer::Route(route)) = ask(Question::Route { to: sq("c1") }) else { panic!("route") };
    assert_eq!((route.work, route.tiles), (set("b1"), 2));
}
