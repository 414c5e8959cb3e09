use bots::Budgets;
use contract::{
    About, Ask, Bot, BySeat, Chance, Check, Draw, Drawing, Encoder, Evaluate, Explanation, Game,
    Ink, Label, Levels, Malformed, Meta, Patience, Phrase, Profile, Reply, Seat, Secrets,
    SetupOption, Sketch, Skill, Speaker, Values, Viewer, Window, sure_warnings,
};
use kit::Bag;
use serde_json::{Value, json};

use super::Wrong;
use super::rules::{self, CARDS, Command, Event, HAND, Lanterns, ROUNDS, Setup};
use super::view::View;

const RULES: &str = "# Lanterns\n\n## 1 Play\n\
    - **1.1** Everybody lays at once; the highest rolls; others may challenge.\n\
    - **1.2** One lays a card from one's hand.\n\
    - **1.5** The clock ends waiting.\n\
    - **1.6** It ends after three rounds, or when the twelve rolls a six.\n";

const ENGLISH: &str = "title = Lanterns\nlay = lay { $card }\nwithdraw = withdraw\nroll = roll\n\
    challenge = challenge\ntick = time passes\nhappened = { $seat } did something\n\
    hand = hand\nover = it is over\ntime-up = time is up\nnot-now = that cannot be done now\n\
    not-in-hand = { $card } is not in the hand\nonly-clock = only the clock can do that\n\
    too-early = it is too early\ngame-over = the game is over\n\
    option-challenges = challenges\npreset-standard = standard\n\
    goal = light up\nending-played-out = played out\nending-lit-up = lit up\n";

impl<const WRONG: u8> About for Lanterns<WRONG> {
    const META: Meta = Meta {
        id: "lanterns",
        title: "Lanterns",
        seats: 2..=4,
        rules_version: 1,
        // Only what people can see in the lobby needs a goal and hints.
        shown: Wrong::NoGoal as u8 == WRONG || Wrong::NoHint as u8 == WRONG,
        hidden: true,
        options: &[SetupOption { key: "challenges", values: Values::Switch }],
        figures: &[],
        endings: &["played-out", "lit-up"],
        profile: Profile { minutes: [1, 2], weight: 1, luck: 1 },
        rules: RULES,
        sisters: &[],
        guides: &[],
        words: &[("en", ENGLISH)],
        lesson: None,
    };

    const ENCODER: Option<Encoder<Self>> = match Wrong::UnsaidEncoding.is(WRONG) {
        true => None,
        false => Some(Encoder::trained()),
    };

    fn setup_for_bots() -> Setup {
        Setup { challenges: true }
    }
}

impl<const WRONG: u8> Label for Lanterns<WRONG> {
    fn label(_view: &View, command: &Command) -> Phrase {
        match *command {
            Command::Lay { card: 255 } if Wrong::PanickyLabel.is(WRONG) => {
                panic!("a seeded fault")
            }
            Command::Lay { card } => Phrase::new("lay").with("card", card),
            Command::Withdraw if Wrong::MissingWord.is(WRONG) => Phrase::new("take-back"),
            Command::Withdraw => Phrase::new("withdraw"),
            Command::Roll => Phrase::new("roll"),
            Command::Challenge => Phrase::new("challenge"),
            Command::Tick => Phrase::new("tick"),
        }
    }

    fn goal(_view: &View) -> Phrase {
        Phrase::new(if Wrong::NoGoal.is(WRONG) { "aim" } else { "goal" })
    }

    fn tell(event: &Event) -> Phrase {
        match *event {
            Event::TimeUp if Wrong::SpeechlessClock.is(WRONG) => Phrase::new("ding"),
            Event::Laid { card: None, .. } if Wrong::SpeechlessSecret.is(WRONG) => {
                Phrase::new("hush")
            }
            Event::Laid { seat, .. }
            | Event::Withdrew { seat }
            | Event::Forced { seat, .. }
            | Event::Led { seat, .. }
            | Event::Rolled { seat, .. }
            | Event::Challenged { seat }
            | Event::Drew { seat, .. } => Phrase::new("happened").with("seat", seat),
            Event::TimeUp => Phrase::new("time-up"),
        }
    }

    fn explain(&self) -> Explanation {
        let why = Phrase::new("over");
        let why = if Wrong::UnexplainedEnd.is(WRONG) { Vec::new() } else { vec![why] };
        Explanation::new(why, self.seats())
    }

    fn warnings(view: &View, offers: &[Command]) -> Vec<Option<Phrase>> {
        if Wrong::FalseWarning.is(WRONG) {
            return vec![Some(Phrase::new("house-end-won")); offers.len()];
        }
        let Some(seat) = view.viewer.seat() else { return vec![None; offers.len()] };
        let state = Self::guess(view, &mut Chance::from_number(0));
        sure_warnings(&state, seat, offers)
    }
}

impl<const WRONG: u8> Draw for Lanterns<WRONG> {
    fn draw(view: &View, speaker: &dyn Speaker) -> Drawing {
        let name = speaker.name(Seat(0));
        let name = match () {
            () if Wrong::NumberedSeat.is(WRONG) => "Seat 0".to_owned(),
            () if Wrong::RawName.is(WRONG) => format!("<g>{name}</g>"),
            () => contract::picture::escaped(&name),
        };
        let body = format!("<text x=\"9\" y=\"20\">{name} {:?}</text>", view.hand);
        Drawing { width: 200, height: 40, body }
    }

