use building::{PieceId, candidates};
use contract::{
    Awaiting, Chance, Endless, Entry, Evaluate, Game, Levels, Patience, Seat, Silent, Skill, Window,
};

use super::eye::{self, Look, look};
use super::model::{Model, Move, Stage};
use crate::colour::{ByColour, Colour};
use crate::command::Command;
use crate::grid::Address;
use crate::setup::Setup;
use crate::state::{End, Izakaya, Phase, STEP};

const SKILLS: [Skill; 4] = [Skill::Random, Skill::Greedy, Skill::Normal, Skill::Search(12)];

pub(super) fn opening(seats: usize, seed: u64) -> Izakaya {
    Izakaya::open(&Setup::default(), seats, &mut Chance::from_number(seed)).unwrap()
}

pub(super) fn play(state: &mut Izakaya, seat: Seat, command: Command) {
    let entry = Entry::new(seat, state.now, command);
    state.play(&entry, &mut Chance::from_number(3), &mut Silent).unwrap();
}

fn choice(state: &Izakaya, seat: Seat, skill: Skill, patience: &dyn Patience) -> Command {
    let window = Window::unlisted(state, seat, true);
    let mut bot = Izakaya::bot(skill);
    bot.choose(&window, patience, &mut Chance::from_number(1)).command.unwrap()
}

/// Puts a piece on a card, as its candidates have it.
fn put(state: &mut Izakaya, card: Address, piece: PieceId, nth: usize) {
    let site = state.site_mut(card).unwrap();
    let places = candidates(site.houses[0].building(), piece);
    site.place(places[nth % places.len()].pose).unwrap();
    state.supply.remove(piece);
}

/// Puts the first piece on a card that others could lie on.
fn put_large(state: &mut Izakaya, card: Address, nth: usize) {
    let house = &state.site(card).unwrap().houses[0];
    let large = state.supply.iter().filter(|piece| look(*piece).area >= 200.0);
    let fits = |piece: &PieceId| candidates(house.building(), *piece).len() > 1;
    let piece = large.into_iter().find(fits).unwrap();
    put(state, card, piece, nth);
}

fn card(name: &str) -> Address {
    name.parse().unwrap()
}

/// The last turn of a match: the first seat is behind, and one coin would turn that.
pub(super) fn last_turn() -> Izakaya {
    let mut state = opening(2, 5);
    for (name, seat) in [("A1", Seat(0)), ("C3", Seat(1))] {
        put(&mut state, card(name), PieceId::new(seat.0).unwrap(), 0);
        state.site_mut(card(name)).unwrap().owner = Some(seat);
    }
    state.bottles.put("1-1".parse().unwrap(), Colour::White);
    state.bottles.put("2-2".parse().unwrap(), Colour::Black);
    state.market.coins = ByColour([1, 3, 2, 2, 2, 2]);
    state.players[Seat(0)].cash = 100;
    state.players[Seat(1)].cash = 400;
    state.order = [Seat(1), Seat(0)].into_iter().collect();
    state.pot = 1_500;
    state.auctions = vec![contract::BySeat::from_fn(2, |seat| 900 - 300 * u16::from(seat.0))];
    state.last = Some(End::Pot);
    state.phase = Phase::Acting { turn: 5 };
    assert!(state.score(Seat(0)) < state.score(Seat(1)));
    state
}

#[test]
fn the_last_turn_is_used_to_win() {
    for skill in [Skill::Greedy, Skill::Easy, Skill::Normal, Skill::Hard, Skill::Search(400)] {
        let mut state = last_turn();
        let command = choice(&state, Seat(0), skill, &Endless);
        assert_eq!(
            command,
            Command::Price { from: Colour::Black, to: Colour::White },
            "{skill}: every other move ties at best, and loses by the purse"
        );
        play(&mut state, Seat(0), command);
        let Awaiting::Over(outcome) = state.awaiting() else { panic!("it was the last turn") };
        assert!(outcome.winners.contains(Seat(0)), "{skill}");
    }
}

