//! Nothing is wider than its place, whatever happens at the table.

use contract::{Chance, Draw, Entry, Figure, Game, Offers, Seat, Silent, Viewer};

use contract::{Phrase, Speaker};
use pens::Silence;

use super::art::MONSTERS;
use super::pen::{Area, Type};
use super::{CITY, HEIGHT, MARGIN, PLATE, WIDTH, place};
use crate::cards::{Card, CardSet};
use crate::setup::Setup;
use crate::state::KingOfTokyo;

#[test]
fn plates_stay_on_the_table_and_apart() {
    for seats in 2..=6 {
        let places: Vec<Area> = Seat::all(seats).map(|seat| place(seat, seats)).collect();
        for (idx, a) in places.iter().enumerate() {
            assert!(a.y >= MARGIN && a.bottom() <= HEIGHT - MARGIN);
            assert!(a.right() < CITY.x || a.x > CITY.right());
            let meets = |b: &Area| a.x == b.x && a.y < b.bottom() && b.y < a.bottom();
            assert!(!places.iter().skip(idx + 1).any(meets), "{seats} {places:?}");
        }
    }
}

#[test]
fn text_stays_in_its_column_in_every_view() {
    for seats in 2..=6 {
        let mut chance = Chance::from_number(seats as u64);
        let mut state = KingOfTokyo::open(&Setup::default(), seats, &mut chance).unwrap();
        for _ in 0..400 {
            fits(&state);
            let Some(seat) = state.awaiting().seats().iter().next() else { break };
            let mut offers = Offers::default();
            state.offers(seat, &mut offers);
            let command = offers.list[chance.idx(offers.list.len())];
            let entry = Entry::new(seat, state.now(), command);
            state.play(&entry, &mut chance, &mut Silent).unwrap();
        }
    }
}

/// More than the rules would allow still fits.
#[test]
fn one_monster_can_hold_every_keep_card() {
    let mut chance = Chance::from_number(1);
    let mut state = KingOfTokyo::open(&Setup::default(), 6, &mut chance).unwrap();
    let keep: CardSet = Card::all().filter(|card| card.is_keep()).collect();
    let monster = &mut state.monsters[Seat(3)];
    (monster.cards, monster.energy, monster.poison, monster.shrink) = (keep, 20_000, 255, 255);
    fits(&state);
    let picture = KingOfTokyo::draw(&state.view(Viewer::Public), &Silence).body;
    assert!(picture.contains("draw-more "));
}

/// Somebody who has chosen a monster and named it.
struct Owner(Figure);

impl Speaker for Owner {
    fn say(&self, phrase: &Phrase) -> String {
        Silence.say(phrase)
    }

    fn name(&self, seat: Seat) -> String {
        Silence.name(seat)
    }

    fn figure(&self, seat: Seat) -> Option<&Figure> {
        (seat == Seat(0)).then_some(&self.0)
    }
}

#[test]
fn whoever_has_chosen_a_monster_is_drawn_with_it() {
    let state = KingOfTokyo::open(&Setup::default(), 2, &mut Chance::from_number(1)).unwrap();
    let art = |kind: &str| MONSTERS.iter().find(|(name, _)| *name == kind).unwrap().1;
    let drawn =
        |speaker: &dyn Speaker| KingOfTokyo::draw(&state.view(Viewer::Public), speaker).body;
    // Panels of cards show monsters too, so they are counted.
    let count = |body: &str| ["dinosaur", "blob"].map(|kind| body.matches(art(kind)).count());
    let ([dinosaurs, blobs], by_seat) =
        (count(&drawn(&Owner(Figure::plain("blob")))), drawn(&Silence));
    let [more_dinosaurs, fewer_blobs] = count(&by_seat);
    assert!(dinosaurs < more_dinosaurs && blobs > fewer_blobs);
    assert_eq!(drawn(&Owner(Figure::plain("whale"))), by_seat, "else it goes with the seat");
}

/// Says messages by their keys, which are longer than most words, and has the longest names.
struct Long;

impl Speaker for Long {
    fn say(&self, phrase: &Phrase) -> String {
        phrase.key.trim_start_matches("draw-").trim_start_matches("sketch-").to_owned()
    }

    fn name(&self, _seat: Seat) -> String {
        "Wolfeschlegelsteinhausen".to_owned()
    }
}

/// Every text of the picture stays in its column, and every line of the sketch on the screen.
fn fits(state: &KingOfTokyo) {
    let view = state.view(Viewer::Seat(Seat(0)));
    let columns = [
        (MARGIN, MARGIN + PLATE),
        (CITY.x, CITY.right()),
        (WIDTH - MARGIN - PLATE, WIDTH - MARGIN),
    ];
    let picture = KingOfTokyo::draw(&view, &Long).body;
    for element in picture.split("<text x=").skip(1) {
        let number = |name: &str| attribute(element, name).parse::<i32>().unwrap();
        let x: i32 = element.split('"').nth(1).unwrap().parse().unwrap();
        let text = element.split('>').nth(1).unwrap().split('<').next().unwrap();
        let kind =
            Type { size: number("font-size"), bold: element.contains("bold"), anchor: "start" };
        let width = kind.width(text);
        let left = match attribute(element, "text-anchor") {
            "start" => x,
            "middle" => x - width / 2,
            _ => x - width,
        };
        let within = columns.iter().any(|(from, to)| *from <= left && left + width <= *to);
        assert!(within && number("y") < HEIGHT - MARGIN, "'{text}' runs from {left} for {width}");
    }
    for line in KingOfTokyo::sketch(&view, &Long).plain().lines() {
        assert!(pens::columns::columns(line) <= 80, "{line}");
    }
}

fn attribute<'a>(element: &'a str, name: &str) -> &'a str {
    element.split(&format!(" {name}=\"")).nth(1).unwrap().split('"').next().unwrap()
}

/// The English list says what is printed on the cards, so that there is one text of each.
#[test]
fn the_word_list_has_the_texts_of_the_cards() {
    let list = include_str!("../../words/cards.en.ftl");
    for card in Card::all() {
        let title = card.title();
        assert!(list.contains(&format!("card-{} = {}\n", title.key, title.text)), "{}", title.key);
    }
}

#[test]
fn texts_of_cards_keep_every_word_and_their_width() {
    for card in Card::all() {
        let text = card.title().text;
        let lines = pens::book(12).wrap(text, 130);
        assert!(lines.iter().all(|line| pens::book(12).width(line) <= 130), "{text}");
        assert_eq!(lines.join(" "), text);
    }
}
