//! Who has a table open in a page right now.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// How many sockets each guest has at each table.
#[derive(Debug, Default)]
pub struct Here(Mutex<HashMap<(String, String), usize>>);

impl Here {
    /// A socket of a guest comes to a table. Tells whether it is their first one there.
    pub fn enter(&self, key: &str, guest: &str) -> bool {
        let mut sockets = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = sockets.entry((key.to_owned(), guest.to_owned())).or_default();
        *count += 1;
        *count == 1
    }

    /// A socket of a guest leaves a table. Tells whether it was their last one there.
    pub fn leave(&self, key: &str, guest: &str) -> bool {
        let mut sockets = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let entry = (key.to_owned(), guest.to_owned());
        let Some(count) = sockets.get_mut(&entry) else { return false };
        *count -= 1;
        let last = *count == 0;
        if last {
            sockets.remove(&entry);
        }
        last
    }

    /// Everybody who has a table open.
    pub fn guests(&self) -> Vec<String> {
        let sockets = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        sockets.keys().map(|(_, guest)| guest.clone()).collect()
    }

    /// Whether a guest has the table open.
    pub fn is_here(&self, key: &str, guest: &str) -> bool {
        let sockets = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        sockets.contains_key(&(key.to_owned(), guest.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn somebody_is_here_as_long_as_one_socket_is() {
        let here = Here::default();
        assert!(here.enter("t", "ann") && !here.enter("t", "ann"), "the first one counts");
        assert!(!here.leave("t", "ann") && here.is_here("t", "ann"));
        assert!(!here.is_here("t", "bob") && !here.is_here("u", "ann"));
        assert_eq!(here.guests(), ["ann"]);
        assert!(here.leave("t", "ann") && !here.is_here("t", "ann"));
        assert!(here.guests().is_empty());
        assert!(!here.leave("t", "ann"), "nobody leaves twice");
    }
}
