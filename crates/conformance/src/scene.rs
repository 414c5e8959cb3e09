//! One sampled state, and what the expensive checks need to look at it.

use contract::{Actor, Chance, Entry, Game, Offers, Refusal, Seat, Tabletop, Viewer};

/// A state in the middle of a random game.
pub struct Scene<'a, G: Tabletop> {
    pub state: &'a G,
    /// Commands seen in this game, by whomever and whenever: most are illegal here.
    pub pool: &'a [G::Command],
    /// A match time at which seats may act now.
    pub at_ms: u64,
    /// How many states were sampled before: what takes long is tried in turns.
    pub turn: usize,
}

impl<G: Tabletop> Scene<'_, G> {
    /// The seats of the table.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::all(self.state.seats())
    }

    /// Somebody who looks, drawn at random.
    pub fn viewer(&self, chance: &mut Chance) -> Viewer {
        let viewers: Vec<Viewer> = Viewer::all(self.state.seats()).collect();
        chance.pick(&viewers).copied().unwrap_or(Viewer::Public)
    }

    /// Everybody who could try to act, and some who cannot exist.
    pub fn actors(&self) -> impl Iterator<Item = Actor> + use<G> {
        let beyond = [Seat(self.state.seats() as u8), Seat(8), Seat(255)];
        let nobody = [Actor::Clock, Actor::Judge];
        self.seats().chain(beyond).map(Actor::Seat).chain(nobody)
    }

    pub fn offers(&self, seat: Seat) -> Offers<G::Command, G::Region> {
        offers(self.state, seat)
    }

    /// An act now.
    pub fn entry(&self, actor: impl Into<Actor>, command: &G::Command) -> Entry<G::Command> {
        Entry::new(actor, self.at_ms, command.clone())
    }

    /// Some entries that could come next: a few commands of each awaited seat, and the clock's.
    pub fn next_entries(&self) -> Vec<Entry<G::Command>> {
        let awaiting = self.state.awaiting();
        let mut entries = Vec::new();
        for seat in awaiting.seats().iter() {
            let list = self.offers(seat).list;
            entries.extend(list.iter().take(8).map(|command| self.entry(seat, command)));
        }
        if let (Some(at_ms), Some(command)) = (awaiting.wake_at(), G::wake()) {
            entries.push(Entry::new(Actor::Clock, at_ms, command));
        }
        entries
    }

    /// The state after an act, and what it reported, or the refusal.
    pub fn after(
        &self,
        entry: &Entry<G::Command>,
        chance: &mut Chance,
    ) -> Result<(G, Vec<G::Event>), Refusal> {
        let mut state = self.state.clone();
        let mut events = Vec::new();
        state.play(entry, chance, &mut events)?;
        Ok((state, events))
    }
}

pub fn offers<G: Game>(state: &G, seat: Seat) -> Offers<G::Command, G::Region> {
    let mut offers = Offers::default();
    state.offers(seat, &mut offers);
    offers
}
