//! `tokyo draw`: a position, or a sheet of what is in the box, as SVG.

use contract::{Actor, AnyTitle, Drawing, Seat, Seed, Viewer};
use serde_json::{Map, Value};
use table::{Sitter, Table};
use words::Words;

use crate::args;
use crate::failure::{Failure, Outcome};
use crate::{files, options};

pub fn run(args: &args::Draw) -> Outcome {
    let title = catalogue::find(&args.game)?;
    let words = Words::new(title.meta(), &args.lang)?;
    let drawing = match &args.sheet {
        Some(name) => sheet(title, name, &words)?,
        None => drawn(title, args, &words)?,
    };
    let drawing = match args.crop {
        Some(part) => drawing.cropped(part),
        None => drawing,
    };
    let picture = drawing.page(title.meta().title);
    match &args.output {
        Some(path) => files::write(path, &picture),
        None => files::print(&picture),
    }
}

fn sheet(title: &'static dyn AnyTitle, wanted: &str, words: &Words) -> Result<Drawing, Failure> {
    let sheets = title.sheets();
    if let Some((_, draw)) = sheets.iter().find(|(name, _)| *name == wanted) {
        return Ok(draw(words));
    }
    let names: Vec<&str> = sheets.iter().map(|(name, _)| *name).collect();
    let known = if names.is_empty() { "none".to_owned() } else { names.join(", ") };
    Err(Failure(format!("{} has no sheet '{wanted}': there are {known}", title.meta().title)))
}

fn drawn(
    title: &'static dyn AnyTitle,
    args: &args::Draw,
    words: &Words,
) -> Result<Drawing, Failure> {
    let table = position(title, args)?;
    let viewer = match args.seat.map(Seat) {
        None => Viewer::Public,
        Some(seat) => {
            Actor::Seat(seat).seated(table.sitters().len())?;
            Viewer::Seat(seat)
        }
    };
    Ok(table.game().draw(viewer, &words.at(&table.players())))
}

fn position(title: &'static dyn AnyTitle, args: &args::Draw) -> Result<Table, Failure> {
    if let Some(path) = &args.record {
        let (record, _) = files::record(path)?;
        let verified = record.replay(title, args.step);
        let verified = verified.map_err(|why| Failure(format!("'{}': {why}", path.display())))?;
        return Ok(verified.table);
    }
    let setup = options::setup(title, &args.setup, Value::Object(Map::new()))?;
    let seats = args.seats.unwrap_or(*title.meta().seats.start());
    title.meta().check_seats(seats)?;
    let sitters = Sitter::strangers(seats);
    let seed = args.setup.seed.unwrap_or_else(|| Seed::from_number(0));
    Ok(Table::open(title, setup, sitters, seed)?)
}
