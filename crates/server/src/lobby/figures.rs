//! What players play with, where a game has several to choose from.

use contract::{AnyTitle, Figure, figure};
use wire::figure::ChooseFigure;

use super::Found;
use super::change::{Along, change};
use super::find::title;
use super::may::{not_sealed, still_open};
use crate::clean;
use crate::fault::Fault;
use crate::head::{Head, Occupant};
use crate::house::House;

/// Chooses for the person in the seat, before the start. A figure that somebody has only by chance
/// goes to the person who wants it.
pub async fn choose_figure(
    house: &House,
    key: &str,
    guest: &str,
    choice: ChooseFigure,
) -> Result<Found, Fault> {
    let name = choice.name.as_deref().and_then(clean::name);
    let wanted = Figure { kind: choice.kind, name };
    change(house, key, |row, head| {
        still_open(row)?;
        not_sealed(head)?;
        is_known(title(head)?, &wanted)?;
        let Some(seat) = head.seat_of(guest) else {
            return Err(Fault::NotSeated);
        };
        let has = |occupant: &Occupant| {
            let figure = occupant.figure.as_ref();
            occupant.guest.as_deref() != Some(guest)
                && figure.is_some_and(|figure| figure.kind == wanted.kind)
        };
        if let Some(other) = head.seats.iter().flatten().find(|occupant| has(occupant)) {
            return Err(Fault::FigureTaken { name: other.name.clone() });
        }
        if let Some(occupant) = &mut head.seats[seat.idx()] {
            occupant.figure = Some(wanted.clone());
        }
        Ok(Along::default())
    })
    .await
}

fn is_known(title: &dyn AnyTitle, wanted: &Figure) -> Result<(), Fault> {
    let figures = title.meta().figures;
    match figures.contains(&wanted.kind.as_str()) {
        true => Ok(()),
        false if figures.is_empty() => Err(Fault::NoFigures),
        false => Err(Fault::NoFigure { known: figures.join(", ") }),
    }
}

/// The figure in each seat, as it is told.
pub fn told_figures(head: &Head) -> Vec<Option<wire::figure::Figure>> {
    let chosen: Vec<Option<&Figure>> =
        head.seats.iter().map(|occupant| occupant.as_ref()?.figure.as_ref()).collect();
    let kinds = title(head).map_or(&[][..], |title| title.meta().figures);
    let told = |(figure, chosen): (Option<Figure>, &Option<&Figure>)| {
        let chosen = figure.as_ref() == *chosen;
        figure.map(|Figure { kind, name }| wire::figure::Figure { kind, name, chosen })
    };
    figure::deal(kinds, &chosen).into_iter().zip(&chosen).map(told).collect()
}
