//! How a site could have been built.

use building::{
    Building, CardId, Certificate, PieceId, PieceSet, Pose, Side, Standing, deck, solve,
};
use contract::{Chance, Malformed, Seat};

use crate::state::Phase;
use crate::view::View;

/// Positions that a search for a solution looks at: about a second in a browser.
const NODES: u32 = 1_500;

/// The sites that nobody builds on any more: cards that somebody completed, and when the match is
/// over also those in front of the players. Any other card can still be kept or taken.
pub fn over(view: &View) -> impl Iterator<Item = (Seat, CardId)> {
    let ended = matches!(view.phase, Phase::Over { .. });
    view.architects.iter().flat_map(move |(seat, own)| {
        let left = own.site.as_ref().filter(|_| ended).map(|site| site.card);
        let cards = own.done.iter().copied().chain(left);
        cards.filter_map(move |card| Some((seat, CardId::new(card)?)))
    })
}

/// A building for the side of the card that the seat builds on, from the ground up: a stored one
/// of wood that nobody else has, or else one that the solver finds, or else any stored one, for
/// which the others would have to lend their wood.
///
/// # Errors
/// If somebody may still build on the card, or there is no such seat.
pub fn solution(view: &View, seat: Seat, card: CardId) -> Result<Vec<Standing>, Malformed> {
    if !over(view).any(|(_, known)| known == card) {
        return Err("a solution is only shown when nobody builds on the card any more".into());
    }
    let wood = wood(view, seat).ok_or("there is no such seat")?;
    let side = view.setup.side_of(seat, view.architects.len());
    let sites = deck().site(card, side);
    let stored: Vec<&Certificate> =
        sites.iter().flat_map(|site| &site.borders).flat_map(|lot| &lot.solutions).collect();
    let here = stored.iter().find(|known| known.pieces().all(|piece| wood.contains(piece)));
    let found = here.map(|known| known.standing()).or_else(|| search(card, side, wood));
    let any = || stored.first().map(|known| known.standing());
    Ok(found.or_else(any).ok_or("no solution is known")?)
}

/// The wood that a seat can build with, if nobody else gives anything back.
fn wood(view: &View, seat: Seat) -> Option<PieceSet> {
    let own = view.architects.get(seat)?;
    let supply = view.supplies.get(if view.supplies.len() > 1 { seat.idx() } else { 0 });
    let mut wood = supply.copied().unwrap_or_default();
    own.hand.iter().for_each(|held| wood.insert(held.piece));
    own.site.iter().flat_map(|site| site.pieces()).for_each(|piece| wood.insert(piece));
    Some(wood)
}

/// Looks for a building on the empty card; the same card and wood give the same one.
pub(crate) fn search(card: CardId, side: Side, wood: PieceSet) -> Option<Vec<Standing>> {
    let mut building = Building::new(deck().plot(card, side)?.clone());
    let wood: Vec<PieceId> = wood.iter().collect();
    let mut chance = Chance::from_number(u64::from(card.get()));
    let poses: Vec<Pose> = solve(&building, &wood, &mut chance, NODES).solution?;
    for pose in poses {
        building.place(pose).ok()?;
    }
    Some(Certificate::of(&building.standing()).standing())
}

#[cfg(test)]
mod tests {
    use contract::{Game, Viewer};

    use super::*;
    use crate::mind::tests::{blue, building};
    use crate::setup::{Mode, Roppongi, Setup};
    use crate::state::{End, TokyoJutaku};

    const TIMED: Mode = Mode::Attack;

    fn card_of(state: &TokyoJutaku, seat: Seat) -> CardId {
        CardId::new(state.architects[seat].site.as_ref().unwrap().card).unwrap()
    }

    fn end(state: &mut TokyoJutaku) {
        state.phase = Phase::Over { end: End::TimeUp, winners: [Seat(0)].into_iter().collect() };
    }

    fn asked(state: &TokyoJutaku, seat: Seat, card: CardId) -> Result<Vec<Standing>, Malformed> {
        solution(&state.view(Viewer::Public), seat, card)
    }

    /// The rules' own verdict on a building, and its pieces.
    fn judged(standing: &[Standing], card: CardId, side: Side) -> PieceSet {
        let plot = crate::cards::plot(card.get(), side).unwrap();
        let mut building = Building::new(plot);
        for each in standing {
            let placed = building.place(each.pose).unwrap();
            assert_eq!(placed.floor, each.floor, "from the ground up");
        }
        assert_eq!(building.verdict(), Ok(()));
        standing.iter().map(|each| each.pose.piece()).collect()
    }

    fn stored(card: CardId, side: Side) -> Vec<PieceSet> {
        let lots = deck().site(card, side).unwrap().borders.iter();
        lots.flat_map(|lot| &lot.solutions).map(|known| known.pieces().collect()).collect()
    }

