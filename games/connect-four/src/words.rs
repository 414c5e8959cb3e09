//! Commands and events in words; the sentences stand in `words/*.ftl`.

use contract::{Label, Phrase};

use crate::rules::{Command, ConnectFour, Event, View};

impl Label for ConnectFour {
    fn label(_view: &View, command: &Command) -> Phrase {
        match *command {
            Command::Drop { column } => Phrase::new("drop").with("column", u32::from(column) + 1),
        }
    }

    fn tell(event: &Event) -> Phrase {
        match *event {
            Event::Dropped { seat, cell } => {
                Phrase::new("dropped").with("seat", seat).with("column", cell.column + 1)
            }
            Event::Won { seat } => Phrase::new("won").with("seat", seat),
            Event::Filled => Phrase::new("filled"),
        }
    }
}
