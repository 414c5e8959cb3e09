//! What a match's task waits for, and when it ends.

use std::pin::pin;
use std::sync::Arc;

use contract::{AnyTitle, Seat, SeatSet};
use store::{Owned, TableRow};
use table::{Sitter, Table};
use tokio::sync::mpsc;
use wire::Outbound;

use super::audience::Audiences;
use super::commit::claim;
use super::load;
use super::seats::Changes;
use super::thinking::Thinking;
use crate::due::awaited;
use crate::hands::Hands;
use crate::head::Head;
use crate::house::{House, until_closing};
use crate::matches::{Message, Missing, No};

/// A match in memory.
pub struct Live {
    pub house: Arc<House>,
    pub row: TableRow,
    pub head: Head,
    pub title: &'static dyn AnyTitle,
    pub table: Table,
    /// How this task has claimed the match.
    pub owned: Owned,
    /// What the store last confirmed this server to hold was looked at in that round.
    pub confirmed: u64,
    /// How many lines came since the last checkpoint.
    pub unchecked: usize,
    /// Tells when the head has changed.
    pub changes: Changes,
    pub audiences: Audiences,
    pub thinking: Thinking,
    /// The hands that others see moving.
    pub hands: Arc<Hands>,
    /// Whose thinking time its bots use.
    pub client: Arc<str>,
    /// House time at which somebody was last heard of, since the match came into memory.
    pub seen_ms: Option<u64>,
    /// After a failed commit nothing goes on by itself until then.
    pub hold_until_ms: u64,
    /// The seats of people whom the match waited for when somebody was last called, one bit each.
    pub called: u8,
    /// House time at which somebody last wanted something.
    pub stirred_ms: u64,
    /// Why what is in memory may not be what is in the store; then the task ends, for nobody may
    /// see what is not durable.
    pub broken: Option<Missing>,
}

/// Runs a match until nobody wants anything of it any more.
pub async fn run(
    house: Arc<House>,
    row: TableRow,
    head: Head,
    owned: Option<Owned>,
    mut inbox: mpsc::Receiver<Message>,
    hands: Arc<Hands>,
) {
    let (key, id) = (row.key.clone(), row.id.0);
    // Boxed, because what is awaited here takes room in every match for as long as it lives.
    match Box::pin(Live::load(Arc::clone(&house), row, head, owned, hands)).await {
        Ok(live) => live.run(inbox).await,
        Err(why) => {
            match why {
                Missing::Closed(_) | Missing::Moved => {
                    tracing::debug!(table = id, %why, "a match is not opened");
                }
                _ => tracing::error!(table = id, %why, "a match cannot be opened"),
            }
            abandon(&house, &key, &mut inbox, &why);
        }
    }
}

/// Takes a match out of memory although somebody may want something of it, and tells them.
fn abandon(house: &House, key: &str, inbox: &mut mpsc::Receiver<Message>, why: &Missing) {
    if matches!(why, Missing::Frozen(_)) {
        house.matches.freeze(key);
    }
    while !house.matches.release(key, inbox) {
        match inbox.try_recv() {
            Ok(Message::Join(join)) => join.outbox.tell(&why.fault().told(None)),
            Ok(Message::Act(act, answer)) => answer.no(act.id, No::Fault(why.fault())),
            _ => {}
        }
    }
}

impl Live {
    async fn load(
        house: Arc<House>,
        row: TableRow,
        head: Head,
        owned: Option<Owned>,
        hands: Arc<Hands>,
    ) -> Result<Box<Live>, Missing> {
        let changes = Changes::new(&house, &row.key);
        if let Some(why) = house.rulings.closed(row.id) {
            return Err(Missing::Closed(why));
        }
        let title = catalogue::find(&head.game).map_err(|why| Missing::Frozen(why.into()))?;
        // Asked before the claim: whatever is confirmed later knows of it.
        let confirmed = house.this_node.round();
        let owned = match owned {
            Some(owned) => owned,
            None => claim(&house, row.id, title).await?,
        };
        let table = match load::newest(house.store.as_ref(), row.id, title).await {
            Ok(table) => table,
            Err(why) => {
                // A match that cannot go on stays claimed, so that nobody tries again all the time.
                if !matches!(why, Missing::Frozen(_)) {
                    super::release(&house, row.id, owned.epoch).await;
                }
                return Err(why);
            }
        };
        let thinking = Thinking::new(&table);
        let audiences = Audiences::new(&house.rings, house.config.linger_ms);
        // The head has been read.
        let row = TableRow { head: String::new(), ..row };
        Ok(Box::new(Live {
            unchecked: table.lines().len(),
            stirred_ms: house.now_ms(),
            client: Arc::from(head.started_from.as_str()),
            seen_ms: None,
            // Those it waits for already were called when it began to.
            called: awaited(&table),
            house,
            row,
            head,
            title,
            table,
            owned,
            confirmed,
            changes,
            audiences,
            thinking,
            hands,
            hold_until_ms: 0,
            broken: None,
        }))
    }

