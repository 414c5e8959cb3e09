//! The faults that the document names, in the sets in which they come.

use std::collections::BTreeMap;

use utoipa::openapi::{Content, Ref, RefOr, Response, ResponseBuilder};
use utoipa::{IntoResponses, ToSchema};
use wire::lobby::Problem;

type Responses = BTreeMap<String, RefOr<Response>>;

/// Whatever may go wrong wherever anybody asks.
const ANYWHERE: &[(&str, &str)] = &[
    ("400", "The address or the body cannot be read."),
    ("401", "The bearer token is not, or no longer, valid."),
    ("403", "Not for the caller, or banned from this server: the sentence says why."),
    ("429", "Too many requests: wait a moment."),
    ("503", "The database does not answer, or the server is shutting down."),
];

const AT_A_TABLE: &[(&str, &str)] = &[
    ("404", "There is no such table."),
    ("409", "Not now: the sentence says why."),
    ("422", "What was asked for cannot be: the sentence says why."),
];

const SENDING: &[(&str, &str)] = &[
    ("403", "Not for the caller, not from this page, or banned from this server."),
    ("408", "The body did not come in time."),
    ("409", "Not now: the sentence says why."),
    ("413", "The body is too large."),
    ("415", "The body is not JSON."),
    ("422", "What was asked for cannot be: the sentence says why."),
];

fn responses(sets: &[&[(&str, &str)]]) -> Responses {
    let name = Problem::name();
    let one = |(status, why): &(&str, &str)| {
        let content = Content::new(Some(Ref::from_schema_name(name.as_ref())));
        let response = ResponseBuilder::new().description(*why);
        let response = response.content("application/json", content).build();
        ((*status).to_owned(), RefOr::T(response))
    };
    sets.iter().copied().flatten().map(one).collect()
}

/// For questions that concern no table.
pub struct Asking;

impl IntoResponses for Asking {
    fn responses() -> Responses {
        responses(&[ANYWHERE])
    }
}

/// For questions about a table.
pub struct AskingTable;

impl IntoResponses for AskingTable {
    fn responses() -> Responses {
        responses(&[ANYWHERE, AT_A_TABLE])
    }
}

/// For requests that change something.
pub struct Changing;

impl IntoResponses for Changing {
    fn responses() -> Responses {
        responses(&[ANYWHERE, SENDING])
    }
}

/// For requests that change something at a table.
pub struct ChangingTable;

impl IntoResponses for ChangingTable {
    fn responses() -> Responses {
        responses(&[ANYWHERE, AT_A_TABLE, SENDING])
    }
}
