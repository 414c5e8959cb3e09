//! 1 Setting up, 2 Beginning.

use std::collections::BTreeSet;

use building::{CardId, District, PieceSet, Side, pieces};
use contract::{About, Actor, Chance, Check, Game, Offers, Seat, Values, Viewer};
use tokyo_jutaku::map::Cell;
use tokyo_jutaku::setup::{Mode, Roppongi};
use tokyo_jutaku::state::Phase;
use tokyo_jutaku::{Command, Event, Setup, Token, TokyoJutaku};

use crate::table::{CELLS, Table, blue, cell, go, grab, yen};

fn open(setup: &Setup, number: u64) -> TokyoJutaku {
    TokyoJutaku::open(setup, 2, &mut Chance::from_number(number)).unwrap()
}

/// The districts of the nine blocks.
fn districts(state: &TokyoJutaku) -> Vec<BTreeSet<District>> {
    let mut blocks = vec![BTreeSet::new(); 9];
    for cell in Cell::all() {
        if let Some(card) = state.card_at(cell) {
            let card = CardId::new(card).unwrap();
            blocks[usize::from(cell.block())].insert(card.district());
        }
    }
    blocks
}

#[test]
fn clause_1_1_eight_districts_lie_in_blocks_round_the_wood() {
    let state = open(&blue(), 1);
    let cards: BTreeSet<u8> = state.cards.iter().flatten().copied().collect();
    assert_eq!((state.cards.len(), cards.len(), state.spaces.len()), (36, 32, 32));
    let blocks = districts(&state);
    for (idx, block) in blocks.iter().enumerate() {
        assert_eq!(block.len(), usize::from(idx != 4), "block {idx}");
    }
    assert!(Cell::all().all(|cell| state.card_at(cell).is_none() == cell.is_pile()));
    assert_ne!(blocks, districts(&open(&blue(), 2)), "districts are shuffled");
    assert_ne!(state.cards, open(&blue(), 3).cards);
}

#[test]
fn clause_1_2_one_side_for_the_whole_table() {
    for side in [Side::White, Side::Blue] {
        let table = Table::with(&Setup { side, ..blue() }, 3);
        assert!((0..3).all(|seat| table.own(seat).site.as_ref().unwrap().side == side));
    }
    assert_eq!(Setup::default().side, Side::White);
}

#[test]
fn clause_1_3_roppongi_stays_in_the_box_or_replaces_one() {
    let with = |roppongi, number| {
        let all = districts(&open(&Setup { roppongi, ..blue() }, number));
        all.into_iter().flatten().collect::<BTreeSet<District>>()
    };
    let advanced = District::ALL[8];
    let mut replaced = BTreeSet::new();
    for number in 0..20 {
        assert!(!with(Roppongi::Off, number).contains(&advanced));
        let districts = with(Roppongi::Random, number);
        assert!(districts.contains(&advanced) && districts.len() == 8);
        replaced.extend(District::ALL.into_iter().filter(|d| !districts.contains(d)));
    }
    assert!(replaced.len() > 3, "chance draws which one it replaces");
}

#[test]
fn clause_1_3_the_district_that_roppongi_replaces_can_be_chosen() {
    let named = TokyoJutaku::META.options.iter().find(|option| option.key == "roppongi").unwrap();
    let Values::OneOf(names) = named.values else { panic!("a list of names") };
    assert_eq!(names[..2], ["off", "random"]);
    let bases = &District::ALL[..8];
    assert_eq!(names[2..], bases.iter().map(|district| district.id()).collect::<Vec<_>>());
    for (district, name) in bases.iter().zip(&names[2..]) {
        let roppongi: Roppongi = serde_json::from_value((*name).into()).unwrap();
        for number in 0..3 {
            let state = open(&Setup { roppongi, ..blue() }, number);
            assert_eq!(state.check(), Ok(()));
            let there: BTreeSet<District> = districts(&state).into_iter().flatten().collect();
            assert!(!there.contains(district) && there.contains(&District::Roppongi), "{name}");
            assert_eq!(there.len(), 8);
        }
    }
}

#[test]
fn clause_1_3_the_site_of_the_day_is_none_of_them_either() {
    for number in 0..60 {
        let state = open(&Setup { mode: Mode::Daily, ..blue() }, number);
        let site = state.architects[Seat(0)].site.as_ref().unwrap();
        assert!(CardId::new(site.card).unwrap().district() != District::ALL[8]);
    }
}