    /// Somebody else holds one piece of every stored solution.
    fn spoil(state: &mut TokyoJutaku, card: CardId, side: Side) -> PieceSet {
        let gone = stored(card, side).into_iter().filter_map(|pieces| pieces.iter().next());
        let gone: PieceSet = gone.collect();
        gone.iter().for_each(|piece| {
            state.supplies[0].remove(piece);
        });
        gone
    }

    #[test]
    fn it_is_shown_when_nobody_builds_on_the_card_any_more() {
        let mut state = building(&blue(Mode::Race), 2, 18);
        let card = card_of(&state, Seat(1));
        assert!(asked(&state, Seat(1), card).is_err(), "somebody builds on it");
        assert!(asked(&state, Seat(0), card).is_err(), "whoever asks");
        end(&mut state);
        judged(&asked(&state, Seat(1), card).unwrap(), card, Side::Blue);
        assert!(asked(&state, Seat(2), card).is_err(), "there is no third player");
    }

    #[test]
    fn a_completed_card_is_shown_while_the_match_goes_on() {
        for mode in [Mode::Race, Mode::Attack, Mode::Team, Mode::Duel, Mode::Beats] {
            let mut state = building(&blue(mode), 2, 21);
            let card = card_of(&state, Seat(0));
            state.architects[Seat(0)].done.push(card.get());
            for seat in [Seat(0), Seat(1)] {
                judged(&asked(&state, seat, card).unwrap(), card, Side::Blue);
            }
        }
    }

    #[test]
    fn every_site_of_roppongi_and_of_both_sides_is_solved() {
        for (side, number) in [(Side::Blue, 3), (Side::White, 4)] {
            let setup = Setup { side, roppongi: Roppongi::Ginza, easy: 1, ..blue(Mode::Race) };
            let mut state = building(&setup, 2, number);
            let cards: Vec<u8> = state.cards.iter().flatten().copied().collect();
            assert!(cards.iter().any(|card| *card >= 32), "Roppongi is there");
            state.architects[Seat(0)].done = cards.into_iter().collect();
            for card in state.architects[Seat(0)].done.iter().filter_map(|card| CardId::new(*card))
            {
                judged(&asked(&state, Seat(0), card).unwrap(), card, side);
                judged(&asked(&state, Seat(1), card).unwrap(), card, Side::Blue);
            }
        }
    }

    #[test]
    fn the_site_of_the_day_is_solved_with_its_twenty_pieces() {
        for number in 0..8 {
            let mut state = building(&blue(Mode::Daily), 2, number);
            let wood = state.supplies[1];
            let card = card_of(&state, Seat(1));
            end(&mut state);
            let used = judged(&asked(&state, Seat(1), card).unwrap(), card, Side::White);
            assert!(used.iter().all(|piece| wood.contains(piece)));
        }
    }

    #[test]
    fn where_others_have_the_wood_of_the_stored_ones_the_solver_finds_another() {
        let mut state = building(&blue(TIMED), 2, 18);
        let card = card_of(&state, Seat(0));
        let gone = spoil(&mut state, card, Side::Blue);
        end(&mut state);
        let found = asked(&state, Seat(0), card).unwrap();
        let used = judged(&found, card, Side::Blue);
        assert!(gone.iter().all(|piece| !used.contains(piece)), "it is made of what was left");
        assert!(!stored(card, Side::Blue).contains(&used));
        assert_eq!(asked(&state, Seat(0), card), Ok(found), "the same every time");
    }

    #[test]
    fn the_solver_serves_most_sites_and_whatever_is_shown_is_right() {
        for (side, least) in [(Side::Blue, 30), (Side::White, 20)] {
            let mut found = 0;
            for card in CardId::all() {
                let mut state = building(&Setup { side, ..blue(TIMED) }, 1, 2);
                let gone = spoil(&mut state, card, side);
                state.architects[Seat(0)].done.push(card.get());
                let used = judged(&asked(&state, Seat(0), card).unwrap(), card, side);
                found += usize::from(gone.iter().all(|piece| !used.contains(piece)));
            }
            assert!(found >= least, "{side:?}: {found}");
        }
    }

    #[test]
    fn own_wood_counts_as_well() {
        let mut state = building(&blue(TIMED), 2, 18);
        let card = card_of(&state, Seat(0));
        let site = state.architects[Seat(0)].site.as_mut().unwrap();
        let known = deck().site(card, Side::Blue).unwrap().borders[0].solutions[0].standing();
        for each in &known {
            site.place(each.pose, crate::setup::Assist::Guided).unwrap();
            state.supplies[0] = PieceSet::EMPTY;
        }
        end(&mut state);
        assert_eq!(asked(&state, Seat(0), card), Ok(known));
    }

    #[test]
    fn without_any_wood_a_stored_one_is_better_than_none() {
        let mut state = building(&blue(TIMED), 2, 18);
        let card = card_of(&state, Seat(0));
        state.supplies[0] = PieceSet::EMPTY;
        end(&mut state);
        judged(&asked(&state, Seat(0), card).unwrap(), card, Side::Blue);
    }
}