    /// Boxed, as are the parts that are seldom needed: what is awaited here takes room in every
    /// match for as long as it lives.
    async fn run(mut self: Box<Self>, mut inbox: mpsc::Receiver<Message>) {
        let house = Arc::clone(&self.house);
        let mut closing = house.closing.subscribe();
        // One future for all messages, instead of a new one for each.
        let mut closing = pin!(until_closing(&mut closing));
        // What a crash may have left undone.
        Box::pin(self.settle_takeovers()).await;
        Box::pin(self.note_vacancies()).await;
        self.go_on().await;
        self.show_hands();
        loop {
            let times = [self.wakes_at(), self.falls_asleep_at(), self.idle_at()];
            let until = times.into_iter().flatten().min();
            tokio::select! {
                message = inbox.recv() => match message {
                    Some(message) => {
                        self.be_sure().await;
                        Box::pin(self.handle(message)).await;
                    }
                    None => return,
                },
                Some(returned) = self.thinking.next() => {
                    self.thinking.keep(&self.table, returned, house.config.bot_pause_ms);
                }
                () = self.changes.wait() => {
                    self.be_sure().await;
                    self.refresh().await;
                }
                () = house.sleep_until(until) => {}
                () = &mut closing => return self.let_go().await,
            }
            self.be_sure().await;
            self.go_on().await;
            self.show_hands();
            if let Some(why) = self.broken.clone() {
                return self.end(&mut inbox, &why).await;
            }
            let now_ms = house.now_ms();
            let idle = self.idle_at().is_some_and(|at_ms| at_ms <= now_ms);
            if idle && house.matches.release(&self.row.key, &mut inbox) {
                tracing::debug!(table = self.row.id.0, "a match leaves memory");
                return self.let_go().await;
            }
        }
    }

    /// Waits until it is certain that nobody else plays this match, or finds out that somebody
    /// does: until then nobody is told anything.
    async fn be_sure(&mut self) {
        self.house.until_sure().await;
        if self.house.this_node.round() == self.confirmed {
            return;
        }
        let confirmed = self.house.this_node.confirmed();
        self.confirmed = confirmed.round;
        if confirmed.held.get(&self.row.id) != Some(&self.owned.epoch) {
            self.lose();
        }
    }

    /// Another server has the match: it is never claimed back.
    pub fn lose(&mut self) {
        tracing::info!(table = self.row.id.0, "another server has a match");
        self.house.this_node.note_fence();
        self.broken = Some(Missing::Moved);
    }

    /// Ends although somebody may want something of the match, and tells them to ask again.
    async fn end(self: Box<Self>, inbox: &mut mpsc::Receiver<Message>, why: &Missing) {
        match why {
            Missing::Moved => self.audiences.tell(&why.fault().told(None)),
            _ => self.audiences.tell(&Outbound::Resync {}),
        }
        abandon(&self.house, &self.row.key, inbox, why);
        if !matches!(why, Missing::Moved | Missing::Frozen(_)) {
            self.let_go().await;
        }
    }

    /// Lets another server have the match.
    async fn let_go(self: Box<Self>) {
        super::release(&self.house, self.row.id, self.owned.epoch).await;
    }

    /// House time from which on the match counts: of its start, and later by the time in which
    /// nobody could play it.
    pub fn began_ms(&self) -> u64 {
        self.head.began_ms.saturating_add(self.owned.lost_ms)
    }

