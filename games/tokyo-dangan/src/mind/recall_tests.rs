use contract::{Bot, Chance, Endless, Entry, Game, Offers, Seat, Silent, Viewer, Window};

use super::forecast::Forecast;
use super::levels::STYLES;
use crate::setup::Setup;
use crate::state::TokyoDangan;

const TURNS: u32 = 10;

/// Plays some turns between two bots and shows each state on the way.
fn play(bots: &mut [Forecast; 2], mut watch: impl FnMut(&TokyoDangan)) -> TokyoDangan {
    let mut state = TokyoDangan::open(&Setup::limited(), 2, &mut Chance::from_number(3)).unwrap();
    let (mut dice, mut thoughts) = (Chance::from_number(4), Chance::from_number(5));
    watch(&state);
    while state.round <= TURNS && state.over.is_none() {
        let seat = state.active;
        let mut offers = Offers::default();
        state.offers(seat, &mut offers);
        let window = Window::new(&state, seat, &offers);
        let command = bots[seat.idx()].choose(&window, &Endless, &mut thoughts).command.unwrap();
        state.play(&Entry::new(seat, 0, command), &mut dice, &mut Silent).unwrap();
        watch(&state);
    }
    state
}

fn bots() -> [Forecast; 2] {
    [Forecast::new(20, STYLES), Forecast::new(20, STYLES)]
}

#[test]
fn a_bot_that_was_shown_the_past_believes_what_one_that_was_there_believes() {
    let (mut lived, [mut shown, mut stranger]) = (bots(), bots());
    let seat = Seat(0);
    let end = play(&mut lived, |state| shown.recall(&state.view(Viewer::Seat(seat))));
    let view = end.view(Viewer::Seat(seat));
    let [lived, _] = &mut lived;
    let believes = |bot: &mut Forecast| {
        bot.belief_mut().learn(&view);
        let rivals: Vec<_> = bot.belief_mut().rivals(&view).collect();
        format!("{rivals:?}")
    };
    let (lived, shown) = (believes(lived), believes(&mut shown));
    assert_eq!(lived, shown);
    assert_ne!(lived, believes(&mut stranger), "there was something to learn");
}