    fn sketch(view: &View, speaker: &dyn Speaker) -> Sketch {
        let mut sketch = Sketch::default();
        let key = if Wrong::SpeechlessSketch.is(WRONG) { "fingers" } else { "hand" };
        let word = speaker.say(&Phrase::new(key));
        sketch.put(Ink::Plain, format!("{word} {:?}", view.hand));
        sketch
    }
}

impl<const WRONG: u8> Check for Lanterns<WRONG> {
    fn check(&self) -> Result<(), Malformed> {
        if Wrong::GullibleCheck.is(WRONG) {
            return Ok(());
        }
        let seats = self.hands.len();
        let lengths = [self.laid.len(), self.tokens.len(), self.scores.len(), self.decisions.len()];
        if !(2..=4).contains(&seats) || lengths.iter().any(|len| *len != seats) {
            return Err("there are 2 to 4 seats, and something for each".into());
        }
        let mut cards: Vec<u8> = self.hands.values().flatten().copied().collect();
        cards.extend(self.laid.values().flatten());
        cards.extend(self.bag.contents().iter().chain(&self.spent));
        cards.sort_unstable();
        if cards != (1..=CARDS).collect::<Vec<u8>>() {
            return Err("the cards 1 to 12 are not all there once".into());
        }
        let held = |seat: Seat| self.hands[seat].len() + usize::from(self.laid[seat].is_some());
        let stack: Vec<&rules::Ask> = self.pending.iter().collect();
        let asks = match stack.as_slice() {
            [] => self.over,
            [rules::Ask::Lay { until }] => {
                !self.over
                    && *until >= self.now
                    && Seat::all(seats).all(|seat| held(seat) > 0)
                    && self.laid.values().any(Option::is_none)
            }
            [rules::Ask::Roll { seat }] => !self.over && seat.idx() < seats,
            [rules::Ask::Challenge { roller, die, until }] => {
                let fits = roller.idx() < seats && self.scores[*roller] >= *die;
                !self.over && fits && *until >= self.now && (1..=6).contains(die)
            }
            _ => false,
        };
        let points = self.scores.values().all(|score| *score <= 100);
        let counted = self.decisions.values().all(|number| *number < 1_000_000);
        let rounds = (1..=ROUNDS + 1).contains(&self.round);
        let hands = Seat::all(seats).all(|seat| held(seat) <= HAND && self.hands[seat].is_sorted());
        let times = self.now < 1 << 50;
        if asks && points && counted && rounds && hands && times {
            Ok(())
        } else {
            Err("what is asked does not fit what lies on the table".into())
        }
    }
}

impl<const WRONG: u8> Evaluate for Lanterns<WRONG> {
    fn evaluate(&self, seat: Seat) -> f64 {
        let all: u32 = self.scores.values().map(|score| u32::from(*score)).sum();
        (f64::from(self.scores[seat]) + 1.0) / (f64::from(all) + self.scores.len() as f64)
    }
}

impl<const WRONG: u8> Secrets for Lanterns<WRONG> {
    fn permute(&self, viewer: Viewer, chance: &mut Chance) -> Self {
        let mut other = self.clone();
        let secret = matches!(self.pending.top(), Some(rules::Ask::Lay { .. }));
        let hidden = |seat: Seat| !viewer.is(seat);
        let mut cards = Bag::new(self.bag.contents().iter().copied());
        for seat in Seat::all(self.hands.len()).filter(|seat| hidden(*seat)) {
            self.hands[seat].iter().for_each(|card| cards.put(*card));
            if secret {
                self.laid[seat].into_iter().for_each(|card| cards.put(card));
            }
        }
        other.hands = BySeat::from_fn(self.hands.len(), |seat| {
            if !hidden(seat) {
                return self.hands[seat].clone();
            }
            let mut hand: Vec<u8> =
                self.hands[seat].iter().filter_map(|_| cards.draw(chance)).collect();
            hand.sort_unstable();
            hand
        });
        for seat in Seat::all(self.hands.len()).filter(|seat| secret && hidden(*seat)) {
            other.laid[seat] = self.laid[seat].and_then(|_| cards.draw(chance));
        }
        other.bag = cards;
        other
    }
}

impl<const WRONG: u8> Ask for Lanterns<WRONG> {
    type Question = Value;
    type Answer = usize;

    fn questions(_view: &View) -> Vec<Value> {
        vec![json!("cards")]
    }

    fn ask(view: &View, question: &Value) -> Result<usize, Malformed> {
        if *question == json!("cards") { Ok(view.hand.len()) } else { Err("ask for cards".into()) }
    }
}

impl<const WRONG: u8> Levels for Lanterns<WRONG> {
    fn bot(skill: Skill) -> Box<dyn Bot<Self>> {
        if Wrong::SilentBot.is(WRONG) {
            return Box::new(SilentBot);
        }
        let (expert, master) = (2_000, 4_000);
        bots::standard(skill, Budgets { easy: 10, normal: 100, hard: 1_000, expert, master })
    }
}

/// Never answers.
struct SilentBot;

impl<const WRONG: u8> Bot<Lanterns<WRONG>> for SilentBot {
    fn choose(
        &mut self,
        _: &Window<'_, Lanterns<WRONG>>,
        _: &dyn Patience,
        _: &mut Chance,
    ) -> Reply<Command> {
        Reply::now(None)
    }
}
