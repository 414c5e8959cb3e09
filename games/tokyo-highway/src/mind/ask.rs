//! Open roads, previews, reach and supplies for players.

use contract::Ask;
use serde::{Deserialize, Serialize};

use crate::truth::TokyoHighway;
use crate::view::View;

/// What can be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Question {
    /// Which roads can still be crossed for a car.
    Open,
}

impl Ask for TokyoHighway {
    type Question = Question;
    type Answer = Vec<u8>;

    fn questions(_view: &View) -> Vec<Question> {
        vec![Question::Open]
    }

    fn ask(view: &View, _question: &Question) -> Result<Vec<u8>, String> {
        let open = view.truth.roads.iter().enumerate().filter(|(_, road)| !road.over);
        Ok(open.map(|(idx, _)| idx as u8).collect())
    }
}
