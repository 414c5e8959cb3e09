//! Whose bot thinks next.
//!
//! Pure: the queue is told what waits, what it cost and what time it is. Clients share the threads
//! by the time their bots spend on them, not by how many bots they have:
//!
//! - the client that occupies the fewest threads goes first, then the one that has used the least
//!   time;
//! - bots of a match that nobody attends wait behind all others;
//! - bots of a client whose budget is used up wait behind those, too, and where nobody attends
//!   them, until something has come back;
//! - no client occupies every thread, and one that waits behind others leaves one free for them.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use super::budget::{Budget, Purse};

/// Things that wait for a thread, by client.
pub struct Queue<T> {
    threads: usize,
    budget: Budget,
    clients: HashMap<Arc<str>, Client<T>>,
    running: usize,
    /// How much the client served last had used: a newcomer begins here, so that nobody
    /// saves up turns by waiting.
    pace_ms: u64,
    arrivals: u64,
}

struct Client<T> {
    attended: VecDeque<Waiting<T>>,
    alone: VecDeque<Waiting<T>>,
    running: usize,
    used_ms: u64,
    purse: Purse,
}

struct Waiting<T> {
    what: T,
    arrival: u64,
}

/// Who goes before whom, whatever else there is to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    Attended,
    Alone,
    Overdrawn,
}

impl<T> Client<T> {
    /// The rank of what it has waiting, and when that arrived.
    fn next(&mut self, budget: Budget, now_ms: u64) -> Option<(Rank, u64)> {
        let overdrawn = self.purse.is_empty(budget, now_ms);
        match (self.attended.front(), self.alone.front()) {
            (Some(first), _) if overdrawn => Some((Rank::Overdrawn, first.arrival)),
            (Some(first), _) => Some((Rank::Attended, first.arrival)),
            (None, Some(first)) if !overdrawn => Some((Rank::Alone, first.arrival)),
            (None, _) => None,
        }
    }

    fn is_idle(&self) -> bool {
        self.running == 0 && self.attended.is_empty() && self.alone.is_empty()
    }
}

impl<T> Queue<T> {
    /// An empty queue for that many threads.
    pub fn new(threads: usize, budget: Budget) -> Queue<T> {
        let threads = threads.max(1);
        Queue { threads, budget, clients: HashMap::new(), running: 0, pace_ms: 0, arrivals: 0 }
    }

    /// Lets something of a client wait; `attended` says whether anybody waits for it.
    pub fn push(&mut self, client: &Arc<str>, attended: bool, what: T, now_ms: u64) {
        self.arrivals += 1;
        let (budget, pace_ms) = (self.budget, self.pace_ms);
        let client = self.clients.entry(Arc::clone(client)).or_insert_with(|| Client {
            attended: VecDeque::new(),
            alone: VecDeque::new(),
            running: 0,
            used_ms: 0,
            purse: Purse::new(budget, now_ms),
        });
        if client.is_idle() {
            client.used_ms = client.used_ms.max(pace_ms);
        }
        let lane = if attended { &mut client.attended } else { &mut client.alone };
        lane.push_back(Waiting { what, arrival: self.arrivals });
    }

    /// What goes onto a thread now, and whose it is. The taker says when it is [`done`].
    ///
    /// [`done`]: Queue::done
    pub fn pop(&mut self, now_ms: u64) -> Option<(Arc<str>, T)> {
        if self.running >= self.threads {
            return None;
        }
        let (budget, most) = (self.budget, (self.threads - 1).max(1));
        let last_free = self.running >= most;
        let mut best = None;
        for (name, client) in &mut self.clients {
            let Some((rank, arrival)) = client.next(budget, now_ms) else { continue };
            if client.running >= most || (rank > Rank::Attended && last_free) {
                continue;
            }
            let key = (rank, client.running, client.used_ms, arrival);
            if best.as_ref().is_none_or(|(other, _)| key < *other) {
                best = Some((key, Arc::clone(name)));
            }
        }
        let (_, name) = best?;
        let client = self.clients.get_mut(&name)?;
        let taken = client.attended.pop_front().or_else(|| client.alone.pop_front())?;
        client.running += 1;
        self.running += 1;
        self.pace_ms = self.pace_ms.max(client.used_ms);
        Some((name, taken.what))
    }

    /// Notes that something of a client has left its thread, and what it cost.
    pub fn done(&mut self, client: &str, cost_ms: u64, now_ms: u64) {
        self.running = self.running.saturating_sub(1);
        let budget = self.budget;
        if let Some(client) = self.clients.get_mut(client) {
            client.running = client.running.saturating_sub(1);
            client.used_ms = client.used_ms.saturating_add(cost_ms);
            client.purse.pay(cost_ms, budget, now_ms);
        }
    }

    /// Drops what nobody wants any more, and forgets clients about whom nothing has to be known.
    pub fn tidy(&mut self, is_wanted: impl Fn(&T) -> bool, now_ms: u64) {
        let budget = self.budget;
        self.clients.retain(|_, client| {
            client.attended.retain(|waiting| is_wanted(&waiting.what));
            client.alone.retain(|waiting| is_wanted(&waiting.what));
            !client.is_idle() || !client.purse.is_full(budget, now_ms)
        });
    }

