//! The answers.

use contract::{
    Actor, AnyGame, AnyTitle, Awaiting, Chance, Denied, Entry, Happened, Patience, Seat, Seed,
    Skill, Viewer,
};
use serde_json::{Value, json};
use table::{Denial, Record, Sitter, Table, Taken};
use words::Words;

use crate::request::{Request, read, viewer};

/// One match of one game, played by requests.
pub struct Engine {
    title: &'static dyn AnyTitle,
    now_ms: fn() -> u64,
    words: Option<Words>,
    table: Option<Table>,
}

/// Why a request has no answer.
enum Unanswered {
    Denied(Denial),
    Plain(String),
}

impl<D: Into<Denial>> From<D> for Unanswered {
    fn from(denial: D) -> Unanswered {
        Unanswered::Denied(denial.into())
    }
}

type Answer = Result<Value, Unanswered>;

fn plain(why: impl std::error::Error) -> Unanswered {
    Unanswered::Plain(why.to_string())
}

impl Engine {
    /// An engine for a game. `now_ms` is any clock that goes forward: it only ends a bot's
    /// thinking.
    pub fn new(title: &'static dyn AnyTitle, now_ms: fn() -> u64) -> Engine {
        Engine { title, now_ms, words: Words::new(title.meta(), words::FIRST).ok(), table: None }
    }

    /// Answers one request. Whatever comes in, one JSON object goes out.
    pub fn line(&mut self, line: &str) -> String {
        let (id, request) = read(line);
        let answer = request.map_err(Unanswered::Plain).and_then(|request| self.answer(request));
        let answer = match answer {
            Ok(ok) => json!({ "id": id, "ok": ok }),
            Err(Unanswered::Denied(Denial::Game(Denied::Refused(refusal)))) => {
                let why = match &self.words {
                    Some(words) => words.say(&refusal.why),
                    None => refusal.why.key.to_string(),
                };
                let refused = json!({ "clause": refusal.clause, "why": why,
                                      "reason": refusal.why, "pieces": refusal.pieces });
                json!({ "id": id, "refused": refused })
            }
            Err(Unanswered::Denied(denial)) => json!({ "id": id, "error": denial.to_string() }),
            Err(Unanswered::Plain(why)) => json!({ "id": id, "error": why }),
        };
        answer.to_string()
    }

    fn answer(&mut self, request: Request) -> Answer {
        match request {
            Request::Open { setup, seats, seed, practice } => {
                self.open(setup, seats, seed, practice)
            }
            Request::Load { state, seed } => self.load(state, seed),
            Request::Guess { view, seed } => self.guess(&view, seed),
            Request::State {} => Ok(self.game()?.state()),
            Request::Awaiting {} => self.awaiting(),
            Request::Offers { seat, labels } => self.offers(seat, labels),
            Request::Sample { seat, seed } => self.sample(seat, seed),
            Request::Judge { seat, command, at_ms, lag_ms } => {
                let table = self.open_table()?;
                let at_ms = at_ms.unwrap_or(table.now());
                table.judge(&Entry { actor: seat, at_ms, lag_ms, command })?;
                Ok(json!(true))
            }
            Request::Play { seat, command, at_ms, lag_ms, decision } => {
                let at_ms = at_ms.unwrap_or(self.open_table()?.now());
                self.play(Entry { actor: seat, at_ms, lag_ms, command }, decision)
            }
            Request::Wait { until_ms } => {
                let happened = self.table()?.advance(until_ms)?;
                Ok(told(&happened, self.open_table()?))
            }
            Request::Luck { next } => Ok(json!(self.table()?.script(next))),
            Request::View { seat } => Ok(self.game()?.view(self.viewer(seat)?)),
            Request::Draw { seat } => {
                let players = self.open_table()?.players();
                let words = self
                    .words
                    .as_ref()
                    .ok_or_else(|| Unanswered::Plain("the game has no English words".into()))?;
                let drawing = self.game()?.draw(self.viewer(seat)?, &words.at(&players));
                Ok(json!(drawing.page(self.title.meta().title)))
            }
            Request::Ask { seat, question } => self.ask(seat, question),
            Request::Choose { seat, bot, level, budget_ms, seed } => {
                let skill = bot.or(level).unwrap_or(Skill::Hard);
                self.choose(seat, skill, budget_ms, seed)
            }
            Request::Undo { seat } => self.undo(seat),
            Request::Record {} => {
                let record = self.table()?.record()?;
                serde_json::to_value(record).map_err(|error| Unanswered::Plain(error.to_string()))
            }
            Request::Replay { record, upto } => self.replay(&record, upto),
        }
    }

    fn open(
        &mut self,
        setup: Value,
        seats: Option<usize>,
        seed: Option<Seed>,
        practice: bool,
    ) -> Answer {
        let seats = seats.unwrap_or(*self.title.meta().seats.start());
        self.title.meta().check_seats(seats).map_err(plain)?;
        let seed = seed.unwrap_or_else(|| Seed::from_number(0));
        let table = Table::open(self.title, setup, Sitter::strangers(seats), seed)?;
        self.table = Some(if practice { table.practise()? } else { table });
        self.awaiting()
    }

    /// Makes up a whole match from a view: how a browser judges a dragged piece.
    fn guess(&mut self, view: &Value, seed: Option<Seed>) -> Answer {
        let seed = seed.unwrap_or_else(|| Seed::from_number(0));
        let state = self.title.guess(view, &mut Chance::new(&seed, 0))?.state();
        self.load(state, Some(seed))
    }

