//! All that a bot may look through.

use std::cell::{Cell, OnceCell, RefCell};

use crate::awaiting::Awaiting;
use crate::chance::Chance;
use crate::entry::Entry;
use crate::game::Game;
use crate::offers::Offers;
use crate::refusal::Refusal;
use crate::sampled::{Sampled, sample};
use crate::seat::{Seat, Viewer};

/// One seat's window on a state: its offers and its view, and no way round them.
///
/// The offers are read off the truth, which gives nothing away because they depend only on the
/// view (conformance proves it). The view is built only when somebody looks.
#[derive(Debug)]
pub struct Window<'a, G: Game> {
    state: &'a G,
    seat: Seat,
    offers: Listing<'a, G>,
    must: bool,
    /// Whether there was a choice, once a command was drawn without listing offers.
    had_choice: Cell<Option<bool>>,
}

/// Offers that were listed before, or are listed when somebody asks.
#[derive(Debug)]
enum Listing<'a, G: Game> {
    Done(&'a Offers<G::Command, G::Region>),
    Asked {
        listed: OnceCell<Offers<G::Command, G::Region>>,
        /// Where they will be listed.
        spare: RefCell<Offers<G::Command, G::Region>>,
    },
}

impl<'a, G: Game> Window<'a, G> {
    /// The window of a seat whose offers have been listed.
    pub fn new(
        state: &'a G,
        seat: Seat,
        offers: &'a Offers<G::Command, G::Region>,
    ) -> Window<'a, G> {
        let (offers, must) = (Listing::Done(offers), must(state, seat));
        Window { state, seat, offers, must, had_choice: Cell::new(None) }
    }

    /// The same with offers that are listed only if somebody asks for them, where it is known
    /// already whether the game cannot go on without the seat.
    pub fn unlisted(state: &'a G, seat: Seat, must: bool) -> Window<'a, G> {
        Window::reusing(state, seat, must, Offers::default())
    }

    /// The same, in the memory of offers that are no longer needed.
    pub fn reusing(
        state: &'a G,
        seat: Seat,
        must: bool,
        spare: Offers<G::Command, G::Region>,
    ) -> Window<'a, G> {
        let offers = Listing::Asked { listed: OnceCell::new(), spare: RefCell::new(spare) };
        Window { state, seat, offers, must, had_choice: Cell::new(None) }
    }

    /// Gives that memory back.
    pub fn into_spare(self) -> Offers<G::Command, G::Region> {
        match self.offers {
            Listing::Done(_) => Offers::default(),
            Listing::Asked { listed, spare } => {
                listed.into_inner().unwrap_or_else(|| spare.into_inner())
            }
        }
    }

    /// The seat that looks through it.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat may command.
    pub fn offers(&self) -> &Offers<G::Command, G::Region> {
        match &self.offers {
            Listing::Done(offers) => offers,
            Listing::Asked { listed, spare } => listed.get_or_init(|| {
                let mut offers = spare.take();
                offers.clear();
                self.state.offers(self.seat, &mut offers);
                offers
            }),
        }
    }

    /// Whether the game cannot go on without this seat.
    pub fn must(&self) -> bool {
        self.must
    }

    /// The number of the decision that the seat's command answers.
    pub fn decision(&self) -> u32 {
        self.state.decision(self.seat)
    }

    /// The verdict on a command of the seat if it were played now. It gives nothing away either,
    /// because a verdict depends only on the view.
    ///
    /// # Errors
    /// Why the rules would forbid the command.
    pub fn judge(&self, command: &G::Command) -> Result<(), Refusal> {
        self.state.judge(&Entry::new(self.seat, self.state.now(), command.clone()))
    }

    /// Whether acts may be worked out in this match: see [`Game::works_out`].
    pub fn works_out(&self) -> bool {
        self.state.works_out()
    }

    /// Whether the seat had two or more commands to choose from; always, where offers are not
    /// listed.
    pub fn had_choice(&self) -> bool {
        let listed = || !G::LISTED || self.offers().is_decision();
        self.had_choice.get().unwrap_or_else(listed)
    }

    /// Everything the seat may know.
    pub fn view(&self) -> G::View {
        self.state.view(Viewer::Seat(self.seat))
    }

    /// A legal command drawn at random.
    pub fn sample(&self, chance: &mut Chance) -> Option<G::Command> {
        let drawn = match &self.offers {
            Listing::Done(offers) if offers.is_complete() => offers.pick(chance),
            Listing::Done(_) => sample(self.state, self.seat, chance, &mut Offers::default()),
            Listing::Asked { listed, spare } => match listed.get() {
                Some(offers) if offers.is_complete() => offers.pick(chance),
                _ => sample(self.state, self.seat, chance, &mut spare.borrow_mut()),
            },
        };
        let Sampled { command, was_choice } = drawn?;
        self.had_choice.set(Some(was_choice));
        Some(command)
    }
}

/// Whether the game cannot go on without the seat.
pub(crate) fn must<G: Game>(state: &G, seat: Seat) -> bool {
    match state.awaiting() {
        Awaiting::Seats(waiting) => waiting.must.contains(seat),
        Awaiting::Over(_) => false,
    }
}