#[test]
fn every_level_answers_legally_in_every_phase_at_every_table() {
    let mut seen = std::collections::BTreeSet::new();
    for seats in 2..=5 {
        for seed in 0..3 {
            let mut chance = Chance::from_number(seed);
            let mut state = opening(seats, seed);
            let mut turns = 0;
            while let Awaiting::Seats(waiting) = state.awaiting() {
                let seat = waiting.must.iter().next().unwrap();
                let skill = SKILLS[(seat.idx() + turns / 20 + seed as usize) % SKILLS.len()];
                let window = Window::unlisted(&state, seat, true);
                let mut bot = Izakaya::bot(skill);
                let command = bot.choose(&window, &Endless, &mut chance).command.unwrap();
                let entry = Entry::new(seat, state.now, command);
                seen.insert((
                    seats > 3,
                    match state.phase {
                        Phase::Bidding { .. } => "bidding",
                        Phase::Acting { .. } => "acting",
                        Phase::Gift { .. } => "gift",
                        Phase::Placing { .. } => "placing",
                        Phase::Over { .. } => "over",
                    },
                ));
                let played = state.play(&entry, &mut chance, &mut Silent);
                assert!(played.is_ok(), "{skill} with {seats} seats: {entry:?} {played:?}");
                turns += 1;
            }
        }
    }
    assert!(seen.contains(&(false, "placing")) && seen.contains(&(true, "placing")), "{seen:?}");
    assert!(seen.contains(&(false, "bidding")) && seen.contains(&(true, "acting")), "{seen:?}");
}

#[test]
fn a_gift_is_answered_with_a_piece() {
    for skill in SKILLS {
        let mut state = opening(4, 2);
        state.auctions = vec![contract::BySeat::from_fn(4, |_| 0)];
        state.phase = Phase::Acting { turn: 0 };
        let seat = state.active().unwrap();
        for name in ["A1-B1", "B1-C1"] {
            state.players[seat].discs.insert(name.parse().unwrap());
        }
        let gap = "C1-D1".parse().unwrap();
        play(&mut state, seat, Command::Claim { gap, card: card("D1") });
        assert!(matches!(state.phase, Phase::Gift { .. }));
        let command = choice(&state, seat, skill, &Endless);
        assert!(matches!(command, Command::Take { .. }), "{skill}: {command:?}");
    }
}

/// Nobody may try pieces out before one is taken (clause 7.1): how the buildings lie, other than
/// how large they are, must make no difference to what is taken.
#[test]
fn untaken_pieces_are_judged_by_their_size_alone() {
    for skill in [Skill::Greedy, Skill::Normal, Skill::Search(60)] {
        for seed in 0..6 {
            let answers: Vec<Command> = [0, 7]
                .into_iter()
                .map(|nth| {
                    let mut state = opening(2, seed);
                    for name in ["A1", "B1", "C2"] {
                        put_large(&mut state, card(name), nth);
                        state.site_mut(card(name)).unwrap().owner = Some(Seat(0));
                    }
                    // Nothing but pieces can be had.
                    state.players[Seat(0)].discs = state.grid().gaps().iter().take(6).collect();
                    state.bottles.put("1-1".parse().unwrap(), Colour::Red);
                    state.bottles.put("2-1".parse().unwrap(), Colour::Green);
                    state.order = [Seat(0), Seat(1)].into_iter().collect();
                    state.slots.price = Some(Seat(1));
                    state.slots.colours = ByColour([Some(Seat(1)); 6]);
                    state.last = Some(End::Pot);
                    state.phase = Phase::Acting { turn: 4 };
                    choice(&state, Seat(0), skill, &Endless)
                })
                .collect();
            assert!(matches!(answers[0], Command::Take { .. }), "{skill}: {answers:?}");
            assert_eq!(answers[0], answers[1], "{skill}, seed {seed}");
        }
    }
}

