//! What a seat knows, as numbers: the observer first, then the others in turn order.
//!
//! Of a building, its floors and pieces are told and which wood it is made of, not where each piece
//! lies. Times are in seconds, money in hundreds of yen.

use arrayvec::ArrayVec;
use building::{N_CARDS, N_PIECES, PieceSet, Side};
use contract::encode::size;
use contract::{Field, Game, MAX_SEATS, Seat};
use kit::Row;

use crate::cards;
use crate::encode::slots::{CELLS, TOKENS};
use crate::map::Cell;
use crate::setup::{Assist, Mode, Setup};
use crate::site::Site;
use crate::state::{Architect, MOST_CARDS, MOST_YEN, Phase, TokyoJutaku};

/// More floors than a building can have.
pub const FLOORS: i16 = 20;
/// More seconds than are told apart.
const SECONDS: i16 = 30_000;
/// Hundreds of yen.
const MONEY: i16 = (MOST_YEN / 100) as i16;
/// More faults of a building than are told apart.
const FAULTS: i16 = 20;
/// What a match is doing: draft, countdown, building, frozen, movement, over.
const PHASES: usize = 6;
/// Ways to run the race.
const MODES: usize = 6;
/// Other options of the setup.
const OPTIONS: usize = 6;

/// One number for each player.
const fn each(name: &'static str, most: i16) -> Field {
    Field::new(name, MAX_SEATS, 0, most)
}

/// What an observation is made of.
pub const FIELDS: &[Field] = &[
    each("there", 1),
    each("asked", 1),
    // From 1; 0 before one was chosen.
    each("architect", TOKENS as i16),
    Field::flags("cells", MAX_SEATS * CELLS),
    Field::new("yen", MAX_SEATS, -MONEY, MONEY),
    each("done", MOST_CARDS as i16),
    each("pieces-built", N_PIECES as i16),
    each("floors-built", FLOORS),
    each("pieces-wanted", N_PIECES as i16),
    each("floors-wanted", FLOORS),
    each("card-worth", MONEY),
    each("blue-side", 1),
    each("holds", 1),
    each("hushed", 1),
    each("moving", 1),
    each("clears", 1),
    each("submitted", 1),
    each("called-stop", 1),
    Field::flags("own-card", N_CARDS),
    Field::flags("own-wood", N_PIECES),
    Field::flags("own-hand", N_PIECES),
    Field::new("own-faults", 1, 0, FAULTS),
    Field::flags("supply", N_PIECES),
    Field::flags("spaces", CELLS),
    // What the card of each cell is worth on the observer's side.
    Field::new("worth", CELLS, 0, MONEY),
    Field::flags("phase", PHASES),
    Field::new("round", 1, 0, 1_000),
    Field::new("beats", 1, 0, SECONDS),
    Field::new("seconds", 1, 0, SECONDS),
    // Until the match is over whatever was built; 0 where there is no such limit.
    Field::new("seconds-left", 1, 0, SECONDS),
    Field::new("seconds-since-stirred", 1, 0, SECONDS),
    Field::flags("mode", MODES),
    Field::new("options", OPTIONS, 0, 255),
    each("winner", 1),
];

/// How many numbers there are.
pub const SIZE: usize = size(FIELDS);

/// Writes what a seat knows.
pub fn write(state: &TokyoJutaku, seat: Seat, into: &mut [i16]) {
    into.fill(0);
    let order = kit::from(seat, state.count()).take(MAX_SEATS).collect();
    let scene = Scene { state, seat, order };
    let mut row = Row::new(into);
    scene.players(&mut row);
    scene.sites(&mut row);
    scene.acts(&mut row);
    scene.own(&mut row);
    scene.map(&mut row);
    scene.phase(&mut row);
    scene.options(&mut row);
}

fn seconds(ms: u64) -> i16 {
    i16::try_from(ms / 1_000).unwrap_or(SECONDS).min(SECONDS)
}

fn money(yen: i32) -> i16 {
    (yen / 100).clamp(-i32::from(MONEY), i32::from(MONEY)) as i16
}

fn count(number: usize, most: i16) -> i16 {
    i16::try_from(number).unwrap_or(most).min(most)
}

/// A position as one seat looks at it.
struct Scene<'a> {
    state: &'a TokyoJutaku,
    seat: Seat,
    order: ArrayVec<Seat, MAX_SEATS>,
}

