//! Clauses without a test.

use contract::{About, clauses};

/// Holds a game's tests to its rules: every clause of RULES.md is named by a test, as `5.3` is by
/// `clause_5_3_roads_do_not_touch`, and no test names a clause that is not there.
///
/// # Panics
/// With the clauses that lack a test, or the tests that lack a clause.
pub fn every_clause_is_tested<G: About>(tests: &[&str]) {
    let named = |line: &str| -> Option<String> {
        let name = line.trim_start().strip_prefix("fn clause_")?;
        let mut parts = name.split('_');
        let (chapter, clause) = (parts.next()?, parts.next()?);
        Some(format!("{chapter}.{clause}"))
    };
    let tested: Vec<String> =
        tests.iter().flat_map(|text| text.lines()).filter_map(named).collect();
    let numbers: Vec<&str> = clauses(G::META.rules).map(|clause| clause.number).collect();
    let untested: Vec<&str> =
        numbers.iter().copied().filter(|number| !tested.iter().any(|t| t == number)).collect();
    assert!(untested.is_empty(), "clauses without a test: {}", untested.join(", "));
    let strangers: Vec<&String> =
        tested.iter().filter(|number| !numbers.contains(&number.as_str())).collect();
    assert!(strangers.is_empty(), "tests of clauses that RULES.md does not have: {strangers:?}");
}
