//! A toy for tests, with what connect four lacks: secret bids at the same time and more commands
//! than are listed, a chance to interject, and a clock.

use contract::erased::Title;
use contract::{
    About, Actor, Ask, Awaiting, Bot, Chance, Check, Draw, Drawing, Entry, Evaluate, Explanation,
    Game, Ink, Label, Levels, Meta, NoQuestion, Offers, Outcome, Patience, Phrase, Profile,
    Refusal, Reply, Seat, SeatSet, Secrets, SetupOption, Sink, Sketch, Skill, Speaker, Undo,
    Values, Viewer, Waiting, Window,
};
use serde::{Deserialize, Serialize};

pub static TOY: Title<Toy> = Title::new();

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Everybody bids in secret; the highest bid wins.
    #[default]
    Bids,
    /// Seat 1 goes three times; seat 0 may object to any of it.
    Objections,
    /// Three ticks of the clock; the first to say stop wins.
    Race,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Setup {
    pub kind: Kind,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Command {
    Bid { coins: u8 },
    Go,
    Object,
    Stop,
    Tick,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    seat: Option<Seat>,
    what: String,
    coins: Option<u8>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Toy {
    kind: Kind,
    bids: Vec<Option<u8>>,
    steps: u32,
    acts: Vec<u32>,
    stopped: Option<Seat>,
    now: u64,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Region {
    most: u8,
}

impl Toy {
    fn waiting(&self) -> Waiting {
        let bidless = Seat::all(self.bids.len()).filter(|seat| self.bids[seat.idx()].is_none());
        match self.kind {
            Kind::Bids => Waiting { must: bidless.collect(), ..Waiting::default() },
            Kind::Objections => {
                Waiting { must: SeatSet::only(Seat(1)), may: SeatSet::only(Seat(0)), wake_at: None }
            }
            Kind::Race => Waiting {
                must: SeatSet::all(self.bids.len()),
                may: SeatSet::EMPTY,
                wake_at: Some(1000 * u64::from(self.steps + 1)),
            },
        }
    }
}

impl Game for Toy {
    type Setup = Setup;
    type Command = Command;
    type Event = Event;
    type View = Toy;
    type Region = Region;

    fn open(setup: &Setup, seats: usize, _chance: &mut Chance) -> Result<Toy, Refusal> {
        let (bids, acts) = (vec![None; seats], vec![0; seats]);
        Ok(Toy { kind: setup.kind, bids, steps: 0, acts, stopped: None, now: 0 })
    }

    fn seats(&self) -> usize {
        self.bids.len()
    }

    fn awaiting(&self) -> Awaiting {
        let seats = self.bids.len();
        let over = |winners| Awaiting::Over(Outcome::won_by(winners, seats, "done"));
        if let Some(seat) = self.stopped {
            return over(SeatSet::only(seat));
        }
        match self.kind {
            Kind::Bids if self.bids.iter().all(Option::is_some) => {
                let best = self.bids.iter().max();
                let wins = |seat: &Seat| Some(&self.bids[seat.idx()]) == best;
                over(Seat::all(seats).filter(wins).collect())
            }
            Kind::Objections | Kind::Race if self.steps == 3 => over(SeatSet::EMPTY),
            _ => Awaiting::Seats(self.waiting()),
        }
    }

    fn decision(&self, seat: Seat) -> u32 {
        // Every step is something new to object to.
        let asked_anew = if self.kind == Kind::Objections { self.steps } else { 0 };
        self.acts[seat.idx()] + asked_anew
    }

    fn offers(&self, seat: Seat, into: &mut Offers<Command, Region>) {
        if !self.awaiting().seats().contains(seat) {
            return;
        }
        match self.kind {
            Kind::Bids => {
                into.list.extend((1..=3).map(|coins| Command::Bid { coins }));
                into.region = Some(Region { most: 9 });
            }
            Kind::Objections if seat == Seat(0) => into.list.push(Command::Object),
            Kind::Objections => into.list.push(Command::Go),
            Kind::Race => into.list.push(Command::Stop),
        }
    }

    fn judge(&self, entry: &Entry<Command>) -> Result<(), Refusal> {
        let awaited = entry.actor.seat().is_none_or(|seat| self.awaiting().seats().contains(seat));
        match &entry.command {
            _ if !awaited => Err(Refusal::new("1.2", "not-now")),
            Command::Bid { coins } if *coins > 9 => Err(Refusal::new("1.1", "too-much")),
            _ => Ok(()),
        }
    }

    fn play(
        &mut self,
        entry: &Entry<Command>,
        _chance: &mut Chance,
        events: &mut impl Sink<Event>,
    ) -> Result<Undo, Refusal> {
        self.judge(entry)?;
        let seat = entry.actor.seat();
        self.now = if self.kind == Kind::Race { entry.at_ms } else { 0 };
        let mut told = None;
        match entry.command {
            Command::Bid { coins } => {
                told = Some(coins);
                seat.into_iter().for_each(|seat| self.bids[seat.idx()] = Some(coins));
            }
            Command::Go | Command::Tick => self.steps += 1,
            Command::Object => {}
            Command::Stop => self.stopped = seat,
        }
        if let Actor::Seat(seat) = entry.actor {
            self.acts[seat.idx()] += 1;
        }
        let what = format!("{:?}", entry.command);
        let what = what.split(' ').next().unwrap_or_default().to_lowercase();
        events.push(|| Event { seat, what, coins: told });
        Ok(Undo::Barred)
    }

    fn view(&self, viewer: Viewer) -> Toy {
        let mut view = self.clone();
        let over = self.awaiting().outcome().is_some();
        for (seat, bid) in Seat::all(self.bids.len()).zip(&mut view.bids) {
            // What others bid is not known, only that they did.
            *bid = bid.map(|coins| if over || viewer.is(seat) { coins } else { 0 });
        }
        view
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        let own = event.seat.is_some_and(|seat| viewer.is(seat));
        Some(Event { coins: event.coins.filter(|_| own), ..event.clone() })
    }

    fn guess(view: &Toy, _chance: &mut Chance) -> Toy {
        view.clone()
    }

    fn wake() -> Option<Command> {
        Some(Command::Tick)
    }

    fn now(&self) -> u64 {
        self.now
    }

    fn round(&self) -> u32 {
        self.steps + 1
    }
}

impl About for Toy {
    const META: Meta = Meta {
        id: "toy",
        title: "Toy",
        seats: 2..=8,
        rules_version: 1,
        shown: false,
        hidden: true,
        options: &[SetupOption {
            key: "kind",
            values: Values::OneOf(&["bids", "objections", "race"]),
        }],
        figures: &[],
        endings: &["done"],
        profile: Profile { minutes: [1, 2], weight: 1, luck: 1 },
        rules: "# Toy\n## 1 All\n- **1.1** Nobody has more than nine coins.\n- **1.2** In turn.\n",
        sisters: &[],
        guides: &[],
        words: &[("en", WORDS)],
        lesson: None,
    };
}

const WORDS: &str = "\
title = Toy
bid = Bid { $coins }
go = Go on
object = Object
stop = Stop
tick = Tick
told-bid = { $seat } bid { $coins }
told-secret = { $seat } bid in secret
told-go = { $seat } went on
told-object = { $seat } objected
told-stop = { $seat } stopped
told-tick = The clock ticked
too-much = nobody has so much
not-now = it is not your turn
ending-done = all done
end-done = Everything was done.
warn-stop = Ends the match.
";

impl Label for Toy {
    fn label(_view: &Toy, command: &Command) -> Phrase {
        match command {
            Command::Bid { coins } => Phrase::new("bid").with("coins", *coins),
            Command::Go => Phrase::new("go"),
            Command::Object => Phrase::new("object"),
            Command::Stop => Phrase::new("stop"),
            Command::Tick => Phrase::new("tick"),
        }
    }

    fn tell(event: &Event) -> Phrase {
        let key = match (event.what.as_str(), event.coins) {
            ("bid", None) => "told-secret".to_owned(),
            (what, _) => format!("told-{what}"),
        };
        let seat = event.seat.unwrap_or(Seat(0));
        Phrase::new(key).with("seat", seat).with("coins", event.coins.unwrap_or(0))
    }

    fn explain(&self) -> Explanation {
        Explanation::new(vec![Phrase::new("end-done")], self.seats())
    }

    fn warnings(_view: &Toy, offers: &[Command]) -> Vec<Option<Phrase>> {
        let ends =
            |command: &Command| (*command == Command::Stop).then(|| Phrase::new("warn-stop"));
        offers.iter().map(ends).collect()
    }
}

impl Draw for Toy {
    fn draw(_view: &Toy, _speaker: &dyn Speaker) -> Drawing {
        Drawing { width: 1, height: 1, body: String::new() }
    }

    /// As wide and high as a sketch may be.
    fn sketch(view: &Toy, _speaker: &dyn Speaker) -> Sketch {
        let mut sketch = Sketch::default();
        for row in 0..30 {
            let text = format!("row {row} of {:?} {}", view.kind, "~".repeat(80));
            sketch.line().put(Ink::Plain, text.chars().take(80).collect::<String>());
        }
        sketch
    }
}

impl Check for Toy {}

impl Evaluate for Toy {
    fn evaluate(&self, _seat: Seat) -> f64 {
        0.5
    }
}

impl Secrets for Toy {}

impl Ask for Toy {
    type Question = NoQuestion;
    type Answer = NoQuestion;
}

/// Bids two, goes on, and says stop after a second and a half.
struct Plodder;

impl Bot<Toy> for Plodder {
    fn choose(
        &mut self,
        window: &Window<'_, Toy>,
        _patience: &dyn Patience,
        _chance: &mut Chance,
    ) -> Reply<Command> {
        match window.view().kind {
            Kind::Bids => Reply::now(Command::Bid { coins: 2 }),
            Kind::Objections => Reply::now(window.offers().list.first().cloned()),
            Kind::Race => Reply { command: Some(Command::Stop), after_ms: 1500 },
        }
    }
}

impl Levels for Toy {
    fn bot(_skill: Skill) -> Box<dyn Bot<Toy>> {
        Box::new(Plodder)
    }
}