#[test]
fn pieces_chosen_by_eye_mostly_fit() {
    let (mut taken, mut wasted) = (0, 0);
    for seed in 0..40 {
        let mut chance = Chance::from_number(seed);
        let mut state = opening(2, seed);
        let mut bot = Izakaya::bot(Skill::Greedy);
        while let Awaiting::Seats(waiting) = state.awaiting() {
            let seat = waiting.must.iter().next().unwrap();
            let window = Window::unlisted(&state, seat, true);
            let command = bot.choose(&window, &Endless, &mut chance).command.unwrap();
            taken += u32::from(matches!(command, Command::Take { .. }));
            let floors = |state: &Izakaya| state.sites.iter().map(|site| site.floors()).sum::<u8>();
            let placing = matches!(state.phase, Phase::Placing { .. });
            let before = floors(&state);
            play(&mut state, seat, command);
            wasted += u32::from(placing && floors(&state) == before);
        }
    }
    assert!(taken > 100, "{taken} pieces");
    assert!(wasted * 8 < taken, "{wasted} of {taken} pieces added no floor");
}

#[test]
fn a_square_looks_as_large_as_it_is() {
    let square = look(PieceId::new(4).unwrap());
    assert_eq!(square, Look { long: 16.0, short: 16.0, area: 256.0 });
    let small = look(PieceId::new(0).unwrap());
    assert!(square.fits(&small) && !small.fits(&square));
    let bar = look(PieceId::new(8).unwrap());
    assert_eq!(square.crowding(&bar), None, "a bar of 32 by 8 is too long");
}

#[test]
fn floors_that_can_follow_are_never_more_than_the_card_allows() {
    let state = opening(5, 1);
    for site in &state.sites {
        for house in &site.houses {
            let room = eye::room(house, state.supply);
            assert!((1..=house.building().plot().floors()).contains(&room));
        }
        assert_eq!(eye::choose(site, building::PieceSet::EMPTY), None);
    }
}

#[test]
fn secret_bids_make_no_difference() {
    for skill in SKILLS {
        let answers: Vec<Command> = [0, 300, 1_000]
            .into_iter()
            .map(|yen| {
                let mut state = opening(2, 4);
                play(&mut state, Seat(1), Command::Bid { yen });
                choice(&state, Seat(0), skill, &Endless)
            })
            .collect();
        assert!(answers.iter().all(|answer| *answer == answers[0]), "{skill}: {answers:?}");
    }
}

#[test]
fn a_bid_that_was_made_stays() {
    let mut state = opening(2, 4);
    play(&mut state, Seat(1), Command::Bid { yen: 300 });
    for skill in [Skill::Greedy, Skill::Normal, Skill::Hard] {
        let window = Window::unlisted(&state, Seat(1), false);
        let reply = Izakaya::bot(skill).choose(&window, &Endless, &mut Chance::from_number(1));
        assert_eq!(reply.command, None, "{skill}");
    }
}

struct Impatient;

impl Patience for Impatient {
    fn is_over(&self) -> bool {
        true
    }
}

#[test]
fn an_impatient_table_gets_an_answer_soon() {
    let state = last_turn();
    for skill in [Skill::Normal, Skill::Search(u32::MAX)] {
        let command = choice(&state, Seat(0), skill, &Impatient);
        assert!(state.judge(&Entry::new(Seat(0), 0, command)).is_ok(), "{skill}");
    }
}

#[test]
fn the_same_chance_leads_to_the_same_answer() {
    let mut state = opening(3, 8);
    Seat::all(3).for_each(|seat| play(&mut state, seat, Command::Bid { yen: 100 }));
    let seat = state.active().unwrap();
    for skill in SKILLS {
        let answer = choice(&state, seat, skill, &Endless);
        assert_eq!(choice(&state, seat, skill, &Endless), answer, "{skill}");
    }
}

#[test]
fn a_dear_card_is_judged_better_by_its_owner_alone() {
    let state = last_turn();
    let (own, other) = (state.evaluate(Seat(0)), state.evaluate(Seat(1)));
    assert!((0.0..0.5).contains(&own) && (0.5..=1.0).contains(&other), "{own} {other}");
}

