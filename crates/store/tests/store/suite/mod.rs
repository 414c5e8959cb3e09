//! What every store promises, whatever it is made of.

pub mod days;
pub mod lobby;
pub mod log;
pub mod nodes;
pub mod profiles;
pub mod pushes;
pub mod rulings;

use async_trait::async_trait;
use store::{
    Append, Beginning, Changed, Claim, Claimed, Created, NewTable, Phase, Saved, Store,
    TableChange, TableId, Wake,
};

/// How tests let house time pass.
#[async_trait]
pub trait Time: Sync {
    /// Moves house time on by less than two seconds. Nodes that do not beat come closer to the end
    /// of their leases.
    async fn pass(&self, store: &dyn Store, ms: u64);
}

/// Makes a test of every promise, for a backend: `$empty` is an async function from a name to
/// an empty store and what lets house time pass for it.
macro_rules! promises {
    ($empty:path) => {
        $crate::suite::promises! {
            $empty =>
            log: an_append_is_committed_duplicate_conflict_or_fenced;
            log: an_append_of_very_many_lines_is_committed_whole;
            log: a_checkpoint_shortens_the_tail_and_the_opening_stays;
            log: a_changed_head_leaves_the_clock_of_a_running_match_alone;
            log: a_change_decided_on_another_phase_does_not_revive_a_match_or_begin_it_twice;
            days: the_best_of_a_day_come_first_and_everybody_once;
            days: where_only_the_first_time_counts_later_ones_do_not;
            lobby: a_person_is_counted_where_they_wait_or_play;
            lobby: tables_people_and_chat_are_kept;
            lobby: lists_are_filtered_by_game_free_seats_and_pace;
            lobby: pages_follow_each_other_while_tables_come_and_go;
            lobby: tables_that_nobody_uses_are_swept_a_few_at_a_time;
            lobby: only_the_newest_lines_of_a_chat_are_kept;
            lobby: too_many_waiting_tables_are_refused_however_fast_they_come;
            lobby: one_clients_running_matches_do_not_bury_those_of_others;
            lobby: whoever_writes_a_setting_first_wins;
            lobby: nobody_sits_at_more_tables_than_they_may;
            lobby: what_is_watched_tells_how_far_it_has_come;
            nodes: a_table_has_one_owner_until_its_lease_ends_or_it_is_released;
            nodes: a_node_that_leaves_lets_go_of_everything;
            nodes: matches_that_go_on_by_themselves_are_claimed_once;
            nodes: what_nobody_looks_after_is_found_whoever_held_it_last;
            nodes: the_time_without_an_owner_is_nobodys;
            nodes: older_rules_do_not_play_a_match_on;
            nodes: a_fence_ends_what_somebody_holds;
            nodes: two_that_claim_at_once_do_not_both_get_it;
            rulings: erased_guests_are_known_by_their_marks_from_then_on;
            profiles: a_profile_is_what_was_chosen_and_nobody_is_noted_who_did_not_agree;
            profiles: strangers_find_those_who_are_listed_and_were_here_lately;
            profiles: a_link_carries_a_guest_once_and_only_while_it_is_good;
            profiles: whoever_is_invited_finds_the_table_until_the_match_begins;
            profiles: what_a_guest_has_played_comes_in_pages;
            profiles: a_forgotten_person_is_in_no_table_of_the_store;
            pushes: only_the_newest_subscriptions_of_a_guest_are_kept;
            pushes: a_subscription_is_gone_by_wish_or_with_its_guest;
            rulings: a_ruling_takes_the_place_of_the_one_before_it_and_announcements_do_not;
        }
    };
    ($empty:path => $($part:ident: $name:ident;)*) => {
        $(
            #[tokio::test]
            async fn $name() {
                let (store, time) = $empty(stringify!($name)).await;
                $crate::suite::$part::$name(&store, &time).await;
                store::Store::close(&store).await;
            }
        )*
    };
}
pub(crate) use promises;

/// Claims a match for a moment.
pub async fn claim(store: &dyn Store, table: TableId) -> u64 {
    match store.claim(Claim { table, node: "one".into(), rules: 1 }).await.unwrap() {
        Claimed::Yes(owned) => owned.epoch,
        other => panic!("{other:?}"),
    }
}

/// A match that has begun, and the epoch under which it is claimed.
pub async fn running(store: &dyn Store, key: &str) -> (TableId, u64) {
    let people = vec!["ann".to_owned()];
    let (key, head) = (key.into(), "{}".into());
    let new = NewTable { key, listed: true, head, people, now_ms: 0, opener: None, joins: None };
    let Created::Done(id) = store.create_table(new).await.unwrap() else { panic!("no limit") };
    begin(store, id).await;
    (id, claim(store, id).await)
}

/// Begins the match of a table that nobody has changed.
pub async fn begin(store: &dyn Store, id: TableId) {
    let change = TableChange {
        id,
        revision: 0,
        phase: Phase::Open,
        head: "{\"game\":\"chess\"}".into(),
        people: Some(vec!["bob".into()]),
        begins: Some(Beginning { opening: saved("opening"), wake: Wake::default(), awaited: 0 }),
        joins: None,
    };
    assert_eq!(store.change_table(change).await.unwrap(), Changed::Done);
}

/// A checkpoint of the first rules.
pub fn saved(text: &str) -> Saved {
    Saved { text: text.into(), rules: 1 }
}

/// Lines to be added, by a command that nobody else sends.
pub fn lines(table: TableId, epoch: u64, expected: u64, lines: &[&str]) -> Append {
    Append {
        table,
        epoch,
        expected,
        command_id: format!("{epoch}/{expected}/{:.8}", lines.join(" ")),
        lines: lines.iter().map(|line| (*line).to_owned()).collect(),
        checkpoint: None,
        wake: Wake::default(),
        awaited: 0,
        outcome: None,
        ended_at: None,
    }
}
