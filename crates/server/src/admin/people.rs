//! Who somebody is.

use store::Person;

use super::protocol::{Answer, PersonLine};
use super::{Asked, Error};
use crate::house::House;

/// A guest that something is stored about.
pub struct Known {
    /// The id in the cookie.
    pub id: String,
    /// What others may know them by.
    pub public_id: String,
    /// Empty if they chose none.
    pub name: String,
}

impl Known {
    fn line(&self) -> PersonLine {
        PersonLine { public_id: self.public_id.clone(), name: self.name.clone() }
    }
}

async fn everybody(house: &House) -> Result<Vec<Known>, Error> {
    let people = house.store.people().await?;
    let known = |Person { id, name }| Known { public_id: house.signer.public_id(&id), id, name };
    Ok(people.into_iter().map(known).collect())
}

/// Lists guests by name.
pub async fn list(house: &House, containing: Option<&str>, limit: u32) -> Asked {
    let wanted = containing.unwrap_or_default().to_lowercase();
    let mut people = everybody(house).await?;
    people.retain(|known| {
        known.name.to_lowercase().contains(&wanted) || known.public_id.contains(&wanted)
    });
    people.sort_by(|one, two| (&one.name, &one.public_id).cmp(&(&two.name, &two.public_id)));
    people.truncate(limit as usize);
    Ok(Answer::People { people: people.iter().map(Known::line).collect() })
}

/// The guest with that public id, or the only one with that name.
pub async fn find(house: &House, who: &str) -> Result<Known, Error> {
    let mut people = everybody(house).await?;
    if let Some(idx) = people.iter().position(|known| known.public_id == who || known.id == who) {
        return Ok(people.swap_remove(idx));
    }
    let called: Vec<usize> = (0..people.len()).filter(|idx| people[*idx].name == who).collect();
    match called.as_slice() {
        [idx] => Ok(people.swap_remove(*idx)),
        [] => Err(unknown(who, &people)),
        several => {
            let ids = several.iter().map(|idx| people[*idx].public_id.clone()).collect();
            Err(Error::SeveralPeople { who: who.to_owned(), ids })
        }
    }
}

/// How many hints are given.
const HINTS: usize = 3;

fn unknown(who: &str, people: &[Known]) -> Error {
    let mut near: Vec<(usize, &Known)> = people
        .iter()
        .map(|known| {
            let by_name = distance(&who.to_lowercase(), &known.name.to_lowercase());
            (by_name.min(distance(who, &known.public_id)), known)
        })
        .filter(|(far, _)| *far <= who.chars().count() / 2)
        .collect();
    near.sort_by_key(|(far, _)| *far);
    let near = near.into_iter().take(HINTS).map(|(_, known)| known.line()).collect();
    Error::NoPerson { who: who.to_owned(), near }
}

/// How many letters have to change to make one word the other.
fn distance(one: &str, two: &str) -> usize {
    let two: Vec<char> = two.chars().collect();
    let mut row: Vec<usize> = (0..=two.len()).collect();
    for (above, a) in one.chars().enumerate() {
        let mut corner = above;
        row[0] = above + 1;
        for (idx, b) in two.iter().enumerate() {
            let swapped = corner + usize::from(a != *b);
            corner = row[idx + 1];
            row[idx + 1] = swapped.min(corner + 1).min(row[idx] + 1);
        }
    }
    row.last().copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_as_far_apart_as_letters_change() {
        assert_eq!(distance("hana", "hana"), 0);
        assert_eq!(distance("hana", "hanna"), 1);
        assert_eq!(distance("kitten", "sitting"), 3);
        assert_eq!(distance("", "abc"), 3);
    }

    #[test]
    fn somebody_unknown_is_answered_with_who_is_near() {
        let known = |public_id: &str, name: &str| Known {
            id: String::new(),
            public_id: public_id.into(),
            name: name.into(),
        };
        let people = [known("aaaa", "Johanna"), known("bbbb", "Zacharias")];
        let (who, near) = ("Johana".to_owned(), vec![people[0].line()]);
        assert_eq!(unknown("Johana", &people), Error::NoPerson { who, near });
        let who = "nobody like this".to_owned();
        assert_eq!(unknown(&who, &people), Error::NoPerson { who, near: Vec::new() });
    }
}
