//! The PostgreSQL database of a move.

use async_trait::async_trait;
use sqlx::postgres::{PgArguments, PgRow};
use sqlx::{AssertSqlSafe, Connection as _, PgConnection, Row as _};

use super::failed::Failed;
use super::{PostgresOptions, PostgresStore, options};
use crate::error::StoreError;
use crate::store::Store;
use crate::transfer::{Cell, Column, Kind, MARK, Row, Side};

pub(crate) struct PostgresSide(PgConnection);

impl PostgresSide {
    /// Opens the database and brings it up to date.
    pub async fn open(options: &PostgresOptions) -> Result<PostgresSide, StoreError> {
        PostgresStore::open(options.clone()).await?.close().await;
        Ok(PostgresSide(options::connect(&options.connect()?).await?))
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
            ask = match cell {
                Cell::Int(value) => ask.bind(*value),
                Cell::Text(text) => ask.bind(text.clone()),
                Cell::Null => ask.bind(None::<String>),
            };
        }
        let rows = ask.fetch_all(&mut self.0).await?;
        rows.iter().map(|row| read(row, columns)).collect()
    }

    async fn run(&mut self, sql: &'static str) -> Result<(), Failed> {
        sqlx::query(sql).execute(&mut self.0).await?;
        Ok(())
    }
}

fn names(columns: &[Column]) -> String {
    columns.iter().map(|column| column.name()).collect::<Vec<_>>().join(", ")
}

/// The columns, all whole numbers of one width.
fn selected(columns: &[Column]) -> String {
    let one = |column: &Column| match column {
        Column::Int(name) => format!("{name}::bigint"),
        Column::Bool(name) => format!("{name}::int::bigint"),
        Column::Text(name) => (*name).to_owned(),
    };
    columns.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// One statement for any number of rows: each column comes as an array.
fn insert(kind: &Kind) -> String {
    let array = |(idx, column): (usize, &Column)| match column {
        Column::Int(_) | Column::Bool(_) => format!("${}::bigint[]", idx + 1),
        Column::Text(_) => format!("${}::text[]", idx + 1),
    };
    let value = |column: &Column| match column {
        Column::Bool(name) => format!("{name} <> 0"),
        Column::Int(name) | Column::Text(name) => (*name).to_owned(),
    };
    let arrays: Vec<String> = kind.columns.iter().enumerate().map(array).collect();
    let values: Vec<String> = kind.columns.iter().map(value).collect();
    let (names, into) = (names(kind.columns), kind.name);
    format!(
        "INSERT INTO {into} ({names}) SELECT {} FROM unnest({}) AS arrived ({names})",
        values.join(", "),
        arrays.join(", ")
    )
}

type Query<'q> = sqlx::query::Query<'q, sqlx::Postgres, PgArguments>;

/// Binds what all rows have in one column.
fn bind_column<'q>(query: Query<'q>, rows: &[Row], idx: usize, column: Column) -> Query<'q> {
    match column {
        Column::Int(_) | Column::Bool(_) => {
            let int = |row: &Row| match row.0[idx] {
                Cell::Int(value) => Some(value),
                Cell::Null | Cell::Text(_) => None,
            };
            query.bind(rows.iter().map(int).collect::<Vec<Option<i64>>>())
        }
        Column::Text(_) => {
            let text = |row: &Row| match &row.0[idx] {
                Cell::Text(text) => Some(text.clone()),
                Cell::Null | Cell::Int(_) => None,
            };
            query.bind(rows.iter().map(text).collect::<Vec<Option<String>>>())
        }
    }
}

fn read(row: &PgRow, columns: &[Column]) -> Result<Row, Failed> {
    let cell = |(idx, column): (usize, &Column)| match column {
        Column::Int(_) | Column::Bool(_) => Ok(Cell::int(row.try_get(idx)?)),
        Column::Text(_) => Ok(Cell::text(row.try_get(idx)?)),
    };
    Ok(Row(columns.iter().enumerate().map(cell).collect::<Result<_, Failed>>()?))
}

/// What follows from the rows: how many lines each match has, and the next numbers to be given.
const FOLLOWS: [&str; 3] = [
    "UPDATE tables SET version = counted.version
        FROM (SELECT table_id, max(number) AS version FROM lines GROUP BY table_id) AS counted
        WHERE tables.id = counted.table_id",
    "SELECT setval(pg_get_serial_sequence('tables', 'id'), max(id)) FROM tables",
    "SELECT setval(pg_get_serial_sequence('rulings', 'id'), max(id)) FROM rulings",
];

#[async_trait]
impl Side for PostgresSide {
    /// House time tells nothing here: it stands still when the last node has died.
    async fn is_used(&mut self) -> Result<bool, StoreError> {
        let beaten = "SELECT count(*) FROM house
            WHERE at > clock_timestamp() - interval '5 seconds' AND EXISTS (SELECT 1 FROM nodes)";
        Ok(self.number(beaten.into()).await? > 0)
    }

    async fn mark(&mut self) -> Result<Option<String>, StoreError> {
        let ask = sqlx::query("SELECT value FROM settings WHERE key = $1").bind(MARK);
        let found = ask.fetch_optional(&mut self.0).await.map_err(Failed::from)?;
        Ok(found.map(|row| row.get(0)))
    }

    async fn set_mark(&mut self, mark: &str) -> Result<(), StoreError> {
        let set = sqlx::query("INSERT INTO settings (key, value) VALUES ($1, $2)").bind(MARK);
        set.bind(mark).execute(&mut self.0).await.map_err(Failed::from)?;
        Ok(())
    }

    async fn unmark(&mut self) -> Result<(), StoreError> {
        let unset = sqlx::query("DELETE FROM settings WHERE key = $1").bind(MARK);
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
            selected(key),
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
        let marks: Vec<String> = (1..=kind.keys).map(|idx| format!("${idx}")).collect();
        let marks = marks.join(", ");
        let later = after.map(|_| format!("AND ({key}) > ({marks})")).unwrap_or_default();
        let page = format!(
            "SELECT {} FROM {} WHERE {} {later} ORDER BY {key} LIMIT {}",
            selected(kind.columns),
            kind.name,
            kind.only,
            kind.page
        );
        Ok(self.rows(kind.columns, page, after).await?)
    }

    async fn write(&mut self, kind: &'static Kind, rows: Vec<Row>) -> Result<(), StoreError> {
        let mut statement = sqlx::query(AssertSqlSafe(insert(kind)));
        for (idx, &column) in kind.columns.iter().enumerate() {
            statement = bind_column(statement, &rows, idx, column);
        }
        statement.execute(&mut self.0).await.map_err(Failed::from)?;
        Ok(())
    }

    async fn house_ms(&mut self) -> Result<i64, StoreError> {
        Ok(self.number("SELECT ms FROM house".into()).await?)
    }

    async fn complete(&mut self, house_ms: i64) -> Result<(), StoreError> {
        let set = "UPDATE house SET ms = $1, at = clock_timestamp(), stood_ms = 0, grace_ms = 0";
        let set = sqlx::query(set).bind(house_ms);
        set.execute(&mut self.0).await.map_err(Failed::from)?;
        for follows in FOLLOWS {
            self.run(follows).await?;
        }
        Ok(())
    }

    async fn close(self: Box<Self>) {
        if let Err(error) = self.0.close().await {
            tracing::warn!("cannot close a database that was moved: {error}");
        }
    }
}
