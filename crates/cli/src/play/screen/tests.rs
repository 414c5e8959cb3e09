//! What the terminal shows after some keys, as text.

use std::time::Duration;

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Cell;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::text::Span;

use super::app::App;
use super::{draw, keys, picture};
use crate::play::session::{Next, Session};
use crate::play::tests::{connect_four, connect_four_in, drop_into, settle, toy};

/// A terminal of that size, without the pauses.
struct Screen {
    app: App,
    terminal: Terminal<TestBackend>,
}

impl Screen {
    fn new(session: Session, width: u16, height: u16) -> Screen {
        let terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        let mut screen = Screen { app: App::new(session, true), terminal };
        screen.settle();
        screen
    }

    fn small(session: Session) -> Screen {
        Screen::new(session, 80, 24)
    }

    /// Lets the bots go on until the person is asked.
    fn settle(&mut self) {
        for _ in 0..1000 {
            self.app.tick(0).unwrap();
            let busy = matches!(self.app.session.next(), Next::Thinking | Next::Ready { .. });
            if self.app.overlay.stops_play() || !(busy || self.app.consulting) {
                break;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    fn press(&mut self, code: KeyCode) -> &mut Screen {
        keys::press(&mut self.app, KeyEvent::from(code));
        self
    }

    fn type_in(&mut self, text: &str) -> &mut Screen {
        for letter in text.chars() {
            self.press(KeyCode::Char(letter));
        }
        self
    }

    fn enter(&mut self) -> &mut Screen {
        self.press(KeyCode::Enter);
        self.settle();
        self
    }

    /// The text on the screen, a line each.
    fn text(&mut self) -> String {
        self.terminal.draw(|frame| draw::draw(frame, &mut self.app)).unwrap();
        let buffer = self.terminal.backend().buffer();
        let width = usize::from(buffer.area.width);
        buffer.content.chunks(width).map(|cells| shown(cells) + "\n").collect()
    }

    fn assert_shows(&mut self, parts: &[&str]) {
        let text = self.text();
        for part in parts {
            assert!(text.contains(part), "'{part}' is not on the screen:\n{text}");
        }
    }

    fn assert_hides(&mut self, part: &str) {
        let text = self.text();
        assert!(!text.contains(part), "'{part}' is on the screen:\n{text}");
    }
}

#[test]
fn board_choices_seats_and_keys_show() {
    let mut screen = Screen::small(connect_four(0));
    screen.assert_shows(&[
        "Get four of your discs in a line.",
        "Connect Four  round 1",
        "▶● Ann (you)",
        "■ greedy",
        "1  2  3  4  5  6  7",
        "Your choices (7)",
        "7  Drop into column 7",
        "u undo",
    ]);
}

#[test]
fn a_number_and_enter_plays_and_the_log_tells_it() {
    let mut screen = Screen::small(connect_four(0));
    screen.type_in("4").assert_shows(&["choice 4_"]);
    screen.enter().assert_shows(&["round 2", "Ann dropped into column 4", "greedy dropped into"]);
    screen.type_in("u");
    screen.assert_shows(&["round 1", "You took back: Ann dropped"]);
    screen.press(KeyCode::Down).press(KeyCode::Down).enter();
    screen.assert_shows(&["Ann dropped into column 3"]);
}

#[test]
fn a_refusal_shows_its_clause_and_the_rules_open_there() {
    let mut screen = Screen::small(connect_four(0));
    screen
        .type_in(r#":{"drop":{"column":9}}"#)
        .assert_shows(&[r#"command: {"drop":{"column":9}}"#]);
    screen
        .enter()
        .assert_shows(&["✗ Connect Four 2.3: there is no column 10: columns go from 1 to 7"]);
    screen.type_in("r").assert_shows(&["2.3  There are only the seven columns."]);
    screen.assert_hides("The rules as numbered clauses");
    screen.press(KeyCode::Esc).assert_shows(&["Your choices"]);
    screen.type_in("99").enter().assert_shows(&["There is no choice 99"]);
}

#[test]
fn choices_are_filtered_while_typing() {
    let mut screen = Screen::small(connect_four(0));
    screen
        .type_in("/mn 6")
        .assert_shows(&["Choices with “mn 6” (1 of 7)", "6  Drop into column 6"]);
    screen.assert_hides("Drop into column 5");
    screen.enter();
    screen.enter().assert_shows(&["Ann dropped into column 6", "Your choices (7)"]);
}

#[test]
fn the_end_tells_who_won_and_what_can_be_done() {
    let mut session = connect_four(0);
    // A player who does not block loses in the end: play the same columns until it is over.
    for column in (0..7).cycle() {
        if settle(&mut session) == Next::Over {
            break;
        }
        let _ = session.play(serde_json::json!({ "drop": { "column": column } }), None);
    }
    let mut screen = Screen::small(session);
    let text = screen.text();
    screen.assert_shows(&["The end", "★ 1. ", "n  rematch", "s  save"]);
    assert!(text.contains("four in line") || text.contains("full grid"), "{text}");
    screen.type_in("n").assert_shows(&["round 1", "Your choices (7)"]);
}

#[test]
fn help_questions_and_the_log_open_and_close() {
    let mut screen = Screen::small(connect_four(0));
    screen.type_in("?").assert_shows(&[
        "Help",
        "undoes your last move and everything after it",
        "Ctrl-C quits at once",
    ]);
    screen
        .press(KeyCode::Esc)
        .type_in("a")
        .assert_shows(&["Ask the game", r#"{"threats":{"seat":0}}"#]);
    screen.press(KeyCode::Enter).assert_shows(&["Answer", "columns: none"]);
    screen.press(KeyCode::Esc).type_in("4").enter();
    screen.type_in("l").assert_shows(&["Log", "Ann dropped into column 4"]);
    screen.press(KeyCode::Esc).type_in("v").assert_shows(&["╭ Board"]);
    screen.press(KeyCode::Esc).type_in("b");
    screen.settle();
    screen.assert_shows(&["The hard bot would choose: Drop into column"]);
    screen.type_in("i").assert_shows(&["makes two threats at once"]);
}

/// What is seen of a row. A letter of Japanese hides the cell behind it, where a terminal keeps
/// whatever was there before.
fn shown(cells: &[Cell]) -> String {
    let mut left = cells.iter();
    let mut row = String::new();
    while let Some(cell) = left.next() {
        row += cell.symbol();
        let hidden = Span::raw(cell.symbol()).width().saturating_sub(1);
        left.by_ref().take(hidden).for_each(drop);
    }
    row
}

/// Without spaces, which pad what is shown.
fn letters(text: &str) -> String {
    text.split_whitespace().collect()
}

#[test]
fn the_screen_speaks_the_language_and_help_fits_on_it() {
    for (language, you, close) in [
        ("en", "Ann (you)", "closes whatever is open; the clock stands still meanwhile"),
        ("fr", "Ann (vous)", "ferme ce qui est ouvert\u{a0}; l’horloge s’arrête entre-temps"),
        ("ja", "Ann（あなた）", "開いているものを閉じる。その間、時計は止まる"),
    ] {
        let mut screen = Screen::small(connect_four_in(language));
        let table = screen.text();
        assert!(letters(&table).contains(&letters(you)), "{table}");
        let help = screen.type_in("?").text();
        assert!(letters(&help).contains(&letters(close)), "{help}");
        let frames = help.lines().filter(|line| line.ends_with(['│', '╮', '╯']));
        assert_eq!(frames.count(), 21, "every line ends at the frame:\n{help}");
        let asked = screen.press(KeyCode::Esc).type_in("4").enter().type_in("q").text();
        assert!(!(table + &help + &asked).contains("term-"), "{asked}");
    }
}

#[test]
fn leaving_an_unsaved_match_is_asked_about() {
    let mut session = connect_four(0);
    drop_into(&mut session, 3);
    let mut screen = Screen::small(session);
    screen.type_in("q").assert_shows(&["Quit?", "not saved"]);
    screen.press(KeyCode::Esc).assert_shows(&["Your choices"]);
    assert!(!screen.app.leaving);
    screen.type_in("qq");
    assert!(screen.app.leaving);
    let mut screen = Screen::small(connect_four(0));
    screen.type_in("q");
    assert!(screen.app.leaving, "nothing has happened that could be lost");
}

#[test]
fn saving_does_not_silently_write_over_a_file() {
    let folder = std::env::temp_dir().join(format!("tokyo-play-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("match.json");
    std::fs::write(&path, "mine").unwrap();
    let mut session = connect_four(0);
    drop_into(&mut session, 3);
    let mut screen = Screen::new(session, 120, 30);
    let save = |screen: &mut Screen| {
        screen.type_in("s").assert_shows(&["save to: connect-four-1.json"]);
        while !screen.text().contains("save to:  ") {
            screen.press(KeyCode::Backspace);
        }
        screen.type_in(&path.to_string_lossy()).press(KeyCode::Enter);
    };
    save(&mut screen);
    screen.assert_shows(&["Overwrite?", "already exists"]);
    screen.press(KeyCode::Esc).assert_shows(&["Not saved."]);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "mine");
    save(&mut screen);
    screen.type_in("y").assert_shows(&["Saved to"]);
    assert!(std::fs::read_to_string(&path).unwrap().contains("tokyo-tabletop record 1"));
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_large_board_scrolls_and_more_commands_are_told_of() {
    let mut screen = Screen::small(toy("bids", 8));
    screen.assert_shows(&["row 0 of Bids", "PgUp PgDn", "More moves are possible", "★ greed"]);
    for _ in 0..9 {
        screen.press(KeyCode::PageDown);
    }
    screen.assert_shows(&["row 29 of Bids"]);
    screen.assert_hides("row 0 of Bids");
    let mut screen = Screen::new(toy("bids", 8), 160, 50);
    screen.assert_shows(&["row 0 of Bids", "row 29 of Bids", "3  Bid 3"]);
}

#[test]
fn a_chance_to_interject_offers_to_let_it_pass() {
    let mut screen = Screen::small(toy("objections", 2));
    screen.assert_shows(&["0  Let it pass", "1  Object", "▷● Ann (you)", "▶■ greedy"]);
    screen.type_in("0").enter().assert_shows(&["greedy went on", "0  Let it pass"]);
}

#[test]
fn the_clock_runs_at_the_table_and_stands_still_over_pages() {
    let mut screen = Screen::small(toy("race", 2));
    screen.assert_shows(&["1 s left", "1  Stop"]);
    screen.type_in("?");
    screen.app.tick(5000).unwrap();
    screen.press(KeyCode::Esc);
    screen.settle();
    screen.assert_hides("The clock ticked");
    screen.app.tick(1000).unwrap();
    screen.settle();
    screen.assert_shows(&["The clock ticked"]);
    screen.type_in("1").enter().assert_shows(&["You win: all done"]);
}

#[test]
fn any_size_can_be_drawn() {
    for (width, height) in [(1, 1), (39, 11), (40, 12), (60, 15), (200, 60)] {
        Screen::new(connect_four(0), width, height).text();
        Screen::new(toy("bids", 8), width, height).text();
    }
    Screen::new(connect_four(0), 30, 10).assert_shows(&["too small"]);
}

#[test]
fn no_sequence_of_keys_breaks_anything() {
    // Without s and y, which would write files.
    let letters = "0123456789abhlnpqruv/:?{}\" x".chars().map(KeyCode::Char);
    let others = [
        KeyCode::Enter,
        KeyCode::Esc,
        KeyCode::Tab,
        KeyCode::Up,
        KeyCode::Down,
        KeyCode::Left,
        KeyCode::Right,
        KeyCode::PageUp,
        KeyCode::PageDown,
        KeyCode::Home,
        KeyCode::End,
        KeyCode::Backspace,
        KeyCode::Delete,
    ];
    let codes: Vec<KeyCode> = letters.chain(others).collect();
    let mut chance = contract::Chance::from_number(1);
    let sessions = [connect_four(0), toy("bids", 8), toy("objections", 2), toy("race", 3)];
    for session in sessions {
        let mut screen = Screen::small(session);
        for _ in 0..2_000 {
            let code = codes[chance.idx(codes.len())];
            screen.press(code);
            screen.app.tick(u64::from(chance.below(100))).unwrap();
            screen.text();
        }
    }
}

#[test]
fn the_end_of_a_long_line_shows_while_it_is_typed() {
    let mut screen = Screen::small(connect_four(0));
    screen.type_in(":").type_in(&"x".repeat(100)).type_in("end");
    screen.assert_shows(&["xend "]);
    screen.press(KeyCode::Home).assert_shows(&["command: xxx"]);
}

/// The picture in the documents. `TOKYO_REFRESH=1` redraws it.
#[test]
fn the_picture_of_the_terminal_is_current() {
    let mut screen = Screen::small(connect_four(0));
    for _ in 0..4 {
        screen.type_in("4").enter();
    }
    screen.type_in(r#":{"drop":{"column":3}}"#).enter();
    screen.assert_shows(&["Board", "Log", "Your choices (6)", "column 4 is full"]);
    let drawn = picture::svg(screen.terminal.backend().buffer());
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/terminal.svg");
    if std::env::var_os("TOKYO_REFRESH").is_some() {
        std::fs::write(file, &drawn).unwrap();
    }
    let kept = std::fs::read_to_string(file).unwrap_or_default();
    assert!(kept == drawn, "docs/terminal.svg is not current: TOKYO_REFRESH=1 redraws it");
}
