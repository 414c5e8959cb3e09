//! Who holds a seat, and until when.
//!
//! Every time somebody sits down, the table gives out its next number, and that number is part of
//! the seat's token. Leaving, being kicked and taking a seat back end the number, so a token never
//! outlives the sitting that it was made for. **A seat is looked up in the newest head for every
//! act and every audience; a claim only says what to look for.**

use contract::Seat;

use crate::head::{Head, Occupant};
use crate::identity::Signer;

/// One person in one seat, from sitting down until getting up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sitting {
    pub seat: Seat,
    /// The table's number for it.
    pub number: u64,
}

/// What somebody bases a seat on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Who asks, by their cookie or bot token.
    guest: String,
    proof: Proof,
}

/// What somebody shows beside who they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Proof {
    Nothing,
    /// A seat token of ours, which was good when it was shown.
    Token(Sitting),
    /// A seat token that was not good.
    BadToken,
}

impl Claim {
    /// Of a guest, who has the seat where they sit, if any.
    pub fn of_guest(guest: &str) -> Claim {
        Claim { guest: guest.to_owned(), proof: Proof::Nothing }
    }

    /// Of a guest who shows a seat token, which comes before the guest's own seat.
    pub fn with_token(
        signer: &Signer,
        table: &str,
        head: &Head,
        guest: &str,
        token: &str,
    ) -> Claim {
        let good = read(token).and_then(|(sitting, mark)| {
            let owner = head.sitter(sitting)?.guest.as_deref()?;
            signer.is_seat_mark(table, owner, sitting, mark).then_some(sitting)
        });
        let proof = good.map_or(Proof::BadToken, Proof::Token);
        Claim { guest: guest.to_owned(), proof }
    }

    /// The seat, by the head as it is now.
    pub fn seat(&self, head: &Head) -> Option<Seat> {
        match self.proof {
            Proof::Token(sitting) if head.sitter(sitting).is_some() => Some(sitting.seat),
            _ => head.seat_of(&self.guest),
        }
    }

    /// Whose seat it is, by the head as it is now.
    pub fn owner<'a>(&self, head: &'a Head) -> Option<&'a str> {
        head.seats.get(self.seat(head)?.idx())?.as_ref()?.guest.as_deref()
    }

    /// Whether a token was shown that gives no seat, or no longer.
    pub fn is_lost(&self, head: &Head) -> bool {
        self.proof != Proof::Nothing && self.seat(head).is_none()
    }
}

impl Signer {
    /// The token of a sitting: its bearer holds the seat while its owner sits there.
    pub fn seat_token(&self, table: &str, owner: &str, sitting: Sitting) -> String {
        let Sitting { seat, number } = sitting;
        format!("{seat}.{number}.{}", self.sign("sitting", &signed(table, owner, sitting)))
    }

    fn is_seat_mark(&self, table: &str, owner: &str, sitting: Sitting, mark: &str) -> bool {
        self.is_signed("sitting", &signed(table, owner, sitting), mark)
    }
}

fn signed(table: &str, owner: &str, Sitting { seat, number }: Sitting) -> String {
    format!("{table}/{seat}/{number}/{owner}")
}

/// What a token says of itself, and its mark.
fn read(token: &str) -> Option<(Sitting, &str)> {
    let (seat, rest) = token.split_once('.')?;
    let (number, mark) = rest.split_once('.')?;
    Some((Sitting { seat: Seat(seat.parse().ok()?), number: number.parse().ok()? }, mark))
}

impl Head {
    /// The person of a sitting, unless it has ended.
    fn sitter(&self, sitting: Sitting) -> Option<&Occupant> {
        let occupant = self.seats.get(sitting.seat.idx())?.as_ref()?;
        (occupant.guest.is_some() && occupant.sitting == sitting.number).then_some(occupant)
    }

    /// The sitting of the person in a seat.
    pub fn sitting(&self, seat: Seat) -> Option<Sitting> {
        let occupant = self.seats.get(seat.idx())?.as_ref()?;
        Some(Sitting { seat, number: occupant.sitting })
    }

    /// Lets somebody sit down in a seat of this table.
    pub fn sit_down(&mut self, seat: Seat, mut occupant: Occupant) {
        self.sittings += 1;
        (occupant.sitting, occupant.since) = (self.sittings, self.sittings);
        if let Some(empty) = self.seats.get_mut(seat.idx()) {
            *empty = Some(occupant);
        }
    }

    /// The same person begins another sitting: tokens of the sitting so far are no longer good.
    pub fn renew_sitting(&mut self, seat: Seat) {
        self.sittings += 1;
        if let Some(occupant) = self.seats.get_mut(seat.idx()).and_then(Option::as_mut) {
            occupant.sitting = self.sittings;
        }
    }