impl Scene<'_> {
    fn own_architect(&self) -> &Architect {
        &self.state.architects[self.seat]
    }

    /// A number for each player.
    fn each(&self, row: &mut Row<'_>, number: impl Fn(Seat, &Architect) -> i16) {
        let field = row.field(MAX_SEATS);
        for (place, seat) in self.order.iter().enumerate() {
            field[place] = number(*seat, &self.state.architects[*seat]);
        }
    }

    fn players(&self, row: &mut Row<'_>) {
        let asked = self.state.awaiting().seats();
        self.each(row, |_, _| 1);
        self.each(row, |seat, _| asked.contains(seat).into());
        self.each(row, |_, own| own.token.map_or(0, |token| token as i16 + 1));
        let field = row.field(MAX_SEATS * CELLS);
        for (part, seat) in field.chunks_mut(CELLS).zip(&self.order) {
            if let Some(cell) = self.state.architects[*seat].cell {
                part[cell.idx()] = 1;
            }
        }
        self.each(row, |_, own| money(own.yen));
        self.each(row, |_, own| count(own.done.len(), MOST_CARDS as i16));
    }

    fn sites(&self, row: &mut Row<'_>) {
        let mut number = |of: fn(&Site) -> i16| {
            self.each(row, |_, own| own.site.as_ref().map_or(0, of));
        };
        number(|site| count(site.building().len(), N_PIECES as i16));
        number(|site| i16::from(site.building().height()).min(FLOORS));
        number(|site| site.building().plot().pieces().into());
        number(|site| i16::from(site.building().plot().floors()).min(FLOORS));
        number(|site| money(site.yen()).max(0));
        number(|site| (site.side == Side::Blue).into());
    }

    fn acts(&self, row: &mut Row<'_>) {
        let now = self.state.now;
        let claims: &[Seat] =
            if let Phase::Frozen { claims, .. } = &self.state.phase { claims } else { &[] };
        self.each(row, |_, own| own.hand.is_some().into());
        self.each(row, |_, own| own.hushed_until.is_some_and(|until| until > now).into());
        self.each(row, |_, own| own.moving.is_some().into());
        self.each(row, |_, own| own.clears.into());
        self.each(row, |_, own| own.beat.is_some().into());
        self.each(row, |seat, _| claims.contains(&seat).into());
    }

    fn own(&self, row: &mut Row<'_>) {
        let own = self.own_architect();
        let card = row.field(N_CARDS);
        if let Some(site) = &own.site {
            card[usize::from(site.card)] = 1;
        }
        let wood = own.site.iter().flat_map(Site::pieces).collect();
        pieces(row, wood);
        pieces(row, own.hand.map(|held| held.piece).into_iter().collect());
        // As the view has it: a master is told nothing before the verdict.
        let shown = own.site.as_ref().filter(|_| self.state.setup.assist != Assist::Master);
        row.one(shown.map_or(0, |site| count(site.marks().len(), FAULTS)));
        pieces(row, *self.state.supply(self.seat));
    }

    fn map(&self, row: &mut Row<'_>) {
        let field = row.field(CELLS);
        self.state.spaces.iter().for_each(|cell| field[cell.idx()] = 1);
        let side = self.state.side_of(self.seat);
        let field = row.field(CELLS);
        for cell in Cell::all() {
            let yen = self.state.card_at(cell).map_or(0, |card| cards::yen(card, side));
            field[cell.idx()] = money(yen).max(0);
        }
    }

    fn phase(&self, row: &mut Row<'_>) {
        let state = self.state;
        let number = match state.phase {
            Phase::Draft { .. } => 0,
            Phase::Countdown { .. } => 1,
            Phase::Building => 2,
            Phase::Frozen { .. } => 3,
            Phase::Movement { .. } => 4,
            Phase::Over { .. } => 5,
        };
        row.field(PHASES)[number] = 1;
        row.one(state.round.min(1_000) as i16);
        row.one(state.beats.min(SECONDS as u32) as i16);
        row.one(seconds(state.now));
        row.one(state.deadline().map_or(0, |end| seconds(end.saturating_sub(state.now))));
        row.one(seconds(state.now.saturating_sub(state.stirred)));
    }

    fn options(&self, row: &mut Row<'_>) {
        let setup: &Setup = &self.state.setup;
        let mode = match setup.mode {
            Mode::Race => 0,
            Mode::Beats => 1,
            Mode::Attack => 2,
            Mode::Team => 3,
            Mode::Duel => 4,
            Mode::Daily => 5,
        };
        row.field(MODES)[mode] = 1;
        row.field(OPTIONS).copy_from_slice(&[
            setup.assist as i16,
            setup.hole_blocks.into(),
            setup.nudge.into(),
            setup.idle_hold.into(),
            setup.fine.into(),
            setup.limit.into(),
        ]);
        let winners: &[Seat] =
            if let Phase::Over { winners, .. } = &self.state.phase { winners } else { &[] };
        self.each(row, |seat, _| winners.contains(&seat).into());
    }
}

fn pieces(row: &mut Row<'_>, set: PieceSet) {
    let field = row.field(N_PIECES);
    set.iter().for_each(|piece| field[piece.idx()] = 1);
}

#[cfg(test)]
mod tests {
    use contract::Chance;

    use super::*;

    /// The numbers of a field.
    fn field<'a>(numbers: &'a [i16], name: &str) -> &'a [i16] {
        let place = FIELDS.iter().position(|field| field.name == name).unwrap();
        &numbers[size(&FIELDS[..place])..][..FIELDS[place].length]
    }

    #[test]
    fn the_observer_comes_first_and_cards_have_the_worth_of_its_side() {
        let mut chance = Chance::from_number(3);
        let setup = Setup { easy: 1, ..Setup::default() };
        let mut state = TokyoJutaku::open(&setup, 2, &mut chance).unwrap();
        state.architects[Seat(1)].yen = 1_200;
        let seen = |seat: u8| {
            let mut numbers = vec![7; SIZE];
            write(&state, Seat(seat), &mut numbers);
            numbers
        };
        let (white, blue) = (seen(0), seen(1));
        assert_eq!(field(&white, "yen")[..3], [0, 12, 0]);
        assert_eq!(field(&blue, "yen")[..3], [12, 0, 0]);
        let cell = Cell::all().find(|cell| state.card_at(*cell).is_some()).unwrap();
        let card = state.card_at(cell).unwrap();
        for (seen, side) in [(&white, Side::White), (&blue, Side::Blue)] {
            let worth = i32::from(field(seen, "worth")[cell.idx()]);
            assert_eq!(worth, cards::yen(card, side) / 100);
        }
        assert_eq!(field(&white, "supply").iter().sum::<i16>(), N_PIECES as i16);
    }
}