#[test]
fn clause_1_4_sixty_eight_different_pieces_in_one_supply() {
    let table = Table::new(3);
    assert_eq!((pieces().len(), table.state.supplies.len()), (68, 1));
    assert_eq!(table.state.supplies[0], PieceSet::all());
}

#[test]
fn clause_1_5_one_to_eight_play() {
    assert_eq!(TokyoJutaku::META.seats, 1..=8);
    for seats in 1..=8 {
        assert_eq!(Table::new(seats).state.count(), seats);
    }
    for seats in [0, 9] {
        let refusal = TokyoJutaku::open(&blue(), seats, &mut Chance::from_number(1)).unwrap_err();
        assert_eq!(refusal.clause, "1.5");
    }
}

#[test]
fn clause_1_6_so_many_players_from_the_last_seat_build_on_blue_sides() {
    let mut table = Table::with(&Setup { easy: 2, ..Setup::default() }, 3);
    let side = |seat: u8, table: &Table| table.own(seat).site.as_ref().unwrap().side;
    let sides = [0, 1, 2].map(|seat| side(seat, &table));
    assert_eq!(sides, [Side::White, Side::Blue, Side::Blue]);
    table.complete(&[2, 0]);
    assert_eq!(table.own(0).yen, yen(0, Side::White));
    assert_eq!(table.own(2).yen, yen(8, Side::Blue), "worth what is printed there");
    table.play(0, go("b1"));
    table.play(1, Command::Keep);
    table.play(2, go("f5"));
    assert_eq!([side(0, &table), side(2, &table)], [Side::White, Side::Blue]);
    let daily = Table::with(&Setup { mode: Mode::Daily, easy: 8, ..Setup::default() }, 2);
    assert_eq!(side(1, &daily), Side::White, "the site of the day is the same for all");
}

#[test]
fn clause_2_1_each_way_to_race_refuses_the_commands_of_the_others() {
    let beat = Command::Beat(tokyo_jutaku::Beat::Hold);
    for mode in [Mode::Race, Mode::Attack] {
        let table = Table::with(&Setup { mode, ..blue() }, 2);
        assert_eq!(table.clause(0, beat.clone()), "9.3");
        assert_eq!(table.clause(0, Command::Withdraw), "9.3");
    }
    let table = Table::with(&Setup { mode: Mode::Beats, ..blue() }, 2);
    for command in [grab(3), Command::Drop, Command::Return, Command::Stop, Command::Clear] {
        assert_eq!(table.clause(0, command), "9.3");
    }
}

#[test]
fn clause_2_2_tokens_are_put_down_in_an_order_drawn_by_chance() {
    let mut firsts = BTreeSet::new();
    for number in 0..20 {
        let state = TokyoJutaku::open(&blue(), 3, &mut Chance::from_number(number)).unwrap();
        let Phase::Draft { order, .. } = state.phase else { panic!("tokens come first") };
        assert_eq!(order.len(), 3);
        firsts.insert(order[0]);
    }
    assert_eq!(firsts.len(), 3);
    let mut table = Table::opened(&blue(), 3);
    let Phase::Draft { order, .. } = table.state.phase.clone() else { panic!() };
    let start = |name| Command::Start { cell: cell(name) };
    let (first, second) = (order[0].0, order[1].0);
    assert_eq!(table.refused(second, start("a1")).1, "not-your-choice");
    let (clause, key, pieces) = table.refused(first, start("b2"));
    assert_eq!((clause.as_str(), key.as_str()), ("2.2", "cell-inside"));
    assert_eq!(pieces, ["cell-b2"]);
    assert_eq!(table.refused(first, start("c3")).1, "cell-inside", "the pile is inside too");
    let told = table.play(first, start("c1"));
    let token = Token::ALL[usize::from(first)];
    assert_eq!(told, [Event::Started { seat: Seat(first), token, cell: cell("c1") }]);
    let no = table.refused(second, start("c1"));
    assert_eq!(no, ("2.2".into(), "cell-taken".into(), vec!["cell-c1".into()]));
    assert_eq!(table.clause(first, start("d1")), "2.2");
    assert_eq!(table.state.starts().len(), 19);
}

