//! A client comes to a table: now, or as soon as its match begins.

use std::sync::Arc;

use store::{Phase, TableRow};
use wire::Outbound;

use super::{ErrorReply, Hello, Joined, Session, Watched, unsent};
use crate::fault::Fault;
use crate::head::Head;
use crate::house::House;
use crate::live;
use crate::lobby::{describe, find, keep_deadline};
use crate::matches::{self, Join};

impl Session {
    /// Takes part in a table: now, or as soon as its match begins.
    pub(super) async fn hello(&mut self, hello: Hello) -> Result<(), ErrorReply> {
        // Watched before it is read, so that no change is missed between the two.
        let changes = self.house.watchers.watch(&hello.key);
        let found = find(&self.house, &hello.key).await;
        let come = found.and_then(|(row, head)| Ok((row, self.present(&hello, &head)?, head)));
        let come = match come {
            Ok(come) if come.0.phase == Phase::Open => self.hold(&come.0).await.map(|()| come),
            come => come,
        };
        let (row, present, head) = match come {
            Ok(come) => come,
            Err(fault) => {
                self.house.watchers.leave(&hello.key, changes);
                return Err(fault.into());
            }
        };
        self.depart();
        let sits = head.seat_of(&present).is_some();
        let is_first = self.house.here.enter(&hello.key, &present);
        let holds = row.phase == Phase::Open && self.house.this_node.is_one_of_many();
        self.watched = Some(Watched { key: hello.key.clone(), changes, present, sits, holds });
        if is_first && sits {
            // The others see who is there. Newcomers are told the rest anyway.
            self.house.watchers.changed(&hello.key);
            if let Some(watched) = &mut self.watched {
                watched.changes.mark_unchanged();
            }
        }
        if row.phase == Phase::Open {
            keep_deadline(&self.house, &hello.key, &head);
            self.show(&row, &head);
            self.house.last_used.note(&row.key, self.house.now_ms());
            self.waits = Some(hello);
            return Ok(());
        }
        self.take_part(hello, &row, head).await
    }

    /// Sees to it that everybody who waits at a table is connected to the same server.
    async fn hold(&self, row: &TableRow) -> Result<(), Fault> {
        let House { this_node, waiting, store, .. } = &*self.house;
        if !this_node.is_one_of_many() {
            return Ok(());
        }
        self.house.until_sure().await;
        match waiting.enter(store.as_ref(), &this_node.id, row).await? {
            true => Ok(()),
            false => Err(Fault::Moved),
        }
    }

    /// A table no longer waits, or nobody does at it by this socket.
    pub(super) fn stop_holding(&self, key: &str) {
        if let Some((table, epoch)) = self.house.waiting.leave(key) {
            let house = Arc::clone(&self.house);
            tokio::spawn(async move { live::release(&house, table, epoch).await });
        }
    }

    /// Who is at the table by this socket.
    fn present(&self, hello: &Hello, head: &Head) -> Result<String, Fault> {
        let token = hello.token.as_deref();
        let claim = self.house.claim(&hello.key, head, &self.guest, token)?;
        Ok(claim.owner(head).unwrap_or(&self.guest).to_owned())
    }

    /// Tells the client how a table stands in the lobby.
    pub(super) fn show(&self, row: &TableRow, head: &Head) {
        let table = describe(&self.house, row, head, &self.guest);
        self.outbox.tell(&Outbound::Lobby(Box::new(table)));
    }

    /// The watched table has changed: tells how it stands, and takes part if the match began.
    pub(super) async fn look_again(&mut self) {
        let Some(key) = self.watched.as_ref().map(|watched| watched.key.clone()) else { return };
        let (row, head) = match find(&self.house, &key).await {
            Ok(found) => found,
            Err(fault) => {
                self.depart();
                return self.complain(fault.into());
            }
        };
        let holds = self.watched.as_ref().is_some_and(|watched| watched.holds);
        if holds && row.phase == Phase::Open && !self.house.waiting.holds(&key) {
            // Another server has taken it.
            return self.complain(Fault::Moved.into());
        }
        self.show(&row, &head);
        if let Some(watched) = &mut self.watched {
            // Somebody who watched may have sat down since.
            watched.sits = head.seat_of(&watched.present).is_some();
        }
        if row.phase == Phase::Open {
            return;
        }
        if let Some(joined) = &mut self.joined {
            // A spectator may have taken a seat over. The match looks again itself.
            joined.seat = joined.claim.seat(&head);
            joined.sits |= joined.seat.is_some();
        }
        if let Some(watched) = &mut self.watched
            && std::mem::take(&mut watched.holds)
        {
            self.stop_holding(&key);
        }
        if let Some(hello) = self.waits.take()
            && let Err(reply) = self.take_part(hello, &row, head).await
        {
            self.complain(reply);
        }
    }

    /// Takes part in a match that has begun.
    async fn take_part(
        &mut self,
        hello: Hello,
        row: &TableRow,
        head: Head,
    ) -> Result<(), ErrorReply> {
        let Hello { key, seen, lang, token, labels, offers, packed } = hello;
        let title =
            catalogue::find(&head.game).map_err(|why| Fault::Frozen { why: why.to_string() })?;
        let claim = self.house.claim(&key, &head, &self.guest, token.as_deref())?;
        let (seat, lang) = (claim.seat(&head), title.meta().language(lang.as_deref()));
        let mut match_task = live::open(&self.house, row, head.clone());
        if match_task.is_closed() {
            // It left memory between being found and being used.
            match_task = live::open(&self.house, row, head);
        }
        let (table, sits, hands) = (row.id, seat.is_some(), match_task.hands().watch());
        self.joined = Some(Joined {
            key,
            table,
            match_task,
            claim,
            sits,
            seat,
            hands,
            lang,
            labels,
            offers,
            packed,
        });
        Ok(self.join(seen)?)
    }

    pub(super) fn join(&self, seen: Option<u64>) -> Result<(), Fault> {
        let joined = self.joined()?;
        let Joined { lang, labels, offers, .. } = *joined;
        let (socket, claim, outbox) = (self.number, joined.claim.clone(), self.outbox.clone());
        let join = Join { socket, claim, lang, labels, offers, seen, outbox };
        joined.match_task.send(matches::Message::Join(Box::new(join))).map_err(unsent)
    }
}
