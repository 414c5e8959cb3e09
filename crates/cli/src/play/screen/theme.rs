//! How things look.

use contract::{Ink, Seat};
use ratatui::style::{Color, Modifier, Style};

/// A colour for each seat that stays apart from the others for colour-blind eyes (after Okabe and
/// Ito) and reads on dark and light ground: the nearest that terminals have to the colours of
/// pictures. Seats have shapes too, so colour never tells alone.
const SEATS: [u8; 8] = [202, 33, 36, 175, 214, 117, 137, 246];

/// What belongs to a seat.
pub fn seat(seat: Seat) -> Style {
    Style::new().fg(Color::Indexed(SEATS[seat.idx() % SEATS.len()]))
}

/// The game's own inks.
pub fn ink(ink: Ink) -> Style {
    match ink {
        Ink::Plain => Style::new(),
        Ink::Faint => FAINT,
        Ink::Strong => STRONG,
        Ink::Seat(number) => seat(Seat(number)).add_modifier(Modifier::BOLD),
    }
}

/// Frames and things of less weight.
pub const FAINT: Style = Style::new().fg(Color::DarkGray);
/// Things to look at.
pub const STRONG: Style = Style::new().add_modifier(Modifier::BOLD);
/// The name of a frame, which does not share the frame's colour.
pub const HEADING: Style = STRONG.fg(Color::Reset);
/// The marked choice.
pub const MARKED: Style = Style::new().add_modifier(Modifier::REVERSED);
/// Refusals and errors.
pub const ERROR: Style = Style::new().fg(Color::Yellow).add_modifier(Modifier::BOLD);
/// A key in a line of help.
pub const KEY: Style = Style::new().add_modifier(Modifier::BOLD);
