//! One game of many: seated, played out, and told to those who came from outside.

use contract::{Chance, Entry, Game, Refusal, Seat, SeatSet, Seed};

use crate::bout::{Bout, End, play_out};
use crate::seating::{Place, Seated, Seater};

/// One game of many.
pub struct Fixture<'a, S, E> {
    /// Its number, for whoever has to tell games apart.
    pub number: u64,
    /// What is played.
    pub setup: &'a S,
    /// Who sits in each seat.
    pub seats: &'a [&'a E],
    /// Where all its chance comes from.
    pub seed: Seed,
    /// After this many entries it counts as unfinished.
    pub limit: u64,
}

impl<S, E> Fixture<'_, S, E> {
    /// Plays it. Every accepted entry goes to `watch`. Those who forfeited have lost.
    ///
    /// # Errors
    /// If the setup does not fit the game.
    pub fn play<G: Game<Setup = S>>(
        &self,
        seater: &dyn Seater<G, E>,
        watch: &mut dyn FnMut(&Entry<G::Command>),
    ) -> Result<End, Refusal> {
        let n_seats = self.seats.len();
        let state = G::open(self.setup, n_seats, &mut Chance::new(&self.seed, 0))?;
        let place = |seat| Place {
            game: self.number,
            setup: self.setup,
            seed: &self.seed,
            seats: n_seats,
            seat,
        };
        let seated =
            Seat::all(n_seats).map(|seat| seater.seat(self.seats[seat.idx()], &place(seat)));
        let (mut bots, outsiders): (Vec<_>, Vec<_>) =
            seated.map(|Seated { bot, outsider }| (bot, outsider)).unzip();
        // The last stream: no match has that many entries.
        let bot_chance = Chance::new(&self.seed, u64::MAX);
        let bout = Bout { state, bots: &mut bots, seed: self.seed, bot_chance, limit: self.limit };
        let mut end = play_out(bout, watch);
        let outsiders = || {
            let numbered = Seat::all(n_seats).zip(&outsiders);
            numbered.filter_map(|(seat, outsider)| Some((seat, outsider.as_deref()?)))
        };
        let forfeits: SeatSet = outsiders()
            .filter_map(|(seat, outsider)| outsider.has_forfeited().then_some(seat))
            .collect();
        end.forfeits = forfeits;
        end.outcome = end.outcome.map(|outcome| outcome.without(forfeits));
        outsiders().for_each(|(_, outsider)| outsider.over(end.outcome.as_ref()));
        Ok(end)
    }
}