    /// Plays an act, after what the clock has to do first; that stays done if the act is refused.
    fn play(&mut self, entry: Entry<Value>, decision: Option<u32>) -> Answer {
        let table = self.table()?;
        let mut happened = match entry.actor {
            Actor::Clock => Vec::new(),
            Actor::Seat(_) | Actor::Judge => table.advance(entry.at_ms)?,
        };
        happened.push(table.play(entry, decision)?);
        Ok(told(&happened, self.open_table()?))
    }

    fn load(&mut self, state: Value, seed: Option<Seed>) -> Answer {
        let seed = seed.unwrap_or_else(|| Seed::from_number(0));
        self.table = Some(Table::load(self.title, state, seed)?);
        self.awaiting()
    }

    fn offers(&self, seat: Seat, labels: bool) -> Answer {
        let (game, seat) = (self.game()?, self.seat(seat)?);
        let offers = game.offers(seat);
        let mut answer = json!(offers);
        if let (true, Some(words)) = (labels, &self.words) {
            let mut said = Vec::new();
            for command in &offers.list {
                said.push(words.say(&game.label(Viewer::Seat(seat), command)?));
            }
            answer["labels"] = json!(said);
        }
        Ok(answer)
    }

    fn sample(&self, seat: Seat, seed: Option<Seed>) -> Answer {
        let seat = self.seat(seat)?;
        let mut chance = Chance::new(&seed.unwrap_or_else(|| Seed::from_number(0)), 0);
        let command = self.game()?.sample(seat, &mut chance);
        command
            .ok_or_else(|| Unanswered::Plain(format!("seat {seat} is not asked for anything now")))
    }

    fn ask(&self, seat: Option<Seat>, question: Option<Value>) -> Answer {
        let (game, viewer) = (self.game()?, self.viewer(seat)?);
        match question {
            Some(question) => Ok(game.ask(viewer, &question)?),
            None => Ok(json!({ "questions": game.questions(viewer) })),
        }
    }

    fn choose(
        &self,
        seat: Seat,
        skill: Skill,
        budget_ms: Option<u64>,
        seed: Option<Seed>,
    ) -> Answer {
        let seat = self.seat(seat)?;
        let table = self.open_table()?;
        let game = table.game();
        if !game.awaiting().seats().contains(seat) {
            return Err(Unanswered::Plain(format!("seat {seat} is not asked for anything now")));
        }
        let until = budget_ms.map(|budget| (self.now_ms)().saturating_add(budget));
        let patience = Until { now_ms: self.now_ms, until };
        let mut chance = Chance::new(&seed.unwrap_or_else(|| Seed::from_number(0)), 0);
        let mut bot = self.title.bot(skill);
        table.recall(bot.as_mut(), seat)?;
        let reply = bot.decide(game, seat, &patience, &mut chance);
        Ok(json!({ "command": reply.command, "after_ms": reply.after_ms }))
    }

    fn undo(&mut self, seat: Seat) -> Answer {
        let seat = self.seat(seat)?;
        let table = self.table()?;
        // The one who speaks to an engine speaks for every seat, so consent is given at once.
        let mut taken = table.undo(seat)?;
        while let Taken::Asked(asked) = taken {
            let Some(other) = asked.waiting.iter().next() else { break };
            taken = table.answer_undo(other, true)?;
        }
        self.awaiting()
    }

    fn replay(&mut self, record: &Record, upto: Option<usize>) -> Answer {
        let verified = record.replay(self.title, upto).map_err(plain)?;
        self.table = Some(verified.table);
        self.awaiting()
    }

    fn awaiting(&self) -> Answer {
        Ok(awaiting(self.open_table()?))
    }

    fn open_table(&self) -> Result<&Table, Unanswered> {
        self.table.as_ref().ok_or_else(no_match)
    }

    fn table(&mut self) -> Result<&mut Table, Unanswered> {
        self.table.as_mut().ok_or_else(no_match)
    }

    fn game(&self) -> Result<&dyn AnyGame, Unanswered> {
        self.open_table().map(Table::game)
    }

    fn seat(&self, seat: Seat) -> Result<Seat, Unanswered> {
        Actor::Seat(seat).seated(self.game()?.seats()).map_err(plain)?;
        Ok(seat)
    }

    fn viewer(&self, seat: Option<Seat>) -> Result<Viewer, Unanswered> {
        seat.map(|seat| self.seat(seat)).transpose()?;
        Ok(viewer(seat))
    }
}

fn no_match() -> Unanswered {
    Unanswered::Plain("no match is open: begin with open, load or replay".into())
}

/// What was done, every event in full.
fn told(happened: &[Happened], table: &Table) -> Value {
    let events = happened.iter().flat_map(|step| &step.events);
    let events: Vec<Value> = events.map(|event| event.json()).collect();
    json!({ "events": events, "awaiting": awaiting(table) })
}

/// Whom the game waits for, with the decision of each awaited seat.
fn awaiting(table: &Table) -> Value {
    match table.game().awaiting() {
        Awaiting::Over(outcome) => json!({ "over": outcome }),
        Awaiting::Seats(waiting) => {
            let seats = waiting.must.union(waiting.may);
            let decisions: serde_json::Map<String, Value> =
                seats.iter().map(|seat| (seat.to_string(), json!(table.decision(seat)))).collect();
            let mut answer = json!(waiting);
            answer["decisions"] = Value::Object(decisions);
            answer
        }
    }
}

struct Until {
    now_ms: fn() -> u64,
    until: Option<u64>,
}

impl Patience for Until {
    fn is_over(&self) -> bool {
        self.until.is_some_and(|until| (self.now_ms)() >= until)
    }
}
