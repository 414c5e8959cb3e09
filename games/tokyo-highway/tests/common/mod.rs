//! Many games at once.

use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// What comes of each of this many numbers, on all cores, in no order.
pub fn each<T: Send>(count: u64, work: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let next = AtomicU64::new(0);
    let some = || {
        let numbers = std::iter::repeat_with(|| next.fetch_add(1, Ordering::Relaxed));
        numbers.take_while(|number| *number < count).map(&work).collect::<Vec<T>>()
    };
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    thread::scope(|scope| {
        let all: Vec<_> = (0..threads).map(|_| scope.spawn(some)).collect();
        all.into_iter().flat_map(|one| one.join().unwrap()).collect()
    })
}
