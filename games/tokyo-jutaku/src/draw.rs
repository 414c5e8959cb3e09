//! A view as a picture and as text.

use contract::{Draw, Drawing, Ink, Sketch};

use crate::state::TokyoJutaku;
use crate::view::View;

impl Draw for TokyoJutaku {
    fn draw(_view: &View) -> Drawing {
        Drawing { width: 100, height: 100, body: String::new() }
    }

    fn sketch(view: &View) -> Sketch {
        let mut sketch = Sketch::default();
        sketch.line().put(Ink::Plain, format!("round {}", view.round));
        sketch
    }
}
