//! What came of a run.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Instant;

use serde::Serialize;

use crate::crowd::CrowdReport;
use crate::latency::Latency;
use crate::meter::Costs;

/// What came of a run.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The game's id.
    pub game: String,
    /// How many seats each match had.
    pub seats: usize,
    /// How many matches were played at the same time.
    pub matches: usize,
    /// How many people watched each.
    pub watchers: usize,
    /// How many matches were opened and left alone.
    pub idle_matches: usize,
    /// How many sockets watched where nothing happened.
    pub idle_sockets: usize,
    /// How many of them still answered at the end.
    pub idle_alive: usize,
    /// How many moves a second were to be sent, if that was set.
    pub rate: Option<f64>,
    /// How many tables were played at.
    pub tables: u64,
    /// How many moves were acknowledged.
    pub moves: u64,
    /// From the first move to the last acknowledgement.
    pub seconds: f64,
    pub moves_per_second: f64,
    /// From sending a command until another seat, or a watcher, saw what it did.
    pub seen: Latency,
    /// From sending a command until it was acknowledged.
    pub acked: Latency,
    /// Errors by their code.
    pub errors: BTreeMap<String, u64>,
    /// How many commands were refused.
    pub refused: u64,
    /// How often a client was told that it is too slow.
    pub resyncs: u64,
    /// How often an update did not follow on what the client had.
    pub gaps: u64,
    /// How often a client was shown less than it had seen.
    pub stale: u64,
    /// How many sockets broke by themselves.
    pub broken: u64,
    /// How many were cut on purpose.
    pub cut: u64,
    /// How many commands were sent again.
    pub again: u64,
    /// How many clients' last view was not the server's.
    pub out_of_step: u64,
    /// What a spectator who comes late is sent.
    pub join: Joins,
    /// How those fared who watched the first match.
    pub crowd: Option<CrowdReport>,
    /// What the moves cost the servers and their database.
    pub costs: Costs,
    /// The acknowledged commands, if they were to be kept.
    #[serde(skip)]
    pub journal: Vec<Acked>,
    /// What every client was shown, in the order in which it came, if that was to be kept.
    #[serde(skip)]
    pub history: Vec<Received>,
}

/// What came of a run in which everybody acted at once.
#[derive(Clone, Debug, Serialize)]
pub struct RushReport {
    /// The game's id.
    pub game: String,
    /// How many seats each match had.
    pub seats: usize,
    /// How many matches were played at the same time.
    pub matches: usize,
    /// How many acts were sent.
    pub acts: u64,
    /// How long that took.
    pub seconds: f64,
    /// From sending an act until every other seat had it.
    pub spread: Latency,
    /// From sending an act until it was acknowledged.
    pub acked: Latency,
    /// How many acts were never answered, or did not reach everybody.
    pub lost: u64,
    /// How many acts were refused.
    pub refused: u64,
    /// How many errors and broken sockets there were.
    pub errors: u64,
    /// How often a client was told that it is too slow.
    pub resyncs: u64,
    /// How many waves were sent.
    pub waves_sent: u64,
    /// How many of them others saw, counted for each of them.
    pub waves_seen: u64,
    /// How many they did not see: replaced by newer ones, or not allowed just then.
    pub waves_dropped: u64,
}

impl fmt::Display for RushReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let RushReport { game, seats, matches, acts, seconds, .. } = self;
        let rate = *acts as f64 / seconds.max(0.001);
        writeln!(f, "{game}, {matches} matches of {seats}, everybody at once")?;
        writeln!(f, "acts      {acts} in {seconds:.2} s: {rate:.0} a second")?;
        writeln!(f, "all have  {}", self.spread)?;
        writeln!(f, "acked     {}", self.acked)?;
        let RushReport { lost, refused, errors, resyncs, .. } = self;
        writeln!(
            f,
            "trouble   {lost} lost, {refused} refused, {errors} errors, {resyncs} resyncs"
        )?;
        let RushReport { waves_sent, waves_seen, waves_dropped, .. } = self;
        writeln!(f, "waves     {waves_sent} sent, {waves_seen} seen, {waves_dropped} dropped")
    }
}

/// What spectators who come late are sent, and how soon.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Joins {
    /// How many came.
    pub joins: usize,
    /// Bytes for each.
    pub mean: usize,
    /// Bytes for the worst.
    pub max: usize,
    /// After this many moves at most.
    pub latest_version: u64,
    /// From connecting until the whole view was there.
    pub took: Latency,
}

/// A command that was acknowledged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Acked {
    /// The table's key.
    pub table: String,
    pub seat: u8,
    /// The command's id.
    pub id: String,
    /// The version that it made.
    pub version: u64,
    /// The command, as it was sent.
    pub command: String,
    /// When the acknowledgement came.
    #[serde(skip)]
    pub at: Instant,
}

/// A message that showed a client how its match stands.
#[derive(Clone, Debug)]
pub struct Received {
    /// Which of all clients.
    pub client: u64,
    /// The table's key.
    pub table: String,
    /// The seat that the client has there; nothing for a watcher.
    pub seat: Option<u8>,
    /// The message, as it came.
    pub text: String,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { game, seats, matches, watchers, tables, .. } = self;
        writeln!(f, "{game}, {matches} matches of {seats}, {watchers} watchers each")?;
        let Report { idle_matches, idle_sockets, idle_alive, .. } = self;
        if idle_matches + idle_sockets > 0 {
            writeln!(
                f,
                "idle      {idle_matches} matches, {idle_sockets} sockets, of which {idle_alive} \
                 answer"
            )?;
        }
        let loop_ = match self.rate {
            Some(rate) => format!("open loop, {rate} a second wanted"),
            None => "closed loop".to_owned(),
        };
        writeln!(
            f,
            "moves     {} in {:.2} s at {tables} tables: {:.0} a second ({loop_})",
            self.moves, self.seconds, self.moves_per_second
        )?;
        writeln!(f, "seen      {}", self.seen)?;
        writeln!(f, "acked     {}", self.acked)?;
        let Joins { joins, mean, max, latest_version, took } = self.join;
        writeln!(
            f,
            "late join {mean} bytes, at most {max} ({joins} spectators, after up to \
             {latest_version} moves)"
        )?;
        writeln!(f, "there by  {took}")?;
        if let Some(crowd) = &self.crowd {
            let CrowdReport { spectators, joined_seconds, all_have, bytes, resyncs, behind } =
                crowd;
            writeln!(
                f,
                "crowd     {spectators} spectators of one match, all there after \
                 {joined_seconds:.1} s, {bytes} bytes a move each, {resyncs} resyncs, \
                 {behind} left behind"
            )?;
            writeln!(f, "all have  {all_have}")?;
        }
        self.costs.say(self.moves, self.matches, f)?;
        writeln!(
            f,
            "trouble   {} refused, {} resyncs, {} gaps, {} stale, {} sockets broken, {} cut, {} \
             sent again, {} out of step",
            self.refused,
            self.resyncs,
            self.gaps,
            self.stale,
            self.broken,
            self.cut,
            self.again,
            self.out_of_step
        )?;
        let errors: Vec<String> =
            self.errors.iter().map(|(code, count)| format!("{code} {count}")).collect();
        let errors = if errors.is_empty() { "none".to_owned() } else { errors.join(", ") };
        writeln!(f, "errors    {errors}")
    }
}
