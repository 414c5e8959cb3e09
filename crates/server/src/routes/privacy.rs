//! What is kept about people: for how long, what exactly, and how it is deleted.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::IntoResponse;
use axum::{Extension, Json};
use wire::house::{Erased, House as AboutHouse};

use super::faults::{Asking, Changing};
use super::{Fault, Guest};
use crate::admin;
use crate::house::House;

/// Tells what is announced, and how long matches are kept.
#[utoipa::path(
    get,
    path = "/house",
    tag = "server",
    responses((status = 200, body = AboutHouse), Asking),
)]
pub async fn house(State(house): State<Arc<House>>) -> Json<AboutHouse> {
    Json(AboutHouse {
        announcements: house.announcements(),
        keep_s: house.config.keep.map(|keep| keep.as_secs()),
        archives: house.config.archive.is_some(),
    })
}

/// Downloads everything that is stored about the caller.
#[utoipa::path(
    get,
    path = "/me/data",
    tag = "guests",
    responses((status = 200, body = Object, content_type = "application/json"), Asking),
)]
pub async fn download(
    State(house): State<Arc<House>>,
    Extension(Guest(guest)): Extension<Guest>,
) -> Result<impl IntoResponse, Fault> {
    let data = admin::export(&house, &guest).await?;
    let mut headers = HeaderMap::new();
    let name = HeaderValue::from_static("attachment; filename=\"tokyo-tabletop-data.json\"");
    headers.insert(header::CONTENT_DISPOSITION, name);
    Ok((headers, Json(data)))
}

/// Deletes everything that is stored about the caller, and their cookie.
///
/// Finished matches keep a seat without a name; in running matches a bot plays on.
#[utoipa::path(
    delete,
    path = "/me",
    tag = "guests",
    responses((status = 200, body = Erased), Changing),
)]
pub async fn erase(
    State(house): State<Arc<House>>,
    Extension(Guest(guest)): Extension<Guest>,
) -> Result<impl IntoResponse, Fault> {
    let admin::protocol::Erased { tables, chat, .. } = admin::erase(&house, &guest).await?;
    let mut headers = HeaderMap::new();
    let gone = house.signer.no_cookie(house.config.is_secure());
    if let Ok(gone) = HeaderValue::from_str(&gone) {
        headers.insert(header::SET_COOKIE, gone);
    }
    Ok((headers, Json(Erased { tables, chat })))
}
