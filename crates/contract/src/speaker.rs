//! The one who puts pictures into words.

use crate::figure::Figure;
use crate::phrase::Phrase;
use crate::seat::Seat;

/// Says things to the viewer of a picture: in their language, with the players' names.
///
/// Names come from people: whatever shows them has to escape them and cut them to fit.
pub trait Speaker {
    /// The phrase as a sentence.
    fn say(&self, phrase: &Phrase) -> String;

    /// What the player in a seat is called: a name, or a colour where nobody has one.
    fn name(&self, seat: Seat) -> String;

    /// What they play with, where that is known.
    fn figure(&self, _seat: Seat) -> Option<&Figure> {
        None
    }
}
