//! The SQLite file of a move.

use std::path::Path;

use async_trait::async_trait;
use sqlx::sqlite::{SqliteArguments, SqliteRow};
use sqlx::{AssertSqlSafe, Connection, Row as _, SqliteConnection};

use super::failed::Failed;
use super::{Options, SqliteStore, connect};
use crate::error::StoreError;
use crate::store::Store;
use crate::transfer::{Cell, Column, Kind, MARK, Row, Side};

/// Tables with the seats that a match waits for, as PostgreSQL keeps them.
const TABLES_IN_ONE: &str = "
CREATE TEMP VIEW whole_tables AS
    SELECT tables.*, coalesce(turns.awaited, 0) AS awaited
    FROM main.tables LEFT JOIN main.turns ON turns.table_id = tables.id;
CREATE TEMP TRIGGER whole_tables_new INSTEAD OF INSERT ON whole_tables BEGIN
    INSERT INTO tables (id, key, phase, listed, revision, head, client, used_ms, crowded, rules,
        wakes_at, bot_due, outcome, ended_at, epoch, lost_ms)
    VALUES (new.id, new.key, new.phase, new.listed, new.revision, new.head, new.client,
        new.used_ms, new.crowded, new.rules, new.wakes_at, new.bot_due, new.outcome, new.ended_at,
        new.epoch, new.lost_ms);
    INSERT INTO turns (table_id, awaited) VALUES (new.id, new.awaited);
END;
";

pub(crate) struct SqliteSide(SqliteConnection);

impl SqliteSide {
    /// Opens the file, which is made where there is none, and brings it up to date.
    pub async fn open(file: &Path) -> Result<SqliteSide, StoreError> {
        let options = Options::new(file);
        SqliteStore::open(options.clone()).await?.close().await;
        Ok(SqliteSide::opened(&options).await?)
    }

    async fn opened(options: &Options) -> Result<SqliteSide, Failed> {
        let mut connection = SqliteConnection::connect_with(&connect(options)).await?;
        sqlx::raw_sql(TABLES_IN_ONE).execute(&mut connection).await?;
        Ok(SqliteSide(connection))
    }

    async fn number(&mut self, sql: String) -> Result<i64, Failed> {
        Ok(sqlx::query(AssertSqlSafe(sql)).fetch_one(&mut self.0).await?.get(0))
    }

    async fn rows(
        &mut self,
        columns: &[Column],
        sql: String,
        after: Option<&Row>,
    ) -> Result<Vec<Row>, Failed> {
        let mut ask = sqlx::query(AssertSqlSafe(sql));
        for cell in after.iter().flat_map(|row| &row.0) {
            ask = bind(ask, cell);
        }
        let rows = ask.fetch_all(&mut self.0).await?;
        rows.iter().map(|row| read(row, columns)).collect()
    }

    async fn insert(&mut self, kind: &Kind, rows: &[Row]) -> Result<(), Failed> {
        let into = relation(kind);
        let marks = vec!["?"; kind.columns.len()].join(", ");
        let insert = format!("INSERT INTO {into} ({}) VALUES ({marks})", names(kind.columns));
        let mut transaction = self.0.begin_with("BEGIN IMMEDIATE").await?;
        for row in rows {
            let mut statement = sqlx::query(AssertSqlSafe(insert.clone()));
            for cell in &row.0 {
                statement = bind(statement, cell);
            }
            statement.execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(())
    }
}

fn relation(kind: &Kind) -> &'static str {
    if kind.name == "tables" { "whole_tables" } else { kind.name }
}

fn names(columns: &[Column]) -> String {
    columns.iter().map(|column| column.name()).collect::<Vec<_>>().join(", ")
}

type Query<'q> = sqlx::query::Query<'q, sqlx::Sqlite, SqliteArguments>;

