//! One match after the other, at one set of sockets.

use std::pin::Pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::watch;
use tokio::time::{Sleep, sleep};

use crate::chance::Chance;
use crate::client::{Client, next};
use crate::fault::LoadError;
use crate::heard::{Heard, Shown};
use crate::lobby::{self, Guest};
use crate::plan::Plan;
use crate::reins::Reins;
use crate::report::{Acked, Received};
use crate::sightings::Sightings;
use crate::tally::Tally;

/// One match after the other, at one set of sockets.
pub struct Course {
    plan: Arc<Plan>,
    reins: Arc<Reins>,
    /// Which of all matches this is.
    number: u64,
    /// A player with a seat.
    guests: Vec<Guest>,
    /// A socket for each seat, then the watchers'.
    clients: Vec<Client>,
    /// Where looking for messages begins, so that nobody is always last.
    turn: usize,
    /// One future for all waits, instead of a new one for each.
    cut_comes: BoxFuture<watch::Receiver<u64>>,
    /// Goes off when something is to be sent, or nothing has been heard for too long.
    alarm: Pin<Box<Sleep>>,
    /// When something was heard last.
    stirred: Instant,
    /// The last cut that was looked at: whose turn it was has been settled.
    last_cut: u64,
    chance: Chance,
    sightings: Sightings,
    /// When the next move is to be sent, in open loop.
    due: Instant,
    /// Whether it has said that it has made all its moves.
    is_done: bool,
    tally: Tally,
}

type BoxFuture<T> = Pin<Box<dyn Future<Output = T> + Send>>;

/// A pause before something is sent again to a server that had too much to do.
const BREATH: Duration = Duration::from_millis(20);

impl Course {
    /// Opens a table, and a socket for everybody.
    ///
    /// # Errors
    /// If the server does not want that, or cannot be reached.
    pub async fn open(
        plan: Arc<Plan>,
        reins: Arc<Reins>,
        number: u64,
    ) -> Result<Course, LoadError> {
        let mut guests = Vec::with_capacity(plan.seats);
        for _ in 0..plan.seats {
            guests.push(Guest::new(&plan.address, plan.patience).await?);
        }
        let table = lobby::open_table(&mut guests, &plan).await?;
        if plan.each.is_some() {
            // Nobody asks for another table, and memory is measured.
            guests.iter_mut().for_each(Guest::hang_up);
        }
        let client = |cookie: &str| Client::new(plan.address.clone(), cookie, &table);
        let mut clients: Vec<Client> = guests.iter().map(|guest| client(guest.cookie())).collect();
        for _ in 0..plan.watchers {
            let guest = Guest::new(&plan.address, plan.patience).await?;
            clients.push(client(guest.cookie()));
        }
        for client in &mut clients {
            client.connect(plan.patience).await?;
        }
        let mut course = Course {
            chance: Chance::new(plan.seed, number),
            cut_comes: Box::pin(cut_comes(reins.cuts())),
            alarm: Box::pin(sleep(plan.patience)),
            stirred: Instant::now(),
            last_cut: 0,
            plan,
            reins,
            number,
            guests,
            clients,
            turn: 0,
            sightings: Sightings::default(),
            due: Instant::now(),
            is_done: false,
            tally: Tally { tables: 1, ..Tally::default() },
        };
        course.hear_until(|course| course.clients.iter().all(|client| !client.greeting)).await?;
        Ok(course)
    }

    /// The table and its version, for messages.
    pub fn standing(&self) -> (&str, u64) {
        self.clients.first().map_or(("", 0), |client| (&client.table, client.version))
    }

    /// Whether this is the first of all matches.
    pub fn is_first(&self) -> bool {
        self.number == 0
    }

