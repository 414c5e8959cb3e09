//! Rust types as TypeScript: the client's files are made of what Rust says, and a test of the
//! crate that owns the types holds them to it. `TOKYO_REFRESH=1` rewrites them.
//!
//! - [`declarations`]: types with everything they are made of, each declared once
//! - [`expression`], [`layout`]: type expressions, read and laid out in lines
//! - [`samples`]: real values from random games, for the compiler to hold against the types
//! - [`mod@file`]: a file and what it should say

pub mod declarations;
pub mod expression;
pub mod file;
pub mod layout;
pub mod samples;

use contract::{Meta, Profile, Tabletop};
use ts_rs::TS;

pub use declarations::Declarations;

/// Holds a game's `view/types.ts` to its types, `view/samples.ts` to its play, and `view/facts.ts`
/// to its constant facts. Called by the test `types` of the game, in the game's folder.
///
/// # Panics
/// With what differs.
#[allow(clippy::panic)]
pub fn game<G: Tabletop>()
where
    G::View: TS,
    G::Command: TS,
    G::Event: TS,
    G::Setup: TS,
    G::Region: TS,
    G::Question: TS,
    G::Answer: TS + 'static,
{
    let how = format!("cargo test -p {} --test types", G::META.id);
    let types = Declarations::new()
        .with::<G::View>("View")
        .with::<G::Command>("Command")
        .with::<G::Event>("Event")
        .with::<G::Setup>("Setup")
        .with::<G::Region>("Region")
        .with::<G::Question>("Question")
        .with::<G::Answer>("Answer")
        .text();
    let samples = samples::text::<G>();
    let facts = Ok(facts(&G::META));
    for (path, text) in
        [("view/types.ts", types), ("view/samples.ts", samples), ("view/facts.ts", facts)]
    {
        let held = text.and_then(|text| file::hold(path.as_ref(), &how, &text));
        if let Err(why) = held {
            panic!("{why}");
        }
    }
}

/// What the shelf says of a game before anything of it is loaded.
fn facts(meta: &Meta) -> String {
    let (id, title, least, most) = (meta.id, meta.title, meta.seats.start(), meta.seats.end());
    let Profile { minutes: [shortest, longest], weight, luck } = meta.profile;
    let (lesson, figures) = (meta.lesson.is_some(), meta.figures);
    format!(
        "export const facts = {{
  id: {id:?},
  title: {title:?},
  seats: [{least}, {most}],
  minutes: [{shortest}, {longest}],
  weight: {weight},
  luck: {luck},
  lesson: {lesson},
  figures: {figures:?},
}} as const;
"
    )
}
