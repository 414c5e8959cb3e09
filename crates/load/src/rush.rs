//! Tables at which everybody acts at once, and waves.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::Value;
use tokio::task::JoinSet;

use crate::client::{Choice, Client, next};
use crate::fault::LoadError;
use crate::heard::Heard;
use crate::latency::Latency;
use crate::lobby::{self, Guest};
use crate::plan::{Plan, Rush};
use crate::reins::Reins;
use crate::report::RushReport;
use crate::spread::Spread;

/// How long the last acts may take to reach everybody before they count as lost.
const LAST: Duration = Duration::from_secs(5);

/// Plays as planned, until the reins say that it is enough.
///
/// # Errors
/// If the plan cannot be, or the server cannot be reached for longer than patience lasts.
pub async fn rush(plan: Plan, reins: Arc<Reins>) -> Result<RushReport, LoadError> {
    let score = plan.rush.clone().filter(|score| !score.acts.is_empty());
    let Some(score) = score else {
        return Err(LoadError::Plan("a rush needs at least one act".into()));
    };
    lobby::check(&plan).await?;
    let mut tables = Vec::new();
    for number in 0..plan.matches {
        tables.push(Table::open(&plan, &score, Arc::clone(&reins), number).await?);
    }
    let begin = Instant::now();
    let mut playing = JoinSet::new();
    for table in tables {
        playing.spawn(table.play());
    }
    let mut sum = Tally::default();
    while let Some(table) = playing.join_next().await {
        sum.add(table.map_err(|error| LoadError::Strange(error.to_string()))??);
    }
    Ok(sum.report(&plan, begin.elapsed().as_secs_f64()))
}

/// What came of a table, or of all.
#[derive(Debug, Default)]
struct Tally {
    acts: u64,
    refused: u64,
    errors: u64,
    resyncs: u64,
    lost: u64,
    acked: Vec<Duration>,
    spread: Vec<Duration>,
    waves_sent: u64,
    waves_seen: u64,
}

impl Tally {
    fn add(&mut self, other: Tally) {
        self.acts += other.acts;
        self.refused += other.refused;
        self.errors += other.errors;
        self.resyncs += other.resyncs;
        self.lost += other.lost;
        self.acked.extend(other.acked);
        self.spread.extend(other.spread);
        self.waves_sent += other.waves_sent;
        self.waves_seen += other.waves_seen;
    }

    fn report(self, plan: &Plan, seconds: f64) -> RushReport {
        let others = plan.seats.saturating_sub(1) as u64;
        RushReport {
            game: plan.game.clone(),
            seats: plan.seats,
            matches: plan.matches,
            acts: self.acts,
            seconds,
            spread: Latency::of(self.spread),
            acked: Latency::of(self.acked),
            lost: self.lost,
            refused: self.refused,
            errors: self.errors,
            resyncs: self.resyncs,
            waves_sent: self.waves_sent,
            waves_seen: self.waves_seen,
            waves_dropped: (self.waves_sent * others).saturating_sub(self.waves_seen),
        }
    }
}

/// One table.
struct Table {
    score: Rush,
    reins: Arc<Reins>,
    patience: Duration,
    clients: Vec<Client>,
    /// For each seat: when it acts next, what, and when it waves next.
    hands: Vec<Hand>,
    /// The decision that each seat has, as far as it was told.
    decisions: Vec<Option<u32>>,
    turn: usize,
    spread: Spread,
    tally: Tally,
}

#[derive(Debug)]
struct Hand {
    acts_at: Instant,
    next: usize,
    waves_at: Option<Instant>,
    waved: i16,
}

impl Table {
    async fn open(
        plan: &Plan,
        score: &Rush,
        reins: Arc<Reins>,
        number: usize,
    ) -> Result<Table, LoadError> {
        let mut guests = Vec::with_capacity(plan.seats);
        for _ in 0..plan.seats {
            guests.push(Guest::new(&plan.address, plan.patience).await?);
        }
        let key = lobby::open_table(&mut guests, plan).await?;
        let mut clients = Vec::with_capacity(plan.seats);
        for guest in &guests {
            let mut client = Client::without_offers(plan.address.clone(), guest.cookie(), &key);
            client.connect(plan.patience).await?;
            clients.push(client);
        }
        let now = Instant::now();
        let seats = plan.seats.max(1) as u32;
        // Spread over the time between two acts, so that the load is even.
        let offset = |seat: u32| {
            let part = f64::from(seat) + number as f64 / plan.matches.max(1) as f64;
            score.every.mul_f64(part / f64::from(seats))
        };
        let hand = |seat: u32| Hand {
            acts_at: now + offset(seat),
            next: 0,
            waves_at: (score.waves > 0).then(|| now + offset(seat)),
            waved: 0,
        };
        Ok(Table {
            score: score.clone(),
            reins,
            patience: plan.patience,
            hands: (0..seats).map(hand).collect(),
            decisions: vec![None; clients.len()],
            turn: 0,
            spread: Spread::new(clients.len()),
            clients,
            tally: Tally::default(),
        })
    }

    async fn play(mut self) -> Result<Tally, LoadError> {
        let mut end = None;
        loop {
            let now = Instant::now();
            if self.reins.is_over() {
                let end = *end.get_or_insert(now + LAST);
                let waits = self.clients.iter().any(|client| client.pending.is_some());
                if (!waits && self.spread.missing() == 0) || now >= end {
                    let unanswered = self.clients.iter().filter(|client| client.pending.is_some());
                    self.tally.lost = (unanswered.count() + self.spread.missing()) as u64;
                    return Ok(self.tally);
                }
            }
            let until = self.stir(now).await;
            let (clients, turn) = (&mut self.clients, &mut self.turn);
            tokio::select! {
                (idx, text) = next(clients, turn) => self.hear(idx, text).await?,
                () = tokio::time::sleep_until(until.into()) => {}
            }
            self.tally.spread.extend(self.spread.landed());
        }
    }