    async fn handle(&mut self, message: Message) {
        self.stirred_ms = self.house.now_ms();
        self.table.tell_time(self.elapsed_ms());
        if !matches!(message, Message::Wake) {
            self.note_attendance();
        }
        match message {
            Message::Join(join) => self.join(*join).await,
            Message::Left(socket) => self.audiences.leave(socket, self.stirred_ms),
            Message::Act(act, answer) => self.carry_out(*act, answer).await,
            Message::Chat(chat) => self.audiences.say(*chat),
            Message::Begun => self.call_first(),
            Message::Wake => {}
            Message::TakeOver(wish) => self.take_over(*wish).await,
            Message::Aside(aside) => self.step_aside(*aside).await,
        }
    }

    /// Lets the hands of people be seen where the game allows it.
    fn show_hands(&self) {
        let stands_still = self.table.paused().is_some() || self.table.outcome().is_some();
        let mut waving = self.table.game().waving();
        if self.broken.is_some() || stands_still {
            waving = SeatSet::EMPTY;
        }
        let sitters = self.table.sitters();
        let is_person =
            |seat: &Seat| sitters.get(seat.idx()).is_some_and(|sits: &Sitter| sits.bot.is_none());
        self.hands.allow(waving.iter().filter(is_person).collect());
    }

    /// Match time.
    pub fn now_ms(&self) -> u64 {
        self.table.match_ms(self.elapsed_ms()).max(self.table.now())
    }

    /// Time since the start, pauses included. It never runs backwards, although a crash costs the
    /// house some of its time.
    pub fn elapsed_ms(&self) -> u64 {
        let since = self.house.now_ms().saturating_sub(self.began_ms());
        let paused = self.table.paused().map(|paused| paused.at_ms);
        since.max(paused.unwrap_or_else(|| self.table.elapsed_of(self.table.now())))
    }

    /// Does whatever is due by itself: clocks, then bots; and asks the bots whose turn it is. While
    /// the match sleeps, only clocks go on.
    async fn go_on(&mut self) {
        self.table.tell_time(self.elapsed_ms());
        if !self.is_awake() || self.table.paused().is_some() {
            self.thinking.forget_all();
        }
        self.thinking.look_around(&self.table);
        while self.broken.is_none() && self.house.now_ms() >= self.hold_until_ms {
            let (now_ms, elapsed_ms) = (self.now_ms(), self.elapsed_ms());
            let clock_due = self.table.due_ms().is_some_and(|at_ms| at_ms <= elapsed_ms);
            if clock_due {
                Box::pin(self.let_the_clock_act()).await;
            } else if let Some(seat) = self.thinking.due(&self.table, now_ms) {
                Box::pin(self.let_bot_act(seat)).await;
            } else {
                break;
            }
        }
        self.ask_bots().await;
    }

    /// Does what the clocks have to do by now, if anything.
    pub async fn let_the_clock_act(&mut self) {
        self.go_on_after_pause().await;
        let before = self.table.version();
        match self.table.advance(self.now_ms()) {
            Ok(happened) if happened.is_empty() => {}
            Ok(happened) => {
                self.commit(before, happened, None).await;
            }
            Err(denial) => {
                tracing::error!(table = self.row.id.0, %denial, "the clock cannot act");
                self.reload().await;
            }
        }
    }

    /// Ends a pause whose time is up.
    async fn go_on_after_pause(&mut self) {
        let before = self.table.version();
        match self.table.end_pause(self.elapsed_ms()) {
            Ok(true) => {
                self.commit(before, Vec::new(), None).await;
            }
            Ok(false) => {}
            Err(denial) => {
                tracing::error!(table = self.row.id.0, %denial, "a pause cannot end");
                self.reload().await;
            }
        }
    }

    /// House time at which something happens by itself.
    fn wakes_at(&self) -> Option<u64> {
        let bot = self.thinking.due_at(&self.table).map(|at_ms| self.table.elapsed_of(at_ms));
        let elapsed_ms = [self.table.due_ms(), bot].into_iter().flatten().min();
        let at_ms = elapsed_ms?.saturating_add(self.began_ms());
        Some(at_ms.max(self.hold_until_ms))
    }

    /// House time at which the match leaves memory if nobody wants anything of it.
    fn idle_at(&self) -> Option<u64> {
        let idle_ms = self.house.config.idle_ms;
        let at_ms = self.stirred_ms.saturating_add(idle_ms);
        let soon = self.wakes_at().is_some_and(|wakes| wakes <= at_ms.saturating_add(idle_ms));
        let busy = self.audiences.is_watched() || self.thinking.is_busy() || soon;
        (!busy).then_some(at_ms)
    }
}
