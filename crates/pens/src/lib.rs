//! What pictures are drawn with.
//!
//! - [`length`]: whole units or parts of them, and how numbers are written
//! - [`area`]: rectangles; [`letters`]: text that has to fit
//! - [`columns`]: the same in a terminal
//! - [`pen`]: a picture as it grows; [`sign`]: the colour and the shape of each seat
//! - [`shown`]: what is drawn, with the speaker that puts it into words
//!
//! A game draws in whole units (`i32`) or in parts of them (`f64`), whichever suits its board; all
//! tools take both. Colours and styles are the games' own.
//!
//! # Examples
//!
//! ```
//! use pens::{Area, Pen, bold};
//!
//! let mut pen = Pen::default();
//! let plate = Area { x: 10, y: 10, w: 120, h: 40 };
//! pen.rect(plate, 6, "fill=\"#fff\"");
//! let kind = bold(18).fitting("Shinagawa", plate.w - 20, 10);
//! pen.text((plate.middle(), 36), kind.centred(), "#222", "Shinagawa");
//! assert!(pen.body.starts_with("<rect x=\"10\" y=\"10\" width=\"120\""));
//! ```

pub mod area;
pub mod columns;
pub mod length;
pub mod letters;
pub mod pen;
pub mod shown;
pub mod sign;

pub use area::Area;
pub use length::{Length, Num};
pub use letters::{Type, bold, book};
pub use pen::{Pen, ring};
pub use shown::{Shown, Silence};
pub use sign::{Shape, colour};