    /// Plays until there are no more moves to be made, then compares what every client saw last
    /// with what the server shows.
    ///
    /// # Errors
    /// If the server could not be reached for too long.
    pub async fn play(&mut self) -> Result<(), LoadError> {
        self.due = Instant::now()
            + self.interval().mul_f64(self.number as f64).div_f64(self.plan.matches.max(1) as f64);
        loop {
            self.send_moves().await;
            let level = self.is_level();
            if level && self.reins.is_over() {
                return self.compare().await;
            }
            let ended = self.clients.iter().any(Client::is_over);
            if level && ended && self.plan.each.is_none() {
                self.next_table().await?;
                continue;
            }
            if level && !self.is_done && (ended || self.has_moved_enough()) {
                self.is_done = true;
                self.reins.note_done(self.plan.matches);
                continue;
            }
            self.wait().await?;
        }
    }

    /// What came of it.
    pub fn finish(self) -> Tally {
        self.tally
    }

    /// The time between two moves of a match, in open loop.
    fn interval(&self) -> Duration {
        let matches = self.plan.matches as f64;
        self.plan.rate.map_or(Duration::ZERO, |rate| Duration::from_secs_f64(matches / rate))
    }

    /// Whether the match has made as many moves as it is to make.
    fn has_moved_enough(&self) -> bool {
        self.plan.each.is_some_and(|each| self.tally.acked.len() as u64 >= each)
    }

    /// Whether everybody has seen the same, and nothing is under way.
    fn is_level(&self) -> bool {
        let newest = self.clients.iter().map(|client| client.version.max(client.made)).max();
        self.clients.iter().all(|client| {
            !client.greeting && client.pending.is_none() && Some(client.version) == newest
        })
    }

    /// Lets everybody act whom the game waits for; if it waits for nobody, somebody who may.
    async fn send_moves(&mut self) {
        if self.has_moved_enough() {
            return;
        }
        let waits = self.clients.iter().any(Client::must_act);
        let now = Instant::now();
        for idx in 0..self.guests.len() {
            let client = &mut self.clients[idx];
            let again = client.pending.as_ref().and_then(|pending| pending.again);
            if again.is_some_and(|at| at <= now) {
                self.tally.again += 1;
                client.send_again().await;
            }
            let ready = client.pending.is_none() && !client.greeting && client.choice.is_some();
            if !ready || (waits && !client.must_act()) {
                continue;
            }
            let timed = self.plan.rate.is_some();
            if (timed && now < self.due) || !self.reins.take() {
                continue;
            }
            // In open loop a move that could not be sent in time counts from when it was due.
            let sent = if timed { self.due } else { Instant::now() };
            self.clients[idx].send_choice(sent).await;
            self.due += self.interval();
        }
    }

    /// Waits for a message, or for the time to send something.
    async fn wait(&mut self) -> Result<(), LoadError> {
        let again = self.clients.iter().filter_map(|client| client.pending.as_ref()?.again).min();
        let waiting = self.clients.iter().any(|client| client.pending.is_some());
        let is_timed = self.plan.rate.is_some() && !waiting;
        let due = (is_timed && self.due > Instant::now()).then_some(self.due);
        let silence = self.stirred + self.plan.patience;
        let until = [again, due].into_iter().flatten().min().unwrap_or(silence);
        self.set_alarm(until);
        let (clients, turn) = (&mut self.clients, &mut self.turn);
        tokio::select! {
            // Mostly a message comes: then nothing else is looked at.
            biased;
            (idx, text) = next(clients, turn) => self.hear(idx, text).await,
            cuts = &mut self.cut_comes => {
                self.cut(cuts);
                Ok(())
            }
            () = self.alarm.as_mut() => {
                // One that was set for an earlier time may go off too soon.
                if until == silence && Instant::now() >= silence {
                    self.stirred = Instant::now();
                    if waiting {
                        self.tally.error("silence");
                        self.clients.iter_mut().for_each(Client::cut);
                    }
                }
                Ok(())
            }
        }
    }

