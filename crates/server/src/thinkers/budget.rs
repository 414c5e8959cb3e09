//! How much thinking each client may ask of the server.

/// Thinking time: how much at once, and how much more every second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// What a client has saved up at most, in milliseconds.
    pub burst_ms: u64,
    /// What comes back every second, in milliseconds.
    pub per_second_ms: u64,
}

/// What is left of one client's budget.
#[derive(Clone, Copy, Debug)]
pub struct Purse {
    /// In microseconds; below nought while the client is in debt.
    left_us: i64,
    at_ms: u64,
}

impl Purse {
    /// A full purse.
    pub fn new(budget: Budget, now_ms: u64) -> Purse {
        Purse { left_us: full_us(budget), at_ms: now_ms }
    }

    /// Whether nothing is left.
    pub fn is_empty(&mut self, budget: Budget, now_ms: u64) -> bool {
        self.refill(budget, now_ms);
        self.left_us <= 0
    }

    /// Whether nothing is missing.
    pub fn is_full(&mut self, budget: Budget, now_ms: u64) -> bool {
        self.refill(budget, now_ms);
        self.left_us >= full_us(budget)
    }

    /// Pays for thinking. What a thought costs is known only afterwards, so a client can get into
    /// debt; but never so deep that more than one burst is needed to come out again.
    pub fn pay(&mut self, cost_ms: u64, budget: Budget, now_ms: u64) {
        self.refill(budget, now_ms);
        let cost_us = i64::try_from(cost_ms.saturating_mul(1_000)).unwrap_or(i64::MAX);
        self.left_us = self.left_us.saturating_sub(cost_us).max(-full_us(budget));
    }

    fn refill(&mut self, budget: Budget, now_ms: u64) {
        // A millisecond a second is a microsecond a millisecond.
        let passed_ms = now_ms.saturating_sub(self.at_ms);
        let back_us = passed_ms.saturating_mul(budget.per_second_ms);
        let back_us = i64::try_from(back_us).unwrap_or(i64::MAX);
        self.left_us = self.left_us.saturating_add(back_us).min(full_us(budget));
        self.at_ms = self.at_ms.max(now_ms);
    }
}

fn full_us(budget: Budget) -> i64 {
    i64::try_from(budget.burst_ms.saturating_mul(1_000)).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const BUDGET: Budget = Budget { burst_ms: 1_000, per_second_ms: 100 };

    #[test]
    fn what_was_spent_comes_back_with_time() {
        let mut purse = Purse::new(BUDGET, 0);
        purse.pay(999, BUDGET, 0);
        assert!(!purse.is_empty(BUDGET, 0), "a millisecond is left");
        purse.pay(1, BUDGET, 0);
        assert!(purse.is_empty(BUDGET, 0));
        assert!(!purse.is_empty(BUDGET, 10), "a tenth of the time that has passed");
        assert!(!purse.is_full(BUDGET, 9_999) && purse.is_full(BUDGET, 10_000));
    }

    #[test]
    fn debt_has_a_bottom() {
        let mut purse = Purse::new(BUDGET, 0);
        purse.pay(u64::MAX, BUDGET, 0);
        assert!(purse.is_empty(BUDGET, 10_000) && !purse.is_empty(BUDGET, 10_010));
    }
}
