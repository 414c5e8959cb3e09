//! Fairness under latency: who gets a piece that several want, whose stop counts, and what it is
//! worth to lie about one's connection.
//!
//! A model of eight connections on virtual time, lag measured as sockets measure it, and a real
//! table that orders and stamps acts by their arrival, as a match does. No clock, no network.

use contract::{Chance, Denied, Entry, Seat, Seed, Viewer};
use serde_json::{Value, json};
use table::{Denial, Sitter, Table};

use super::lag::Lag;

const PLAYERS: usize = 8;
const CONTESTS: u64 = 1_000;
/// The longest way from a client to the server, and by how much messages differ.
const FARTHEST_MS: u32 = 200;
const JITTER_MS: u64 = 20;
/// What clause 5.2 says: calls within this long are made at the same time, a slow connection is
/// credited with this much, and the verdict falls after this long.
const TOGETHER_MS: u64 = 250;
const CREDIT_MS: u64 = 150;
const VERDICT_MS: u64 = 400;

/// A connection: how long messages travel one way at least, and what is known of it.
struct Line {
    way_ms: u64,
    /// By how much the client holds back its answers.
    lies_ms: u64,
    lag: Lag,
    /// When the last message arrived: they never overtake each other.
    arrived_ms: u64,
}

impl Line {
    fn new(way_ms: u64, lies_ms: u64) -> Line {
        Line { way_ms, lies_ms, lag: Lag::default(), arrived_ms: 0 }
    }

    /// How long the next message takes.
    fn travels_ms(&self, chance: &mut Chance) -> u64 {
        self.way_ms + u64::from(chance.below(JITTER_MS as u32 + 1))
    }

    /// The server asks a few times, as it does while somebody plays.
    fn measure(&mut self, chance: &mut Chance) {
        for at_ms in [0, 5_000, 10_000, 15_000] {
            let ping = self.lag.ping(at_ms).unwrap();
            let took_ms = self.travels_ms(chance) + self.lies_ms + self.travels_ms(chance);
            self.lag.pong(&ping, at_ms + took_ms);
        }
    }

    /// When something arrives that is sent then.
    fn arrival(&mut self, sent_ms: u64, chance: &mut Chance) -> u64 {
        self.arrived_ms = self.arrived_ms.max(sent_ms + self.travels_ms(chance));
        self.arrived_ms
    }
}

/// Something that a player does, as it reaches the server.
#[derive(Clone, Debug)]
struct Press {
    seat: Seat,
    pressed_ms: u64,
    arrives_ms: u64,
    lag_ms: u32,
}

/// All players press once within this long, over lines of chance.
fn presses(contest: u64, within_ms: u32, begin_ms: u64, liar: Option<Seat>) -> Vec<Press> {
    let mut chance = Chance::from_number(contest);
    let mut all: Vec<Press> = Seat::all(PLAYERS)
        .map(|seat| {
            let way_ms = u64::from(chance.below(FARTHEST_MS + 1 - JITTER_MS as u32));
            let lies_ms = if liar == Some(seat) { 10_000 } else { 0 };
            let mut line = Line::new(way_ms, lies_ms);
            line.measure(&mut chance);
            let pressed_ms = begin_ms + u64::from(chance.below(within_ms));
            let arrives_ms = line.arrival(pressed_ms, &mut chance);
            Press { seat, pressed_ms, arrives_ms, lag_ms: line.lag.credit_ms() }
        })
        .collect();
    // A match takes up what arrives at the same time in some order: here that of the seats.
    all.sort_by_key(|press| (press.arrives_ms, press.seat));
    all
}

/// A duel in which everybody has placed a piece and can call, and the time then.
fn scene() -> (Value, u64) {
    let title = catalogue::find("tokyo-jutaku").unwrap();
    let sitters = Sitter::strangers(PLAYERS);
    let setup = json!({ "mode": "duel" });
    let mut table = Table::open(title, setup, sitters, Seed::from_number(19)).unwrap();
    table.advance(3_000).unwrap();
    for seat in Seat::all(PLAYERS) {
        let pose =
            json!({ "piece": seat.0, "flip": false, "rotation": 0, "x": 35_000, "y": 35_000 });
        for command in
            [json!({ "grab": { "piece": seat.0 } }), json!({ "place": { "pose": pose } })]
        {
            table.play(Entry::new(seat, 3_000, command), None).unwrap();
        }
    }
    (table.game().state(), 3_000)
}

fn table(state: &Value) -> Table {
    let title = catalogue::find("tokyo-jutaku").unwrap();
    Table::load(title, state.clone(), Seed::from_number(7)).unwrap()
}

/// The server takes up an act when it arrives: first the clock, then the act, stamped now.
fn arrive(table: &mut Table, press: &Press, command: Value) -> Result<(), Denial> {
    let Press { seat, arrives_ms, lag_ms, .. } = *press;
    table.advance(arrives_ms).unwrap();
    table.play(Entry { lag_ms, ..Entry::new(seat, arrives_ms, command) }, None).map(drop)
}

fn clause(denial: &Denial) -> &str {
    match denial {
        Denial::Game(Denied::Refused(refusal)) => &refusal.clause,
        other => panic!("{other}"),
    }
}

/// Who got the piece that everybody wanted.
fn grabbed(state: &Value, presses: &[Press]) -> Seat {
    let mut table = table(state);
    let mut winner = None;
    for press in presses {
        match arrive(&mut table, press, json!({ "grab": { "piece": 40 } })) {
            Ok(()) => assert_eq!(winner.replace(press.seat), None, "one piece, one hand"),
            Err(denial) => assert_eq!(clause(&denial), "3.3", "{press:?}: {denial}"),
        }
    }
    winner.unwrap()
}

