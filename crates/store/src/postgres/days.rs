//! The best of a day.
//!
//! Outcomes are text, and what is looked for is cut out of it: a cast to JSON would fail for
//! whatever else may stand there.

use sqlx::{PgPool, Row};

use super::failed::Failed;
use crate::days::{Done, FeatsOf};

const BEST: &str = r#"
SELECT head, outcome FROM (
    SELECT head, outcome, count, ms, row_number() OVER (
        PARTITION BY host ORDER BY CASE WHEN first THEN id ELSE 0 END, count, ms, id
    ) AS nth
    FROM (
        SELECT id, host, head, outcome,
            substring(outcome from '"feat":.*"count":([0-9]+)')::bigint AS count,
            substring(outcome from '"feat":.*"ms":([0-9]+)')::bigint AS ms,
            outcome LIKE '%"feat":%"first":true%' AS first
        FROM tables
        WHERE phase = 2 AND game = $1 AND host <> ''
            AND substring(outcome from '"feat":\{"day":"([0-9-]+)"') = $2
            AND substring(outcome from '"feat":.*"class":"([a-z-]+)"') = $3
    ) AS feats
) AS ranked WHERE nth = 1 ORDER BY count, ms LIMIT $4"#;

pub async fn feats(pool: &PgPool, of: &FeatsOf) -> Result<Vec<Done>, Failed> {
    let asked = sqlx::query(BEST).bind(&of.game).bind(&of.day).bind(&of.class);
    let rows = asked.bind(i64::from(of.limit)).fetch_all(pool).await?;
    Ok(rows.iter().map(|row| Done { head: row.get(0), outcome: row.get(1) }).collect())
}
