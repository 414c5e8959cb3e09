//! Numbers that are written one field after the other.

/// What is left of a row of numbers, such as an observation.
pub struct Row<'a>(&'a mut [i16]);

impl<'a> Row<'a> {
    /// A row that begins there.
    pub fn new(numbers: &'a mut [i16]) -> Row<'a> {
        Row(numbers)
    }

    /// The numbers of the next field.
    ///
    /// # Panics
    /// If fewer are left: then what is written differs from what the fields say.
    pub fn field(&mut self, length: usize) -> &mut [i16] {
        let (field, rest) = std::mem::take(&mut self.0).split_at_mut(length);
        self.0 = rest;
        field
    }

    /// Writes a field of one number.
    pub fn one(&mut self, number: impl Into<i16>) {
        self.field(1)[0] = number.into();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_follow_each_other() {
        let mut numbers = [0; 4];
        let mut row = Row::new(&mut numbers);
        row.one(true);
        row.field(2).copy_from_slice(&[5, 6]);
        row.one(7_i16);
        assert_eq!(numbers, [1, 5, 6, 7]);
    }
}
