//! The HTTP interface.
//!
//! - [`guest`]: who asks, and how often they may
//! - [`body`]: requests, read strictly
//! - [`faults`], [`lost`]: what is answered when something is wrong, as the document says it
//! - [`games`]: the shelf
//! - [`lobby`]: tables, before the match
//! - [`seal`]: everybody's part of the seed, committed to and revealed
//! - [`lists`], [`packed`]: lists of tables, in few bytes
//! - [`days`]: the best of a day
//! - [`chat`]: who may chat
//! - [`newcomers`]: somebody new takes over a seat of a running match
//! - [`token`], [`seat`], [`events`], [`command`]: programs that play over plain HTTP
//! - [`log`]: what happened in a match, as the caller may know it
//! - [`after`], [`statistics`]: records, replays, numbers
//! - [`me`]: a guest's own page
//! - [`people`]: people whom a guest has played with
//! - [`carry`]: a guest goes on on another device
//! - [`privacy`]: what is kept about people, and how it is deleted
//! - [`push`]: which browsers are told that it is their guest's turn
//! - [`status`], [`metrics`]: how the server does
//! - [`connection`]: sockets, and room for them
//! - [`site`]: the page to play on
//! - [`trace`]: requests in the log
//! - [`document`]: all of this as OpenAPI

#![allow(unused_qualifications, reason = "utoipa's macros qualify everything")]

mod after;
mod body;
mod carry;
mod chat;
mod command;
mod connection;
mod days;
mod document;
mod events;
mod faults;
mod games;
mod guest;
mod lists;
mod lobby;
mod log;
mod lost;
mod me;
mod metrics;
mod newcomers;
mod packed;
mod people;
mod privacy;
mod push;
mod seal;
mod seat;
mod site;
mod statistics;
mod status;
mod token;
mod trace;

use std::sync::Arc;

use axum::extract::DefaultBodyLimit;
use axum::{Router, middleware};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::fault::Fault;
use crate::house::House;
use crate::pipe;
use guest::Guest;

type Routes = OpenApiRouter<Arc<House>>;

/// What is under `/api`.
fn api() -> Routes {
    OpenApiRouter::new()
        .routes(routes!(games::list))
        .routes(routes!(guest::me, guest::rename, privacy::erase))
        .routes(routes!(privacy::download))
        .routes(routes!(me::choose_avatar))
        .routes(routes!(me::show))
        .routes(routes!(me::matches))
        .routes(routes!(me::statistics))
        .routes(routes!(people::here))
        .routes(routes!(people::list))
        .routes(routes!(people::block))
        .routes(routes!(carry::make, carry::revoke))
        .routes(routes!(carry::look))
        .routes(routes!(carry::arrive))
        .routes(routes!(privacy::house))
        .routes(routes!(token::make, token::revoke))
        .routes(routes!(push::key, push::subscribe, push::unsubscribe))
        .routes(routes!(lists::list, lobby::create))
        .routes(routes!(days::best))
        .routes(routes!(lobby::info))
        .routes(routes!(lobby::join))
        .routes(routes!(lobby::leave))
        .routes(routes!(lobby::kick))
        .routes(routes!(lobby::let_in))
        .routes(routes!(lobby::add_bot))
        .routes(routes!(lobby::options))
        .routes(routes!(lobby::choose_figure))
        .routes(routes!(lobby::start))
        .routes(routes!(lobby::rematch))
        .routes(routes!(people::invite))
        .routes(routes!(people::decline))
        .routes(routes!(newcomers::allow))
        .routes(routes!(newcomers::take_over))
        .routes(routes!(seal::commit))
        .routes(routes!(seal::reveal))
        .routes(routes!(chat::speakers))
        .routes(routes!(chat::mute))
        .routes(routes!(events::stream))
        .routes(routes!(command::play))
        .routes(routes!(log::log))
        .routes(routes!(after::record))
        .routes(routes!(after::replay))
        .routes(routes!(statistics::statistics))
        .routes(routes!(status::status))
        .routes(routes!(connection::open))
        .routes(routes!(document::document))
}