#[test]
fn a_contested_piece_is_whose_grab_arrived_first_and_lying_changes_nothing() {
    let (state, now_ms) = scene();
    let mut lied_for_nothing = 0;
    for contest in 0..CONTESTS {
        let honest = presses(contest, 200, now_ms, None);
        let winner = grabbed(&state, &honest);
        assert_eq!(winner, honest[0].seat, "contest {contest}: {honest:?}");
        let liar = Seat((contest % PLAYERS as u64) as u8);
        let lying = presses(contest, 200, now_ms, Some(liar));
        assert!(lying.iter().any(|press| press.seat == liar && press.lag_ms == 150));
        assert_eq!(grabbed(&state, &lying), winner, "contest {contest}: {liar} lied");
        lied_for_nothing += u64::from(winner != liar);
    }
    assert!(lied_for_nothing > CONTESTS / 2, "most liars would have liked to win");
}

/// Whose stops were accepted, and when the first of them froze everybody.
fn called(state: &Value, presses: &[Press]) -> (Vec<bool>, u64) {
    let mut table = table(state);
    let first_ms = presses[0].arrives_ms;
    let mut counts = vec![false; PLAYERS];
    for press in presses {
        match arrive(&mut table, press, json!("stop")) {
            Ok(()) => counts[press.seat.idx()] = true,
            // Too late, or after the verdict, when everybody waits to go on.
            Err(denial) => assert!(["5.2", "2.4", "5.4"].contains(&clause(&denial)), "{denial}"),
        }
        if press.arrives_ms < first_ms + VERDICT_MS {
            let frozen = &table.game().view(Viewer::Public)["phase"]["frozen"];
            assert_eq!(frozen["at"], first_ms, "everybody freezes as of the first call");
        }
    }
    (counts, first_ms)
}

#[test]
fn stops_count_as_the_clause_says_and_a_lie_is_worth_the_credit_at_most() {
    let (state, now_ms) = scene();
    let (mut shared, mut gained) = (0, 0);
    for contest in 0..CONTESTS {
        let honest = presses(contest, 700, now_ms, None);
        let (counts, first_ms) = called(&state, &honest);
        for press in &honest {
            let Press { pressed_ms, arrives_ms, lag_ms, .. } = *press;
            let called_ms = arrives_ms - u64::from(lag_ms);
            let in_time = called_ms <= first_ms + TOGETHER_MS && arrives_ms < first_ms + VERDICT_MS;
            assert_eq!(counts[press.seat.idx()], in_time, "contest {contest}: {press:?}");
            // In terms of when people really pressed, give or take how much messages differ.
            if u64::from(lag_ms) < CREDIT_MS {
                let surely = pressed_ms + JITTER_MS <= first_ms + TOGETHER_MS;
                assert!(in_time || !surely, "contest {contest}: {press:?} was in time");
            }
            let late = pressed_ms > first_ms + TOGETHER_MS + JITTER_MS;
            assert!(!in_time || !late, "contest {contest}: {press:?} was late");
        }
        shared += u64::from(counts.iter().filter(|counts| **counts).count() > 1);

        let liar = Seat((contest % PLAYERS as u64) as u8);
        let lying = presses(contest, 700, now_ms, Some(liar));
        let (lied, _) = called(&state, &lying);
        for press in &honest {
            let (told, truly) = (lied[press.seat.idx()], counts[press.seat.idx()]);
            if press.seat != liar {
                assert_eq!(told, truly, "contest {contest}: {liar} lied, {press:?} pays");
            } else if told && !truly {
                gained += 1;
                let late_ms = press.arrives_ms - (first_ms + TOGETHER_MS);
                assert!(late_ms <= CREDIT_MS, "contest {contest}: {press:?} gained {late_ms} ms");
            }
        }
    }
    assert!(shared > CONTESTS / 2, "{shared}: stops at the same time are what this is about");
    assert!(gained > 0, "some lies must be worth something, or nothing was tried");
}

#[test]
fn a_piece_placed_and_a_stop_right_after_it_both_count_on_the_longest_way() {
    let (state, now_ms) = scene();
    for contest in 0..CONTESTS {
        let mut chance = Chance::from_number(contest);
        let seat = Seat((contest % PLAYERS as u64) as u8);
        let mut table = table(&state);
        let mut line = Line::new(200, 0);
        line.measure(&mut chance);
        let decision = table.decision(seat);
        // All three are on their way before the first is answered, each with the decision that
        // comes after the one before.
        let pose = json!({ "piece": 40, "flip": false, "rotation": 0, "x": 12_000, "y": 12_000 });
        let acts = [
            (0, json!({ "grab": { "piece": 40 } })),
            (150, json!({ "place": { "pose": pose } })),
            (170, json!("stop")),
        ];
        for (nth, (after_ms, command)) in acts.into_iter().enumerate() {
            let arrives_ms = line.arrival(now_ms + after_ms, &mut chance);
            assert!(arrives_ms >= now_ms + after_ms + 200);
            table.advance(arrives_ms).unwrap();
            let entry = Entry { lag_ms: 150, ..Entry::new(seat, arrives_ms, command) };
            table.play(entry, Some(decision + nth as u32)).unwrap();
        }
        let view = table.game().view(Viewer::Public);
        assert_eq!(view["phase"]["frozen"]["claims"], json!([seat]));
        let standing = view["architects"][seat.idx()]["site"]["standing"].as_array().unwrap();
        assert_eq!(standing.last().unwrap()["pose"]["piece"], 40, "contest {contest}");
    }
}
