//! `tokyo draw`: a position as SVG.

use contract::{Actor, AnyTitle, Seat, Seed, Viewer};
use serde_json::{Map, Value};
use table::{Sitter, Table};

use crate::args;
use crate::failure::{Failure, Outcome};
use crate::{files, options};

pub fn run(args: &args::Draw) -> Outcome {
    let title = catalogue::find(&args.game)?;
    let table = position(title, args)?;
    let viewer = match args.seat.map(Seat) {
        None => Viewer::Public,
        Some(seat) => {
            Actor::Seat(seat).seated(table.sitters().len())?;
            Viewer::Seat(seat)
        }
    };
    let picture = table.game().draw(viewer).page(title.meta().title);
    match &args.output {
        Some(path) => files::write(path, &picture),
        None => files::print(&picture),
    }
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