#[test]
fn clause_2_2_after_fifteen_seconds_chance_chooses() {
    let mut table = Table::opened(&blue(), 2);
    assert_eq!(table.until(14_999), []);
    let early = table.actor_refused(Actor::Clock, 14_999, Command::Tick);
    assert_eq!(early, "3.1");
    assert!(matches!(table.until(15_000)[..], [Event::Started { .. }]));
    assert!(table.until(29_999).is_empty(), "everybody has the whole time");
    assert_eq!(table.until(30_000).len(), 1);
    assert!((0..2).all(|seat| table.own(seat).cell.unwrap().is_outer()));
    let told = table.refused(0, Command::Start { cell: cell("d1") });
    assert_eq!(told.1, "tokens-stand");
}

#[test]
fn clause_2_3_everybody_takes_the_card_under_the_own_token() {
    let table = Table::new(8);
    for (seat, name) in (0..8).zip(CELLS) {
        let own = table.own(seat);
        assert_eq!(own.cell, Some(cell(name)), "the token stays");
        assert_eq!(table.state.card_at(cell(name)), Some(own.site.as_ref().unwrap().card));
        assert!(!table.state.spaces.contains(cell(name)));
    }
    assert_eq!(table.state.spaces.len(), 24);
}

#[test]
fn clause_2_4_after_three_seconds_all_begin() {
    let mut table = Table::opened(&blue(), 1);
    table.at(0, 700, Command::Start { cell: cell("a1") });
    let no = table.refused_at(0, 3_699, 0, grab(1));
    assert_eq!((no.0.as_str(), no.1.as_str()), ("2.4", "not-begun"));
    assert_eq!(table.until(3_700), [Event::Begun]);
    table.at(0, 3_700, grab(1));
    let draft = Table::opened(&blue(), 1);
    assert_eq!(draft.clause(0, grab(1)), "2.4");
}

#[test]
fn clause_2_5_players_may_choose_one_of_eight_architects() {
    let mut table = Table::opened(&blue(), 3);
    let Phase::Draft { order, .. } = table.state.phase.clone() else { panic!() };
    let [first, second, third] = [order[0].0, order[1].0, order[2].0];
    let choose = |token| Command::Choose { token };
    assert_eq!(table.refused(second, choose(Token::Noren)).1, "not-your-choice");
    let offered = |table: &Table, seat: u8| {
        let mut offers = Offers::default();
        table.state.offers(Seat(seat), &mut offers);
        let tokens = offers.list.iter().filter(|one| matches!(one, Command::Choose { .. }));
        tokens.count()
    };
    assert_eq!(offered(&table, first), 8);
    // The architect that the second would get otherwise.
    let wanted = Token::ALL[usize::from(second)];
    let told = table.play(first, choose(wanted));
    assert_eq!(told, [Event::Chose { seat: Seat(first), token: wanted }]);
    assert_eq!(
        (offered(&table, first), table.clause(first, choose(Token::Noren))),
        (0, "2.5".into())
    );
    let told = table.play(first, Command::Start { cell: cell("a1") });
    assert_eq!(told, [Event::Started { seat: Seat(first), token: wanted, cell: cell("a1") }]);
    assert_eq!(offered(&table, second), 7);
    assert_eq!(table.refused(second, choose(wanted)).1, "token-taken");
    table.play(second, Command::Start { cell: cell("f1") });
    let instead = Token::ALL.into_iter().find(|token| *token != wanted);
    assert_eq!(table.own(second).token, instead, "the first that is free");
    table.play(third, choose(Token::Noren));
    table.play(third, Command::Start { cell: cell("f6") });
    let seen = table.state.view(Viewer::Public);
    assert_eq!(seen.architects[Seat(third)].token, Some(Token::Noren), "everybody sees it");
    assert_eq!(table.clause(third, choose(Token::Mado)), "2.2", "all tokens stand");
}

#[test]
fn clause_2_5_the_time_goes_on_and_who_does_not_choose_plays_the_own_one() {
    let mut table = Table::opened(&blue(), 1);
    table.at(0, 14_000, Command::Choose { token: Token::Shoji });
    let told = table.until(15_000);
    assert!(matches!(told[..], [Event::Started { token: Token::Shoji, .. }]), "{told:?}");
    let table = Table::new(8);
    let tokens: Vec<_> = (0..8).map(|seat| table.own(seat).token.unwrap()).collect();
    assert_eq!(tokens, Token::ALL);
}
