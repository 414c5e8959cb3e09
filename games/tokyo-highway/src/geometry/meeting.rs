//! What two solids are to each other.

/// What the first of two solids is to the second. Distances of exactly the margin are clear.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Meeting {
    /// Their plans keep the margin.
    Apart,
    /// The first passes over the second, with this much air at the lowest place: the margin or
    /// more.
    Over(f64),
    /// The first passes under the second, with this much air at the lowest place: the margin or
    /// more.
    Under(f64),
    /// They come closer than the margin.
    Touching,
}

impl Meeting {
    /// Whether they come closer than allowed.
    pub fn is_touching(self) -> bool {
        matches!(self, Meeting::Touching)
    }

    /// The verdict on plans that meet, from the least air above and below.
    pub(crate) fn judged(over: f64, under: f64, margin: f64) -> Meeting {
        if over >= margin {
            Meeting::Over(over)
        } else if under >= margin {
            Meeting::Under(under)
        } else {
            Meeting::Touching
        }
    }
}
