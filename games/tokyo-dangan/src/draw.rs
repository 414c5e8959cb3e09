//! A view as a picture and as text.

use contract::{Draw, Drawing, Ink, Sketch};

use crate::square::Square;
use crate::state::TokyoDangan;
use crate::view::View;

impl Draw for TokyoDangan {
    fn draw(_view: &View) -> Drawing {
        Drawing { width: 100, height: 100, body: String::new() }
    }

    fn sketch(view: &View) -> Sketch {
        let mut sketch = Sketch::default();
        for square in Square::all() {
            if square.x() == 0 {
                sketch.line();
            }
            let text =
                view.roads.at(square).map_or(view.board.place(square), |tile| tile.to_string());
            sketch.put(Ink::Plain, &format!("{text:12}"));
        }
        sketch
    }
}
