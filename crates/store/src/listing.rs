//! Lists of tables, a page at a time.

use sqlx::SqlitePool;

use crate::error::StoreError;
use crate::reads::{select_tables, table_row};
use crate::rows::{Phase, TableId, TableRow};

/// Which tables to list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tables {
    /// Listed tables of that phase.
    Public(Phase),
    /// Tables where that person has a seat.
    Of(String),
}

/// How fast a table plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// Without a clock.
    Untimed,
    /// Minutes or seconds.
    RealTime,
    /// Days per move.
    Days,
}

impl Pace {
    /// As the trigger in the schema writes it.
    fn word(self) -> &'static str {
        match self {
            Pace::Untimed => "untimed",
            Pace::RealTime => "real-time",
            Pace::Days => "days",
        }
    }
}

/// A page of a list, the newest tables first.
#[derive(Clone, Debug)]
pub struct Page {
    /// Which tables.
    pub which: Tables,
    /// Only tables older than this one.
    pub before: Option<TableId>,
    /// Only tables of that game.
    pub game: Option<String>,
    /// Only tables with a free seat.
    pub free: bool,
    /// Only tables of that pace.
    pub pace: Option<Pace>,
    /// How many at most.
    pub limit: u32,
}

impl Page {
    /// The first page, with everything on it.
    pub fn first(which: Tables, limit: u32) -> Page {
        Page { which, before: None, game: None, free: false, pace: None, limit }
    }
}

/// Two statements, because only one that names the game can use the index by game.
const ALL: &str = select_tables!(
    "WHERE listed AND phase = ?1 AND id < ?2 AND (NOT ?4 OR free > 0) AND (?5 IS NULL OR pace = ?5)
    AND ?3 IS NULL ORDER BY id DESC LIMIT ?6"
);
const OF_GAME: &str = select_tables!(
    "WHERE listed AND phase = ?1 AND id < ?2 AND (NOT ?4 OR free > 0) AND (?5 IS NULL OR pace = ?5)
    AND game = ?3 ORDER BY id DESC LIMIT ?6"
);
const MINE: &str = select_tables!(
    "WHERE id IN (SELECT table_id FROM members WHERE person = ?1 AND table_id < ?2)
    AND (NOT ?4 OR free > 0) AND (?5 IS NULL OR pace = ?5) AND (?3 IS NULL OR game = ?3)
    ORDER BY id DESC LIMIT ?6"
);

pub(crate) async fn tables(pool: &SqlitePool, page: &Page) -> Result<Vec<TableRow>, StoreError> {
    let query = match &page.which {
        Tables::Public(phase) => {
            let statement = if page.game.is_some() { OF_GAME } else { ALL };
            sqlx::query(statement).bind(phase.number())
        }
        Tables::Of(person) => sqlx::query(MINE).bind(person),
    };
    let rows = query
        .bind(page.before.map_or(i64::MAX, |before| before.0))
        .bind(&page.game)
        .bind(page.free)
        .bind(page.pace.map(Pace::word))
        .bind(page.limit)
        .fetch_all(pool)
        .await?;
    Ok(rows.iter().map(table_row).collect())
}
