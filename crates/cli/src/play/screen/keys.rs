//! What keys do.

use contract::Phrase;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use serde_json::Value;

use super::app::{App, Message};
use super::field::Field;
use super::overlay::{Overlay, Page, PageKind, Purpose, Top};
use crate::play::begin::fresh_seed;
use crate::play::choices::{Effect, play_typed};
use crate::play::pages;
use crate::play::save::{Saved, free_name, save};

/// Lines that a page moves with PgUp and PgDn.
const LEAP: usize = 10;

/// Does what a key says, depending on what lies over the game.
pub fn press(app: &mut App, key: KeyEvent) {
    if key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL) {
        app.leaving = true;
        return;
    }
    app.hurry();
    match std::mem::replace(&mut app.overlay, Overlay::None) {
        Overlay::None => at_table(app, key.code),
        Overlay::Page(page) => on_page(app, page, key.code),
        Overlay::Ask { questions, marked } => on_questions(app, questions, marked, key.code),
        Overlay::Prompt { purpose, field } => on_prompt(app, purpose, field, key),
        Overlay::Overwrite { path, then_leave } => match key.code {
            KeyCode::Char('y') => write(app, &path.to_string_lossy(), true, then_leave),
            _ => app.message = Some(Message::Note(app.session.term("term-not-saved"))),
        },
        Overlay::Leave => match key.code {
            KeyCode::Char('s') => ask_name(app, true),
            KeyCode::Char('q') => app.leaving = true,
            KeyCode::Esc => {}
            _ => app.overlay = Overlay::Leave,
        },
    }
}

fn at_table(app: &mut App, code: KeyCode) {
    match code {
        KeyCode::Char(digit) if digit.is_ascii_digit() => {
            app.picker.typed.push(digit);
            app.mark_typed();
        }
        KeyCode::Enter => app.choose(),
        KeyCode::Backspace => {
            app.picker.typed.pop();
            app.mark_typed();
        }
        KeyCode::Esc => clear(app),
        KeyCode::Up | KeyCode::Down | KeyCode::Home | KeyCode::End => mark(app, code),
        KeyCode::PageUp => app.board.1 = app.board.1.saturating_sub(5),
        KeyCode::PageDown => app.board.1 = app.board.1.saturating_add(5),
        KeyCode::Left => app.board.0 = app.board.0.saturating_sub(8),
        KeyCode::Right => app.board.0 = app.board.0.saturating_add(8),
        KeyCode::Char(letter) => by_letter(app, letter),
        _ => {}
    }
}

fn by_letter(app: &mut App, letter: char) {
    match letter {
        'u' => {
            let done = app.session.undo();
            let told = app.session.log().notes().last().map(|note| note.text.clone());
            let note = if done.is_ok() { told } else { None };
            app.done(done);
            if let Some(note) = note {
                app.message = Some(Message::Note(note));
            }
        }
        's' => ask_name(app, false),
        'h' | '?' => app.overlay = Overlay::page(PageKind::Help),
        'r' => open_rules(app),
        'l' => app.overlay = Overlay::Page(Page { kind: PageKind::Log, top: Top::End }),
        'v' => app.overlay = Overlay::page(PageKind::Board),
        'a' => ask_game(app),
        'b' => app.consult(),
        'i' => app.hint(),
        'n' => another(app),
        '/' => prompt(app, Purpose::Filter, Field::default()),
        ':' => prompt(app, Purpose::Command, Field::default()),
        'q' if app.session.is_unsaved() => app.overlay = Overlay::Leave,
        'q' => app.leaving = true,
        _ => {}
    }
}

fn clear(app: &mut App) {
    app.picker.typed.clear();
    app.picker.filter.clear();
    app.message = None;
}

fn mark(app: &mut App, code: KeyCode) {
    let last = app.shown().len().saturating_sub(1);
    let marked = app.picker.marked;
    app.picker.typed.clear();
    app.picker.marked = match code {
        KeyCode::Up => marked.saturating_sub(1),
        KeyCode::Down => (marked + 1).min(last),
        KeyCode::Home => 0,
        _ => last,
    };
}

fn open_rules(app: &mut App) {
    let top = app.clause.clone().map_or(Top::Line(0), Top::Clause);
    app.overlay = Overlay::Page(Page { kind: PageKind::Rules, top });
}

fn ask_game(app: &mut App) {
    let questions = app.session.game().questions(app.session.viewer());
    if questions.is_empty() {
        let none = Phrase::new("term-no-questions").with("game", app.session.title());
        app.message = Some(Message::Error(app.session.say(&none)));
    } else {
        app.overlay = Overlay::Ask { questions, marked: 0 };
    }
}

