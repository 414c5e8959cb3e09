//! What every store promises, whatever it is made of.

pub mod lobby;
pub mod log;
pub mod rulings;

use store::{
    Append, Beginning, Changed, Claim, Claimed, Created, NewTable, Phase, Store, TableChange,
    TableId, Wake,
};

/// Makes a test of every promise, for a backend: `$empty` is an async function from a name to
/// something that derefs to an empty store.
macro_rules! promises {
    ($empty:path) => {
        $crate::suite::promises! {
            $empty =>
            log: an_append_is_committed_duplicate_conflict_or_fenced;
            log: a_checkpoint_shortens_the_tail_and_the_opening_stays;
            log: matches_that_go_on_by_themselves_are_found;
            log: a_changed_head_leaves_the_clock_of_a_running_match_alone;
            log: a_change_decided_on_another_phase_does_not_revive_a_match_or_begin_it_twice;
            log: a_match_has_one_owner_until_its_lease_ends_or_it_is_released;
            lobby: a_person_is_counted_where_they_wait_or_play;
            lobby: tables_people_and_chat_are_kept;
            lobby: lists_are_filtered_by_game_free_seats_and_pace;
            lobby: pages_follow_each_other_while_tables_come_and_go;
            lobby: tables_that_nobody_uses_are_swept_a_few_at_a_time;
            lobby: only_the_newest_lines_of_a_chat_are_kept;
            lobby: too_many_waiting_tables_are_refused_however_fast_they_come;
            lobby: one_clients_running_matches_do_not_bury_those_of_others;
            lobby: whoever_writes_a_setting_first_wins;
            rulings: a_ruling_takes_the_place_of_the_one_before_it_and_announcements_do_not;
        }
    };
    ($empty:path => $($part:ident: $name:ident;)*) => {
        $(
            #[tokio::test]
            async fn $name() {
                let (store, _kept) = $empty(stringify!($name)).await;
                $crate::suite::$part::$name(&store).await;
                store::Store::close(&store).await;
            }
        )*
    };
}
pub(crate) use promises;

/// Claims a match for a moment.
pub async fn claim(store: &dyn Store, table: TableId) -> u64 {
    let claim = Claim { table, owner: "one".into(), now_ms: 0, until_ms: 0 };
    match store.claim(claim).await.unwrap() {
        Claimed::Yes { epoch } => epoch,
        Claimed::No { owner } => panic!("{owner} holds it"),
    }
}

/// A match that has begun, and the epoch under which it is claimed.
pub async fn running(store: &dyn Store, key: &str) -> (TableId, u64) {
    let people = vec!["ann".to_owned()];
    let (key, head) = (key.into(), "{}".into());
    let new = NewTable { key, listed: true, head, people, now_ms: 0, opener: None };
    let Created::Done(id) = store.create_table(new).await.unwrap() else { panic!("no limit") };
    let change = TableChange {
        id,
        revision: 0,
        phase: Phase::Open,
        head: "{\"n\":1}".into(),
        people: vec!["bob".into()],
        begins: Some(Beginning { opening: "opening".into(), wake: Wake::default(), awaited: 0 }),
    };
    assert_eq!(store.change_table(change).await.unwrap(), Changed::Done);
    (id, claim(store, id).await)
}

/// Lines to be added.
pub fn lines(table: TableId, epoch: u64, expected: u64, lines: &[&str]) -> Append {
    Append {
        table,
        epoch,
        expected,
        command_id: None,
        lines: lines.iter().map(|line| (*line).to_owned()).collect(),
        checkpoint: None,
        wake: Wake::default(),
        awaited: 0,
        outcome: None,
        ended_at: None,
    }
}
