//! All that a bot may look through.

use std::cell::OnceCell;

use crate::awaiting::Awaiting;
use crate::chance::Chance;
use crate::game::Game;
use crate::offers::Offers;
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
}

/// Offers that were listed before, or are listed when somebody asks.
#[derive(Debug)]
enum Listing<'a, G: Game> {
    Done(&'a Offers<G::Command, G::Region>),
    Asked(OnceCell<Offers<G::Command, G::Region>>),
}

impl<'a, G: Game> Window<'a, G> {
    /// The window of a seat whose offers have been listed.
    pub fn new(
        state: &'a G,
        seat: Seat,
        offers: &'a Offers<G::Command, G::Region>,
    ) -> Window<'a, G> {
        Window::asked(state, seat, offers, must(state, seat))
    }

    /// The same, where it is known already whether the game cannot go on without the seat.
    pub fn asked(
        state: &'a G,
        seat: Seat,
        offers: &'a Offers<G::Command, G::Region>,
        must: bool,
    ) -> Window<'a, G> {
        Window { state, seat, offers: Listing::Done(offers), must }
    }

    /// The same, where offers take long to list, and are listed only if somebody asks for them.
    pub fn unlisted(state: &'a G, seat: Seat, must: bool) -> Window<'a, G> {
        Window { state, seat, offers: Listing::Asked(OnceCell::new()), must }
    }

    /// The seat that looks through it.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat may command.
    pub fn offers(&self) -> &Offers<G::Command, G::Region> {
        match &self.offers {
            Listing::Done(offers) => offers,
            Listing::Asked(cell) => cell.get_or_init(|| {
                let mut offers = Offers::default();
                self.state.offers(self.seat, &mut offers);
                offers
            }),
        }
    }

    /// Whether the game cannot go on without this seat.
    pub fn must(&self) -> bool {
        self.must
    }

    /// Everything the seat may know.
    pub fn view(&self) -> G::View {
        self.state.view(Viewer::Seat(self.seat))
    }

    /// A legal command drawn at random.
    pub fn sample(&self, chance: &mut Chance) -> Option<G::Command> {
        match &self.offers {
            Listing::Done(offers) if offers.is_complete() => chance.pick(&offers.list).cloned(),
            _ => self.state.sample(self.seat, chance),
        }
    }
}

/// Whether the game cannot go on without the seat.
pub(crate) fn must<G: Game>(state: &G, seat: Seat) -> bool {
    match state.awaiting() {
        Awaiting::Seats(waiting) => waiting.must.contains(seat),
        Awaiting::Over(_) => false,
    }
}
