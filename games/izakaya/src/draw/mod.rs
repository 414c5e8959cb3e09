//! A view as a picture and as text.

use contract::{Draw, Drawing, Ink, Sketch};

use crate::state::Izakaya;
use crate::view::View;

impl Draw for Izakaya {
    fn draw(_: &View) -> Drawing {
        Drawing { width: 10, height: 10, body: String::new() }
    }

    fn sketch(view: &View) -> Sketch {
        let mut sketch = Sketch::default();
        sketch.line().put(Ink::Faint, format!("pot {}", view.pot));
        sketch
    }
}
