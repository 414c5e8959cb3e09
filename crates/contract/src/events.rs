//! Where reports of what happened go.

/// Takes the events of a played command.
pub trait Sink<E> {
    /// Takes one event. The event is only made if somebody listens.
    fn push(&mut self, event: impl FnOnce() -> E);

    /// Whether nobody listens, so that reports need not even be gathered.
    fn is_silent(&self) -> bool {
        false
    }
}

/// Keeps every event.
impl<E> Sink<E> for Vec<E> {
    fn push(&mut self, event: impl FnOnce() -> E) {
        Vec::push(self, event());
    }
}

/// Listens to nothing, at no cost: for simulation and search.
#[derive(Clone, Copy, Debug)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    fn push(&mut self, _: impl FnOnce() -> E) {}

    fn is_silent(&self) -> bool {
        true
    }
}