fn bind<'q>(query: Query<'q>, cell: &Cell) -> Query<'q> {
    match cell {
        Cell::Null => query.bind(None::<String>),
        Cell::Int(value) => query.bind(*value),
        Cell::Text(text) => query.bind(text.clone()),
    }
}

fn read(row: &SqliteRow, columns: &[Column]) -> Result<Row, Failed> {
    let cell = |(idx, column): (usize, &Column)| match column {
        Column::Int(_) | Column::Bool(_) => Ok(Cell::int(row.try_get(idx)?)),
        Column::Text(_) => Ok(Cell::text(row.try_get(idx)?)),
    };
    Ok(Row(columns.iter().enumerate().map(cell).collect::<Result<_, Failed>>()?))
}

#[async_trait]
impl Side for SqliteSide {
    /// The lock on the folder says so, not the file.
    async fn is_used(&mut self) -> Result<bool, StoreError> {
        Ok(false)
    }

    async fn mark(&mut self) -> Result<Option<String>, StoreError> {
        let ask = sqlx::query("SELECT value FROM settings WHERE key = ?").bind(MARK);
        let found = ask.fetch_optional(&mut self.0).await.map_err(Failed::from)?;
        Ok(found.map(|row| row.get(0)))
    }

    async fn set_mark(&mut self, mark: &str) -> Result<(), StoreError> {
        let set = sqlx::query("INSERT INTO settings (key, value) VALUES (?, ?)").bind(MARK);
        set.bind(mark.to_owned()).execute(&mut self.0).await.map_err(Failed::from)?;
        Ok(())
    }

    async fn unmark(&mut self) -> Result<(), StoreError> {
        let unset = sqlx::query("DELETE FROM settings WHERE key = ?").bind(MARK);
        unset.execute(&mut self.0).await.map_err(Failed::from)?;
        Ok(())
    }

    async fn count(&mut self, kind: &'static Kind) -> Result<u64, StoreError> {
        let count = format!("SELECT count(*) FROM {} WHERE {}", kind.name, kind.only);
        Ok(self.number(count).await? as u64)
    }

    async fn last(&mut self, kind: &'static Kind) -> Result<Option<Row>, StoreError> {
        let key = &kind.columns[..kind.keys];
        let down: Vec<String> =
            key.iter().map(|column| format!("{} DESC", column.name())).collect();
        let last = format!(
            "SELECT {} FROM {} WHERE {} ORDER BY {} LIMIT 1",
            names(key),
            kind.name,
            kind.only,
            down.join(", ")
        );
        Ok(self.rows(key, last, None).await?.pop())
    }

    async fn page(
        &mut self,
        kind: &'static Kind,
        after: Option<&Row>,
    ) -> Result<Vec<Row>, StoreError> {
        let key = names(&kind.columns[..kind.keys]);
        let marks = vec!["?"; kind.keys].join(", ");
        let later = after.map(|_| format!("AND ({key}) > ({marks})")).unwrap_or_default();
        let page = format!(
            "SELECT {} FROM {} WHERE {} {later} ORDER BY {key} LIMIT {}",
            names(kind.columns),
            relation(kind),
            kind.only,
            kind.page
        );
        Ok(self.rows(kind.columns, page, after).await?)
    }

    async fn write(&mut self, kind: &'static Kind, rows: Vec<Row>) -> Result<(), StoreError> {
        Ok(self.insert(kind, &rows).await?)
    }

    async fn house_ms(&mut self) -> Result<i64, StoreError> {
        Ok(self.number("SELECT ms FROM house".into()).await?)
    }

    async fn complete(&mut self, house_ms: i64) -> Result<(), StoreError> {
        let set = sqlx::query("UPDATE house SET ms = ?").bind(house_ms);
        set.execute(&mut self.0).await.map_err(Failed::from)?;
        Ok(())
    }

    async fn close(self: Box<Self>) {
        if let Err(error) = self.0.close().await {
            tracing::warn!("cannot close a database that was moved: {error}");
        }
    }
}