/// What programs that watch over the server ask, as often as they like.
fn probes() -> Routes {
    OpenApiRouter::new()
        .routes(routes!(status::healthy))
        .routes(routes!(status::ready))
        .routes(routes!(status::metrics))
}

/// The document that describes all addresses.
fn documented() -> utoipa::openapi::OpenApi {
    let all = OpenApiRouter::with_openapi(document::preface());
    all.nest("/api", api()).merge(probes()).into_openapi()
}

/// All addresses.
pub fn router(house: Arc<House>) -> Router {
    let identify = middleware::from_fn_with_state(Arc::clone(&house), guest::identify);
    let (api, _) = api().split_for_parts();
    let api = api
        .fallback(lost::nothing_here)
        .method_not_allowed_fallback(lost::not_so)
        .layer(axum::Extension(document::Written::new(&documented())))
        .layer(identify)
        .layer(middleware::from_fn_with_state(Arc::clone(&house), pipe::pipe));
    let (probes, _) = probes().split_for_parts();
    probes
        .nest("/api", api)
        .fallback(site::site)
        .method_not_allowed_fallback(lost::not_so)
        .layer(DefaultBodyLimit::max(house.config.largest_message))
        .layer(middleware::map_response(status::headers))
        .layer(middleware::from_fn_with_state(Arc::clone(&house), trace::trace))
        .with_state(house)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::config::Config;
    use crate::identity::Signer;
    use crate::serving::is_probe;

    /// What a router knows, taken from how it prints itself: axum has no list of its routes.
    fn addresses(router: &Router) -> BTreeSet<String> {
        let text = format!("{router:?}");
        let quoted = text.split('"').skip(1).step_by(2).filter(|word| word.starts_with('/'));
        // What axum writes for itself, for addresses that lead nowhere or to the page.
        let own = |word: &str| ["/", "/api"].contains(&word) || word.contains("__private__axum");
        quoted.filter(|word| !own(word)).map(String::from).collect()
    }

    #[tokio::test]
    async fn every_address_is_in_the_document_and_nothing_else() {
        let folder = std::env::temp_dir().join(format!("server-routes-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let config = Config::new(([127, 0, 0, 1], 0).into(), &folder);
        let store = store::SqliteStore::open(config.database.clone()).await.unwrap();
        let signer = Signer::from_hex(&"0".repeat(64)).unwrap();
        let house = Arc::new(House::new(config, Arc::new(store), signer, "test".into(), 0));
        let known: BTreeSet<String> = documented().paths.paths.keys().cloned().collect();
        assert_eq!(addresses(&router(Arc::clone(&house))), known);
        assert!(known.len() > 20, "{known:?}");
        let (probes, _) = probes().split_for_parts();
        let probes = addresses(&probes.with_state(house));
        let found: BTreeSet<String> = known.into_iter().filter(|path| is_probe(path)).collect();
        assert_eq!(found, probes);
        std::fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn every_reference_in_the_document_leads_somewhere() {
        let text = serde_json::to_value(documented()).unwrap();
        let mut references = BTreeSet::new();
        collect(&text, &mut references);
        assert!(references.contains("#/components/schemas/Problem"));
        for reference in references {
            let found = text.pointer(reference.trim_start_matches('#'));
            assert!(found.is_some(), "{reference}");
        }
    }

    fn collect(value: &serde_json::Value, references: &mut BTreeSet<String>) {
        match value {
            serde_json::Value::Object(fields) => {
                if let Some(reference) = fields.get("$ref").and_then(|value| value.as_str()) {
                    references.insert(reference.to_owned());
                }
                fields.values().for_each(|value| collect(value, references));
            }
            serde_json::Value::Array(values) => {
                values.iter().for_each(|value| collect(value, references));
            }
            _ => {}
        }
    }
}