    /// Lets the alarm go off at that time at the latest. To move it with every message would take
    /// longer than to be woken too early now and then.
    fn set_alarm(&mut self, until: Instant) {
        if self.alarm.is_elapsed() || self.alarm.deadline() > until.into() {
            self.alarm.as_mut().reset(until.into());
        }
    }

    /// Cuts one of the sockets, if it is this match's turn.
    fn cut(&mut self, mut cuts: watch::Receiver<u64>) {
        let cut = *cuts.borrow_and_update();
        self.cut_comes = Box::pin(cut_comes(cuts));
        let matches = self.plan.matches as u64;
        let is_new = std::mem::replace(&mut self.last_cut, cut) != cut;
        if !is_new || cut % matches != self.number {
            return;
        }
        let idx = (cut / matches) as usize % self.clients.len();
        self.tally.cut += 1;
        self.clients[idx].cut();
        self.reins.count_cut();
    }

    async fn hear_until(&mut self, is_done: impl Fn(&Course) -> bool) -> Result<(), LoadError> {
        while !is_done(self) {
            let (idx, text) = next(&mut self.clients, &mut self.turn).await;
            self.hear(idx, text).await?;
        }
        Ok(())
    }

    async fn hear(&mut self, idx: usize, text: Option<String>) -> Result<(), LoadError> {
        let at = Instant::now();
        self.stirred = at;
        let Some(text) = text else {
            let client = &mut self.clients[idx];
            self.tally.broken += u64::from(!std::mem::take(&mut client.was_cut));
            return client.connect(self.plan.patience).await;
        };
        let strange = |error| LoadError::Strange(format!("{error} in {text:.200}"));
        let heard = Heard::read(&text).map_err(strange)?;
        let mut shows = false;
        match &*heard.is {
            "welcome" => shows = self.welcome(idx, heard, &text).await,
            "resumed" => self.arrived(idx).await,
            "update" => shows = self.update(idx, heard, &text, at).await,
            "ack" => self.acked(idx, &heard, at),
            "refused" => {
                self.tally.refused += 1;
                self.refused(idx, &heard);
            }
            "resync" => {
                self.tally.resyncs += 1;
                self.clients[idx].resync().await;
            }
            "error" => self.on_error(idx, &heard).await,
            _ => {}
        }
        if shows {
            self.clients[idx].keep(text);
        }
        Ok(())
    }

    /// Nobody goes back to less than they have seen: they connect again instead. Tells whether the
    /// client has what it was shown.
    async fn welcome(&mut self, idx: usize, heard: Heard<'_>, text: &str) -> bool {
        let client = &mut self.clients[idx];
        client.seat = heard.seat;
        self.keep(idx, text);
        let client = &mut self.clients[idx];
        if heard.version.unwrap_or(0) < client.version {
            self.tally.stale += 1;
            client.cut();
            return false;
        }
        client.note(heard, &mut self.chance);
        self.arrived(idx).await;
        true
    }

    /// Keeps what a client is shown, where that is wanted.
    fn keep(&mut self, idx: usize, text: &str) {
        if !self.plan.history {
            return;
        }
        let client = &self.clients[idx];
        self.tally.history.push(Received {
            client: self.number * self.clients.len() as u64 + idx as u64,
            table: client.table.clone(),
            seat: client.seat,
            text: text.to_owned(),
        });
    }

    /// A client is at its table (again): what it had not heard of is sent again.
    async fn arrived(&mut self, idx: usize) {
        let client = &mut self.clients[idx];
        client.greeting = false;
        if client.pending.is_some() {
            self.tally.again += 1;
            client.send_again().await;
        }
    }

    /// Tells whether the client has what it was shown.
    async fn update(&mut self, idx: usize, heard: Heard<'_>, text: &str, at: Instant) -> bool {
        let (Some(after), Some(version)) = (heard.after, heard.version) else { return false };
        if self.clients[idx].greeting {
            return false;
        }
        self.keep(idx, text);
        let client = &mut self.clients[idx];
        if version <= client.version {
            return false;
        }
        if after != client.version {
            self.tally.gaps += 1;
            client.resync().await;
            return false;
        }
        client.note(heard, &mut self.chance);
        self.tally.seen.extend(self.sightings.saw(idx, (after, version), at));
        true
    }

