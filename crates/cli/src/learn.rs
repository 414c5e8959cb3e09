//! `tokyo learn`: a game taught line by line.

use std::io::{self, BufRead, Write};

use contract::{AnyTitle, Seat, Viewer};
use desk::Lesson;
use serde_json::Value;
use wire::outbound::Offer;
use wire::{Inbound, Outbound};

use crate::args;
use crate::failure::{Failure, Outcome};
use crate::files;
use crate::play::own_name;

/// Time passes by itself in a lesson of text: nobody wants to wait for a line.
const PACE_MS: u64 = 1_000;

pub fn run(args: &args::Learn) -> Outcome {
    let title = catalogue::find(&args.game)?;
    let mut learner = Learner {
        lesson: begin(title, args)?,
        now_ms: 0,
        said: 0,
        example: args.check,
        input: &mut io::stdin().lock(),
        output: &mut io::stdout().lock(),
    };
    // The reader has gone away, or has had enough: both end the lesson.
    match learner.learn() {
        Ok(()) | Err(Stop::Left) => Ok(()),
        Err(Stop::Failed(failure)) => Err(failure),
    }
}

fn begin(title: &'static dyn AnyTitle, args: &args::Learn) -> Result<Lesson, Failure> {
    let name = own_name(args.name.as_deref());
    Ok(match &args.script {
        Some(file) => Lesson::of(title, &files::read(file)?, &name, &args.lang, None)?,
        None => Lesson::new(title, &name, &args.lang, None)?,
    })
}

/// Why a lesson ends before its end.
enum Stop {
    Left,
    Failed(Failure),
}

impl From<desk::DeskError> for Stop {
    fn from(why: desk::DeskError) -> Stop {
        Stop::Failed(why.into())
    }
}

impl From<io::Error> for Stop {
    fn from(_: io::Error) -> Stop {
        Stop::Left
    }
}

/// One lesson and its learner.
struct Learner<'a> {
    lesson: Lesson,
    now_ms: u64,
    /// How many commands were sent.
    said: usize,
    /// Whether the lesson's own examples are played.
    example: bool,
    input: &'a mut dyn BufRead,
    output: &'a mut dyn Write,
}

impl Learner<'_> {
    fn learn(&mut self) -> Result<(), Stop> {
        loop {
            self.settle()?;
            let step = self.lesson.told_now();
            if step.over {
                return Ok(writeln!(self.output)?);
            }
            writeln!(self.output, "\n{}/{}  {}", step.step + 1, step.steps, step.text)?;
            if step.reads {
                self.answer("")?;
                self.lesson.next(self.now_ms);
            } else {
                self.choose()?;
            }
        }
    }

    /// Lets clock and script act until the learner can go on.
    fn settle(&mut self) -> Result<(), Stop> {
        while !self.is_settled() {
            let turn = self.lesson.tick(self.now_ms, PACE_MS)?;
            self.tell(&turn.said)?;
            // A learner who is asked something now is not too late for it.
            if self.is_settled() {
                break;
            }
            let Some(next_ms) = turn.next_ms else {
                let why = "the lesson stands still: nobody is asked anything";
                return Err(Stop::Failed(Failure(why.into())));
            };
            self.now_ms = self.now_ms.max(next_ms);
        }
        Ok(())
    }

    /// Whether it is the learner's turn. A step without anything to do waits for the clock.
    fn is_settled(&mut self) -> bool {
        let step = self.lesson.told_now();
        !step.waits && (step.reads || step.over || self.asked().is_some())
    }

    /// What the learner is asked: the decision and the choices, as the lesson allows them.
    fn asked(&mut self) -> Option<(u32, Vec<Offer>)> {
        let said = self.lesson.hear(&Inbound::Resync {}, self.now_ms);
        let welcome = said.into_iter().find_map(|message| match message {
            Outbound::Welcome(welcome) => Some(welcome),
            _ => None,
        });
        let asked = welcome?.standing.ask?;
        Some((asked.decision, asked.offers))
    }

    /// Shows the table and the choices, and does what the learner chooses.
    fn choose(&mut self) -> Result<(), Stop> {
        let Some((decision, offers)) = self.asked() else { return Ok(()) };
        self.draw()?;
        for (number, offer) in (1..).zip(&offers) {
            let label = offer.label.as_deref().unwrap_or_default();
            match self.example {
                true => writeln!(self.output, "  {number}  {label}  {}", offer.command)?,
                false => writeln!(self.output, "  {number}  {label}")?,
            }
        }
        let answer = self.answer("> ")?;
        let chosen = answer.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let command = match chosen.and_then(|idx| offers.get(idx)) {
            Some(offer) => serde_json::from_str(offer.command.get()).ok(),
            None => self.lesson.example().filter(|_| answer.is_empty() || self.example),
        };
        match command {
            Some(command) => self.play(decision, command),
            None => Ok(writeln!(self.output, "1-{}, Enter, q", offers.len())?),
        }
    }

    fn draw(&mut self) -> Result<(), Stop> {
        let desk = self.lesson.desk();
        let (players, viewer) = (desk.table().players(), Viewer::Seat(Seat(0)));
        let sketch = desk.table().game().sketch(viewer, &desk.words().at(&players));
        Ok(writeln!(self.output, "{}", sketch.plain())?)
    }

    fn play(&mut self, decision: u32, command: Value) -> Result<(), Stop> {
        if self.example {
            writeln!(self.output, "  plays {command}")?;
        }
        self.said += 1;
        let id = format!("learn-{}", self.said);
        let said = self.lesson.hear(&Inbound::Command { id, decision, command }, self.now_ms);
        self.tell(&said)
    }

    /// Tells what happened, and why something did not.
    fn tell(&mut self, said: &[Outbound]) -> Result<(), Stop> {
        for message in said {
            match message {
                Outbound::Update(update) => {
                    for event in &update.events {
                        writeln!(self.output, "  · {}", event.text)?;
                    }
                }
                Outbound::Refused(refused) => {
                    let aside = self.lesson.told_now().aside;
                    let clause = refused.clause.iter().map(|clause| format!(" ({clause})"));
                    let why = aside.unwrap_or_else(|| refused.why.clone());
                    writeln!(self.output, "  ! {why}{}", clause.collect::<String>())?;
                    if self.example {
                        let why = format!("the example was refused: {why}");
                        return Err(Stop::Failed(Failure(why)));
                    }
                }
                Outbound::Error { message, .. } => {
                    return Err(Stop::Failed(Failure(message.clone())));
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// One line from the learner.
    fn answer(&mut self, prompt: &str) -> Result<String, Stop> {
        if self.example {
            return Ok(String::new());
        }
        write!(self.output, "{prompt}")?;
        self.output.flush()?;
        let mut line = String::new();
        let read = self.input.read_line(&mut line)?;
        match line.trim() {
            _ if read == 0 => Err(Stop::Left),
            "q" => Err(Stop::Left),
            answer => Ok(answer.to_owned()),
        }
    }
}