    /// What a seat's command is known by in the store. A person keeps their own ids while they
    /// leave and come back, so that a command sent again still acts once; nobody else's count.
    pub fn command_id(&self, seat: Seat, id: &str) -> String {
        let occupant = self.seats.get(seat.idx()).and_then(Option::as_ref);
        match occupant.map_or(0, |occupant| occupant.since) {
            // Seats taken before sittings were counted.
            0 => format!("{seat}:{id}"),
            since => format!("{seat}/{since}:{id}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(guest: &str) -> Occupant {
        let (name, nonce) = (guest.to_owned(), String::new());
        let commitment = None;
        Occupant {
            guest: Some(guest.into()),
            name,
            avatar: None,
            bot: None,
            commitment,
            nonce,
            sitting: 0,
            since: 0,
            kept: false,
            figure: None,
        }
    }

    fn signer() -> Signer {
        Signer::from_hex(&"1".repeat(64)).unwrap()
    }

    /// A table of three where Ann and Bob sit.
    fn head() -> Head {
        let old = serde_json::json!({ "game": "g", "setup": {}, "clock": null, "host": "ann",
            "seats": [null, null, null], "secret": "s", "began_ms": 0, "rematch": null });
        let mut head: Head = serde_json::from_value(old).unwrap();
        head.sit_down(Seat(0), person("ann"));
        head.sit_down(Seat(1), person("bob"));
        head
    }

    fn token(head: &Head, seat: Seat) -> String {
        let owner = head.seats[seat.idx()].as_ref().unwrap().guest.clone().unwrap();
        signer().seat_token("t1", &owner, head.sitting(seat).unwrap())
    }

    fn seat(head: &Head, table: &str, token: &str) -> Option<Seat> {
        Claim::with_token(&signer(), table, head, "stranger", token).seat(head)
    }

    #[test]
    fn a_token_is_good_for_one_seat_of_one_table() {
        let head = head();
        let bobs = token(&head, Seat(1));
        assert_eq!(seat(&head, "t1", &bobs), Some(Seat(1)));
        assert_eq!(seat(&head, "t2", &bobs), None);
        assert_eq!(seat(&head, "t1", &bobs.replacen('1', "0", 1)), None);
        assert_eq!(seat(&head, "t1", &bobs.replacen(".2.", ".1.", 1)), None);
        for garbage in ["", ".", "..", "1", "1.", "1.2", "1.2.", "256.1.x", "1.-1.x", "0.1.é"] {
            assert_eq!(seat(&head, "t1", garbage), None, "{garbage}");
        }
    }

    #[test]
    fn a_token_ends_with_the_sitting_whoever_sits_there_next() {
        let mut head = head();
        let bobs = token(&head, Seat(1));
        let shown = Claim::with_token(&signer(), "t1", &head, "stranger", &bobs);
        head.seats[1] = None;
        assert_eq!((seat(&head, "t1", &bobs), shown.seat(&head)), (None, None));
        head.sit_down(Seat(1), person("cleo"));
        assert_eq!((seat(&head, "t1", &bobs), shown.seat(&head)), (None, None));
        assert!(shown.is_lost(&head));
        head.seats[1] = None;
        head.sit_down(Seat(1), person("bob"));
        assert_eq!((seat(&head, "t1", &bobs), shown.seat(&head)), (None, None), "Bob again");
        assert_eq!(seat(&head, "t1", &token(&head, Seat(1))), Some(Seat(1)));
    }

    #[test]
    fn who_comes_back_keeps_the_seat_and_the_command_ids_but_not_the_tokens() {
        let mut head = head();
        let old = token(&head, Seat(0));
        let shown = Claim::with_token(&signer(), "t1", &head, "ann", &old);
        let id = head.command_id(Seat(0), "c");
        head.renew_sitting(Seat(0));
        assert_eq!(seat(&head, "t1", &old), None);
        assert_eq!(shown.seat(&head), Some(Seat(0)), "by her own cookie");
        assert_eq!(Claim::of_guest("ann").seat(&head), Some(Seat(0)));
        assert_eq!(head.command_id(Seat(0), "c"), id);
        let renewed = token(&head, Seat(0));
        head.renew_sitting(Seat(0));
        assert_eq!(seat(&head, "t1", &renewed), None, "every time");
        head.sit_down(Seat(0), person("cleo"));
        assert_ne!(head.command_id(Seat(0), "c"), id);
        assert_eq!(Claim::of_guest("ann").seat(&head), None, "somebody else sits there");
    }

    #[test]
    fn only_who_showed_a_token_can_have_lost_it() {
        let head = head();
        let shown = |token: &str| Claim::with_token(&signer(), "t1", &head, "stranger", token);
        let (good, bad) = (shown(&token(&head, Seat(1))), shown("1.2.x"));
        let [ann, stranger] = ["ann", "stranger"].map(Claim::of_guest);
        let lost = [&good, &bad, &ann, &stranger].map(|claim| claim.is_lost(&head));
        assert_eq!(lost, [false, true, false, false]);
        let owners = [&good, &bad, &ann, &stranger].map(|claim| claim.owner(&head));
        assert_eq!(owners, [Some("bob"), None, Some("ann"), None]);
    }

    #[test]
    fn commands_of_seats_from_before_sittings_were_counted_keep_their_ids() {
        let mut head = head();
        assert_eq!(head.command_id(Seat(1), "c"), "1/2:c");
        head.seats[1] = Some(person("bob"));
        assert_eq!(head.command_id(Seat(1), "c"), "1:c");
    }

    #[test]
    fn a_bots_seat_has_no_token() {
        let mut head = head();
        head.seats[2] = Some(Occupant { guest: None, ..person("bot") });
        let forged = signer().seat_token("t1", "", Sitting { seat: Seat(2), number: 0 });
        assert_eq!(seat(&head, "t1", &forged), None);
    }
}