fn another(app: &mut App) {
    if app.session.outcome().is_none() {
        return app.complain("term-not-over");
    }
    let done = app.session.again(fresh_seed());
    app.done(done);
}

fn prompt(app: &mut App, purpose: Purpose, field: Field) {
    app.message = None;
    app.overlay = Overlay::Prompt { purpose, field };
}

fn on_page(app: &mut App, mut page: Page, code: KeyCode) {
    let line = match page.top {
        Top::Line(line) => line,
        // Drawing turns the others into a line before anybody can press a key.
        Top::Clause(_) | Top::End => 0,
    };
    page.top = match code {
        KeyCode::Up => Top::Line(line.saturating_sub(1)),
        KeyCode::Down => Top::Line(line + 1),
        KeyCode::PageUp => Top::Line(line.saturating_sub(LEAP)),
        KeyCode::PageDown | KeyCode::Char(' ') => Top::Line(line + LEAP),
        KeyCode::Home => Top::Line(0),
        KeyCode::End => Top::End,
        KeyCode::Esc | KeyCode::Enter | KeyCode::Char(_) => return,
        _ => page.top,
    };
    app.overlay = Overlay::Page(page);
}

fn on_questions(app: &mut App, questions: Vec<Value>, marked: usize, code: KeyCode) {
    let last = questions.len().saturating_sub(1);
    let digit = |digit: char| digit.to_digit(10).map_or(marked, |digit| digit as usize - 1);
    let marked = match code {
        KeyCode::Up => marked.saturating_sub(1),
        KeyCode::Down => (marked + 1).min(last),
        KeyCode::Char(letter @ '1'..='9') => digit(letter).min(last),
        KeyCode::Enter => return ask(app, &questions[marked.min(last)]),
        KeyCode::Tab => {
            let field = Field::new(questions[marked.min(last)].to_string());
            return prompt(app, Purpose::Question, field);
        }
        KeyCode::Esc => return,
        _ => marked,
    };
    app.overlay = Overlay::Ask { questions, marked };
}

fn ask(app: &mut App, question: &Value) {
    match pages::answer(&app.session, question) {
        Ok(answer) => {
            let question = question.to_string();
            app.overlay = Overlay::page(PageKind::Answer { question, answer });
        }
        Err(why) => app.done(Err(why)),
    }
}

fn on_prompt(app: &mut App, purpose: Purpose, mut field: Field, key: KeyEvent) {
    match key.code {
        KeyCode::Esc => {
            if purpose == Purpose::Filter {
                app.picker.filter.clear();
            }
            return;
        }
        KeyCode::Enter => return submit(app, purpose, &field.text),
        KeyCode::Tab if purpose == Purpose::Command => {
            field = marked_command(app).map_or(field, |command| Field::new(command.to_string()));
        }
        _ => field.press(key),
    }
    if purpose == Purpose::Filter {
        app.picker.filter.clone_from(&field.text);
        app.picker.marked = 0;
    }
    app.overlay = Overlay::Prompt { purpose, field };
}

fn marked_command(app: &App) -> Option<Value> {
    match &app.shown().get(app.picker.marked)?.effect {
        Effect::Play(command) => Some(command.clone()),
        Effect::Pass => None,
    }
}

fn submit(app: &mut App, purpose: Purpose, text: &str) {
    match purpose {
        // The list is filtered while the person types.
        Purpose::Filter => {}
        Purpose::Command => {
            let done = play_typed(text, &mut app.session);
            app.done(done);
        }
        Purpose::Question => match pages::typed_question(&app.session, text) {
            Ok(question) => ask(app, &question),
            Err(why) => app.done(Err(why)),
        },
        Purpose::Save { then_leave } => write(app, text, false, then_leave),
    }
}

fn ask_name(app: &mut App, then_leave: bool) {
    let name = free_name(app.session.meta().id);
    prompt(app, Purpose::Save { then_leave }, Field::new(name));
}

fn write(app: &mut App, name: &str, overwrite: bool, then_leave: bool) {
    match save(&mut app.session, name, overwrite) {
        Ok(Saved::At(path)) => {
            let saved = Phrase::new("term-saved").with("file", path.display().to_string());
            app.message = Some(Message::Note(app.session.say(&saved)));
            app.leaving = then_leave;
        }
        Ok(Saved::Taken(path)) => app.overlay = Overlay::Overwrite { path, then_leave },
        Err(why) => app.done(Err(why)),
    }
}