    fn acked(&mut self, idx: usize, heard: &Heard<'_>, at: Instant) {
        let client = &mut self.clients[idx];
        let is_it = |id: &str| heard.id.as_deref() == Some(id);
        let Some(pending) = client.pending.take_if(|pending| is_it(&pending.id)) else { return };
        let version = heard.version.unwrap_or(0);
        client.made = client.made.max(version);
        self.tally.acked.push(at.saturating_duration_since(pending.sent));
        self.tally.seen.extend(self.sightings.acked(idx, version, pending.sent));
        if self.number == 0 && self.tally.tables == 1 {
            self.tally.first_moves.push((version, pending.sent));
        }
        self.tally.last = Some(at);
        self.reins.count();
        self.reins.count_of(self.number);
        if self.plan.journal {
            self.tally.journal.push(Acked {
                table: client.table.clone(),
                seat: client.seat.unwrap_or(u8::MAX),
                id: pending.id,
                version,
                command: pending.command,
                at,
            });
        }
    }

    /// A client that was too late soon hears what to answer now; others try something else.
    fn refused(&mut self, idx: usize, heard: &Heard<'_>) {
        let client = &mut self.clients[idx];
        if heard.decision.is_some() || client.choice.is_some() {
            client.pending = None;
        } else {
            self.drop_pending(idx);
        }
    }

    /// The client thinks of something else.
    fn drop_pending(&mut self, idx: usize) {
        let client = &mut self.clients[idx];
        client.pending = None;
        client.think_again(&mut self.chance);
    }

    async fn on_error(&mut self, idx: usize, heard: &Heard<'_>) {
        let code = heard.code.as_deref().unwrap_or("unknown");
        self.tally.error(code);
        let client = &mut self.clients[idx];
        match code {
            // What has an id answers a command, and no greeting.
            "not-stored" | "busy" | "too-fast" if client.greeting && heard.id.is_none() => {
                sleep(BREATH).await;
                client.hello_again().await;
            }
            "not-stored" | "busy" | "too-fast" => {
                if let Some(pending) = &mut client.pending {
                    pending.again = Some(Instant::now() + BREATH);
                }
            }
            "closing" | "moved" | "no-table" | "hello-first" => client.cut(),
            _ => self.drop_pending(idx),
        }
    }

    /// The same people play again, on the same sockets.
    async fn next_table(&mut self) -> Result<(), LoadError> {
        let last = self.clients.first().map(|client| client.table.clone()).unwrap_or_default();
        let table = lobby::rematch(&mut self.guests, &last).await?;
        self.tally.tables += 1;
        self.sightings.forget();
        for client in &mut self.clients {
            client.go_to(&table).await;
        }
        // Opening a table is no move, and takes nothing from the time for moves.
        self.due = self.due.max(Instant::now());
        Ok(())
    }

    /// Everybody asks for the whole view, and compares it with what they have.
    async fn compare(&mut self) -> Result<(), LoadError> {
        let held: Vec<String> = self.clients.iter().map(|client| client.shown.clone()).collect();
        for client in &mut self.clients {
            client.resync().await;
        }
        self.hear_until(|course| course.clients.iter().all(|client| !client.greeting)).await?;
        let pairs = self.clients.iter().zip(&held);
        let strayed = pairs.filter(|(client, held)| !Shown::are_alike(&client.shown, held));
        self.tally.out_of_step += strayed.count() as u64;
        Ok(())
    }
}

/// Waits until a socket is to be cut, or until the run is over.
async fn cut_comes(mut cuts: watch::Receiver<u64>) -> watch::Receiver<u64> {
    // The sender lives as long as the reins, which every match holds.
    let _ = cuts.changed().await;
    cuts
}
