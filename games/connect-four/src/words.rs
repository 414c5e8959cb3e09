//! Commands and events in words; the sentences stand in `words/*.ftl`.

use contract::{Chance, Explanation, Game, Label, Phrase, sure_warnings};

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

    fn hint(_view: &View) -> Option<Phrase> {
        Some(Phrase::new("hint-drop"))
    }

    fn explain(&self) -> Explanation {
        let winners = self.awaiting().outcome().map(|outcome| outcome.winners);
        let why = match winners.and_then(|winners| winners.sole()) {
            Some(seat) => Phrase::new("end-line").with("seat", seat),
            None => Phrase::new("end-full"),
        };
        Explanation::new(vec![why], self.seats())
    }

    fn warnings(view: &View, offers: &[Command]) -> Vec<Option<Phrase>> {
        let Some(seat) = view.viewer.seat() else { return vec![None; offers.len()] };
        let state = ConnectFour::guess(view, &mut Chance::from_number(0));
        sure_warnings(&state, seat, offers)
    }
}