    /// Lets everybody act and wave whose time has come; tells when the next one's comes.
    async fn stir(&mut self, now: Instant) -> Instant {
        let mut until = now + Duration::from_millis(250);
        for seat in 0..self.clients.len() {
            self.take_turn(seat, now).await;
            self.wave(seat, now).await;
            let hand = &self.hands[seat];
            // A client that is due but has to wait is woken by what they wait for.
            let times = [Some(hand.acts_at), hand.waves_at].into_iter().flatten();
            until = times.filter(|at| *at > now).fold(until, Instant::min);
        }
        until
    }

    async fn take_turn(&mut self, seat: usize, now: Instant) {
        let (client, hand) = (&mut self.clients[seat], &mut self.hands[seat]);
        let Some(decision) = self.decisions[seat] else { return };
        let ready = client.pending.is_none() && !client.greeting && hand.acts_at <= now;
        if !ready || !self.reins.take() {
            return;
        }
        let act = &self.score.acts[hand.next % self.score.acts.len()];
        let command = filled(act, seat).to_string();
        client.choice = Some(Choice { decision, command });
        // A client that is behind acts from now on: what counts is how long an act takes.
        client.send_choice(now).await;
        hand.acts_at = now.max(hand.acts_at + self.score.every);
        self.tally.acts += 1;
    }

    async fn wave(&mut self, seat: usize, now: Instant) {
        let hand = &mut self.hands[seat];
        let Some(at) = hand.waves_at.filter(|at| *at <= now) else { return };
        hand.waves_at = Some(now.max(at + Duration::from_secs(1) / self.score.waves.max(1)));
        // A client that is not asked has nothing in hand to show.
        if self.decisions[seat].is_none() || self.reins.is_over() {
            return;
        }
        hand.waved = hand.waved.wrapping_add(1) & 0x3ff;
        self.clients[seat].wave(&[seat as i16, 0, 900, hand.waved, 350]).await;
        self.tally.waves_sent += 1;
    }

    async fn hear(&mut self, idx: usize, text: Option<String>) -> Result<(), LoadError> {
        let at = Instant::now();
        let Some(text) = text else {
            self.tally.errors += 1;
            return self.clients[idx].connect(self.patience).await;
        };
        if text.starts_with(r#"{"is":"waves""#) {
            self.tally.waves_seen += text.matches(r#""seat":"#).count() as u64;
            return Ok(());
        }
        let strange = |error| LoadError::Strange(format!("{error} in {text:.200}"));
        let heard = Heard::read(&text).map_err(strange)?;
        match &*heard.is {
            "welcome" | "update" => self.stands(idx, &heard, at),
            "ack" => self.acked(idx, &heard, at),
            "refused" => {
                self.tally.refused += 1;
                let client = &mut self.clients[idx];
                client.pending = None;
                self.decisions[idx] = heard.decision.or(self.decisions[idx]);
                // What was refused for another reason than its age is not tried for ever.
                self.hands[idx].next += usize::from(heard.decision.is_none());
            }
            "resync" => {
                self.tally.resyncs += 1;
                self.clients[idx].resync().await;
            }
            "error" => {
                self.tally.errors += 1;
                self.clients[idx].pending = None;
            }
            _ => {}
        }
        Ok(())
    }

    fn stands(&mut self, idx: usize, heard: &Heard<'_>, at: Instant) {
        let client = &mut self.clients[idx];
        client.greeting = false;
        client.version = heard.version.unwrap_or(client.version);
        // A client that is not asked any more may still be answered, but does not act.
        self.decisions[idx] = heard.ask.as_ref().map(|ask| ask.decision);
        self.spread.saw(idx, client.version, at);
    }

    fn acked(&mut self, idx: usize, heard: &Heard<'_>, at: Instant) {
        let client = &mut self.clients[idx];
        let is_it = |id: &str| heard.id.as_deref() == Some(id);
        let Some(pending) = client.pending.take_if(|pending| is_it(&pending.id)) else { return };
        self.tally.acked.push(at.saturating_duration_since(pending.sent));
        self.hands[idx].next += 1;
        // Until the update comes, what is asked next is not known.
        if client.version < heard.version.unwrap_or(0) {
            self.decisions[idx] = None;
        }
        self.spread.acked(idx, heard.version.unwrap_or(0), pending.sent);
        self.reins.count();
    }
}

/// An act of that seat: every `"$seat"` is its number.
fn filled(act: &Value, seat: usize) -> Value {
    match act {
        Value::String(word) if word == "$seat" => seat.into(),
        Value::Array(list) => list.iter().map(|act| filled(act, seat)).collect(),
        Value::Object(fields) => {
            fields.iter().map(|(key, act)| (key.clone(), filled(act, seat))).collect()
        }
        plain => plain.clone(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn acts_are_filled_in_with_the_seat() {
        let act = json!({ "place": { "pose": { "piece": "$seat", "x": 5 } }, "list": ["$seat"] });
        let of_two = json!({ "place": { "pose": { "piece": 2, "x": 5 } }, "list": [2] });
        assert_eq!(filled(&act, 2), of_two);
        assert_eq!(filled(&json!("return"), 2), json!("return"));
    }
}