/// The move of the model that a command is; nothing for building.
fn step_of(state: &Izakaya, command: Command) -> Option<Move> {
    let number = |card: Address| state.grid().idx(card).unwrap() as u8;
    match command {
        Command::Bottle { colour, corner } => {
            Some(Move::Bottle { colour: colour.idx() as u8, corner: corner.idx() as u8 })
        }
        Command::Price { from, to } => {
            Some(Move::Price { from: from.idx() as u8, to: to.idx() as u8 })
        }
        Command::Claim { gap, card } => Some(Move::Claim { gap, card: number(card) }),
        Command::Pass => Some(Move::Idle),
        _ => None,
    }
}

/// The model is another telling of the rules: both have to tell the same.
#[test]
fn the_model_goes_as_the_rules_go() {
    let mut compared = 0;
    for seed in 0..40 {
        let seats = 2 + seed as usize % 4;
        let mut chance = Chance::from_number(seed);
        let mut state = opening(seats, seed);
        while let Awaiting::Seats(waiting) = state.awaiting() {
            let seat = waiting.must.iter().next().unwrap();
            let command = state.sample(seat, &mut chance).unwrap();
            let mut model = Model::of(&state);
            let reveals = waiting.must.len() == 1 && model.stage == Stage::Bidding;
            let mut bids = [0; crate::state::PLAYERS];
            for (other, player) in state.players.iter() {
                bids[other.idx()] = (player.bid.unwrap_or(0) / STEP) as u8;
            }
            let step = step_of(&state, command);
            if let Command::Bid { yen } = command {
                bids[seat.idx()] = (yen / STEP) as u8;
            }
            play(&mut state, seat, command);
            match step {
                Some(step) => model.play(step, &mut chance),
                None if reveals => model.reveal(&bids),
                None => continue,
            }
            let truth = Model::of(&state);
            if truth.stage != Stage::Over {
                assert_eq!(model, truth, "after {command:?}");
                compared += 1;
            }
            for seat in Seat::all(seats) {
                assert_eq!(model.scores()[seat.idx()], state.score(seat));
            }
        }
    }
    assert!(compared > 500, "{compared}");
}

/// Plays matches between bots, a skill for each seat in turn; the rounds of each, and the wins of
/// the first skill.
fn matches(skills: &[Skill], count: u64) -> (Vec<u32>, f64) {
    let (mut rounds, mut won) = (Vec::new(), 0.0);
    for seed in 0..count {
        let mut chance = Chance::from_number(seed);
        let mut state = opening(skills.len(), seed);
        let turned = seed as usize % skills.len();
        let mut bots: Vec<_> = (0..skills.len())
            .map(|seat| Izakaya::bot(skills[(seat + turned) % skills.len()]))
            .collect();
        while let Awaiting::Seats(waiting) = state.awaiting() {
            let seat = waiting.must.iter().next().unwrap();
            let window = Window::unlisted(&state, seat, true);
            let reply = bots[seat.idx()].choose(&window, &Endless, &mut chance);
            play(&mut state, seat, reply.command.unwrap());
        }
        rounds.push(state.auctions.len() as u32);
        let first = (skills.len() - turned) % skills.len();
        won += state.awaiting().outcome().unwrap().share(Seat(first as u8));
    }
    (rounds, won)
}

#[test]
fn purses_last_for_four_rounds() {
    for skills in [[Skill::Normal; 3], [Skill::Search(400); 3]] {
        let (rounds, _) = matches(&skills, 6);
        let mean = f64::from(rounds.iter().sum::<u32>()) / rounds.len() as f64;
        assert!(mean >= 4.0, "{:?}: over after {mean} rounds on average, {rounds:?}", skills[0]);
    }
}

#[test]
fn saving_for_later_rounds_does_not_make_normal_weaker_than_greedy() {
    let (_, won) = matches(&[Skill::Normal, Skill::Greedy], 10);
    assert!(won >= 8.0, "normal won {won} of 10");
}
