//! Days in a setup: none may be played before it has come.

use contract::{AnyTitle, Values};
use serde_json::Value;

use crate::date;
use crate::fault::Fault;
use crate::house::House;

/// Refuses a setup with a day that is still to come, anywhere: what is the same for everybody is
/// not to be practised beforehand.
pub fn has_come(house: &House, title: &dyn AnyTitle, setup: &Value) -> Result<(), Fault> {
    let today = date::day(house.config.clock.date_s());
    let days = title.meta().options.iter().filter(|option| matches!(option.values, Values::Day));
    for option in days {
        // Days are written so that their order is that of their letters.
        if let Some(day) = setup.get(option.key).and_then(Value::as_str)
            && day > today.as_str()
        {
            let why = format!("{day} has not come yet: choose {today} (UTC) or an earlier day");
            return Err(Fault::Wrong { why });
        }
    }
    Ok(())
}