    /// Everything that waits.
    pub fn waiting(&self) -> impl Iterator<Item = &T> {
        let lanes = self.clients.values().flat_map(|client| [&client.attended, &client.alone]);
        lanes.flatten().map(|waiting| &waiting.what)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLENTY: Budget = Budget { burst_ms: 1_000_000, per_second_ms: 0 };

    fn name(text: &str) -> Arc<str> {
        Arc::from(text)
    }

    /// Serves everything on the threads one after the other: whose turn it was, in order.
    fn serve(queue: &mut Queue<u64>, most: usize) -> Vec<String> {
        let mut order = Vec::new();
        while order.len() < most
            && let Some((client, cost_ms)) = queue.pop(0)
        {
            order.push(client.to_string());
            queue.done(&client, cost_ms, 0);
        }
        order
    }

    #[test]
    fn sixty_hard_bots_do_not_delay_another_clients_easy_one() {
        let mut queue = Queue::new(2, PLENTY);
        let [attacker, other] = [name("attacker"), name("other")];
        (0..60).for_each(|_| queue.push(&attacker, true, 700, 0));
        assert_eq!(serve(&mut queue, 10), ["attacker"; 10]);
        for _ in 0..20 {
            queue.push(&other, true, 1, 0);
            assert_eq!(serve(&mut queue, 1), ["other"], "at once, every time");
        }
    }

    #[test]
    fn a_newcomer_has_saved_up_no_turns() {
        let mut queue = Queue::new(2, PLENTY);
        let [old, new] = [name("old"), name("new")];
        (0..100).for_each(|_| queue.push(&old, true, 10, 0));
        serve(&mut queue, 50);
        (0..50).for_each(|_| queue.push(&new, true, 10, 0));
        let order = serve(&mut queue, 10);
        let turns = order.iter().filter(|client| *client == "new").count();
        assert_eq!(turns, 5, "they take turns: {order:?}");
    }

    #[test]
    fn no_client_occupies_every_thread() {
        let mut queue = Queue::new(3, PLENTY);
        (0..9).for_each(|number| queue.push(&name("one"), true, number, 0));
        let taken: Vec<_> = std::iter::from_fn(|| queue.pop(0)).collect();
        assert_eq!(taken.len(), 2);
        queue.push(&name("two"), true, 9, 0);
        assert_eq!(queue.pop(0), Some((name("two"), 9)));
        queue.done("one", 5, 0);
        assert_eq!(queue.pop(0), Some((name("one"), 2)), "in the order in which they came");
    }

    #[test]
    fn one_thread_serves_everybody() {
        let mut queue = Queue::new(1, Budget { burst_ms: 1, per_second_ms: 0 });
        (0..5).for_each(|_| queue.push(&name("one"), true, 10, 0));
        assert_eq!(serve(&mut queue, 9).len(), 5, "a used-up budget alone stops nobody");
    }

    #[test]
    fn whoever_has_used_up_the_budget_waits_behind_all_others_and_leaves_a_thread_free() {
        let budget = Budget { burst_ms: 100, per_second_ms: 10 };
        let mut queue = Queue::new(3, budget);
        let [spender, saver] = [name("spender"), name("saver")];
        (0..9).for_each(|_| queue.push(&spender, true, 100, 0));
        assert_eq!(serve(&mut queue, 1), ["spender"]);
        queue.push(&saver, true, 1, 0);
        queue.push(&saver, true, 2, 0);
        assert_eq!(queue.pop(0), Some((saver.clone(), 1)));
        assert_eq!(queue.pop(0), Some((saver.clone(), 2)), "although it occupies a thread");
        assert_eq!(queue.pop(0), None, "the last thread is kept free");
        queue.done("saver", 1, 0);
        assert_eq!(queue.pop(0), Some((spender.clone(), 100)));
        queue.push(&saver, true, 3, 0);
        assert_eq!(queue.pop(0), Some((saver, 3)), "for a client with time left");
        queue.done("saver", 1, 0);
        queue.done("saver", 1, 0);
        assert_eq!(queue.pop(1_000), Some((spender, 100)), "something has come back");
    }

    #[test]
    fn what_nobody_attends_waits_behind_others_and_for_the_budget() {
        let budget = Budget { burst_ms: 10, per_second_ms: 10 };
        let mut queue = Queue::new(2, budget);
        let [away, here] = [name("away"), name("here")];
        queue.push(&away, false, 10, 0);
        queue.push(&away, false, 20, 0);
        queue.push(&here, true, 1, 0);
        assert_eq!(serve(&mut queue, 9), ["here", "away"], "and then nothing is left");
        assert_eq!(queue.pop(0), None);
        assert_eq!(queue.pop(1_000), Some((away, 20)));
    }

    #[test]
    fn what_nobody_wants_is_dropped_and_nothing_is_kept_of_who_has_gone() {
        let mut queue = Queue::new(2, PLENTY);
        (0..6).for_each(|number| queue.push(&name("one"), number % 2 == 0, number, 0));
        queue.tidy(|number| *number > 3, 0);
        let mut left: Vec<u64> = queue.waiting().copied().collect();
        left.sort_unstable();
        assert_eq!(left, [4, 5]);
        queue.tidy(|_| false, 0);
        assert!(queue.clients.is_empty());
    }
}
