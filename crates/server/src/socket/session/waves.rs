//! What hands do: heard outside the rate of commands, sent after everything else.

use axum::extract::ws::{Message, WebSocket};
use wire::{Inbound, Outbound};

use super::{Joined, Session};
use crate::config::Rate;
use crate::hands::Bundle;
use crate::house::House;
use crate::outbox::{Letter, Mail};

/// Only a message as short as this can be a wave.
const LONGEST: usize = 128;
/// A socket is sent one bundle in this many milliseconds.
const EVERY_MS: u64 = 100;
/// What a socket waves beyond this is not shown.
pub(super) const RATE: Rate = Rate { burst: 20, per_second: 20 };

impl Session {
    /// Takes a message if it is the wave of somebody who sits there. It costs no more than being
    /// read: somebody who waves too much is not shown, and disturbs nobody.
    pub(super) fn takes_wave(&mut self, text: &str) -> bool {
        if text.len() > LONGEST || !text.contains("\"wave\"") {
            return false;
        }
        let Ok(Inbound::Wave { gesture }) = serde_json::from_str(text) else { return false };
        let Some(joined) = &self.joined else { return false };
        let Some(seat) = joined.seat else { return false };
        let House { metrics, client_waves, config, .. } = &*self.house;
        let now_ms = self.house.now_ms();
        // On all its sockets together, a client waves as often in a second as it may ask at once.
        let of_client = Rate { burst: config.rate.burst, per_second: config.rate.burst };
        let shown = self.waving.take(RATE, now_ms)
            && client_waves.take(self.client, of_client, now_ms)
            && joined.match_task.hands().wave(seat, gesture);
        let counter = if shown { &metrics.waves } else { &metrics.waves_dropped };
        counter.inc();
        true
    }

    /// Sends what hands have done, unless there is something more important to send.
    pub(super) async fn send_waves(
        &mut self,
        socket: &mut WebSocket,
        mail: &Mail,
    ) -> Result<(), axum::Error> {
        let next_ms = self.house.now_ms() + EVERY_MS;
        let Some(joined) = &mut self.joined else { return Ok(()) };
        if !mail.is_empty() || !self.house.is_sure() {
            joined.hands.postpone(next_ms);
            return Ok(());
        }
        let Bundle { waves, dropped } = joined.hands.fetch(joined.seat, next_ms);
        let metrics = &self.house.metrics;
        metrics.waves_dropped.inc_by(dropped);
        if waves.is_empty() {
            // Only their own hand has moved: the next to move is not kept waiting.
            joined.hands.free_ms = 0;
            return Ok(());
        }
        metrics.waves_sent.inc_by(waves.len() as u64);
        socket.send(Message::Text(Letter::write(&Outbound::Waves { waves }).text)).await
    }
}

/// Waits until a bundle is due, or for ever.
pub(super) async fn due(house: &House, joined: &mut Option<Joined>) {
    let Some(joined) = joined else { return std::future::pending().await };
    if house.now_ms() < joined.hands.free_ms {
        house.sleep_until(Some(joined.hands.free_ms)).await;
    }
    joined.hands.moved().await;
}
