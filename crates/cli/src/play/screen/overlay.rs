//! What lies over the game: pages to read, and questions to the person.

use std::path::PathBuf;

use contract::picture::seat_glyph;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use serde_json::Value;

use super::app::App;
use super::field::Field;
use super::theme;
use super::wrap::wrap;
use crate::play::pages::{KEYS, what_key_does};

/// What lies over the game.
pub enum Overlay {
    None,
    /// A page to read.
    Page(Page),
    /// The game's own questions.
    Ask {
        questions: Vec<Value>,
        marked: usize,
    },
    /// A line to be typed.
    Prompt {
        purpose: Purpose,
        field: Field,
    },
    /// Whether to save over a file that exists.
    Overwrite {
        path: PathBuf,
        then_leave: bool,
    },
    /// Whether to leave a match that was not saved.
    Leave,
}

/// A page to read.
pub struct Page {
    pub kind: PageKind,
    pub top: Top,
}

/// Where a page shows from. How many lines it has is known only when it is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Top {
    Line(usize),
    /// The line at which a clause of the rules begins.
    Clause(String),
    /// As far down as it goes.
    End,
}

/// What a page shows. It is rewritten whenever it is drawn, so that it fits the window.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PageKind {
    Help,
    Rules,
    Log,
    Board,
    /// What the game answered to a question.
    Answer {
        question: String,
        answer: String,
    },
}

/// What a line is typed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Text that choices must contain.
    Filter,
    /// A command as JSON.
    Command,
    /// A question to the game as JSON.
    Question,
    /// The name of a file to save to.
    Save { then_leave: bool },
}

impl Overlay {
    /// Whether the match stands still below it.
    pub fn stops_play(&self) -> bool {
        !matches!(self, Overlay::None)
    }

    /// A page, from its first line.
    pub fn page(kind: PageKind) -> Overlay {
        Overlay::Page(Page { kind, top: Top::Line(0) })
    }
}

impl PageKind {
    /// The message that heads it.
    pub fn title(&self) -> &'static str {
        match self {
            PageKind::Help => "term-help",
            PageKind::Rules => "term-rules",
            PageKind::Log => "term-log",
            PageKind::Board => "term-board",
            PageKind::Answer { .. } => "term-answer",
        }
    }
}

pub fn lines(app: &App, kind: &PageKind, width: usize) -> Vec<Line<'static>> {
    match kind {
        PageKind::Help => help(app, width),
        PageKind::Rules => rules(app, width),
        PageKind::Log => log(app, width),
        PageKind::Board => board(app),
        PageKind::Answer { question, answer } => {
            let mut lines = vec![Line::styled(question.clone(), theme::FAINT), Line::default()];
            lines.extend(wrap(answer, width).into_iter().map(Line::from));
            lines
        }
    }
}

/// The board in the game's inks.
pub fn board(app: &App) -> Vec<Line<'static>> {
    let sketch = app.session.sketch();
    let span = |(ink, text)| Span::styled(text, theme::ink(ink));
    sketch.lines.into_iter().map(|runs| runs.into_iter().map(span).collect()).collect()
}

/// What happened, the newest last.
pub fn log(app: &App, width: usize) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    for note in app.session.log().notes() {
        let style = note.seat.map_or(theme::FAINT, theme::seat);
        let mark = note.seat.map_or('•', seat_glyph);
        let mark = Span::styled(format!("{mark} "), style);
        hang(&mut lines, mark, &note.text, Style::new(), width);
    }
    lines
}

/// Adds a text with a mark before it; lines after the first stand below the text.
pub fn hang(
    lines: &mut Vec<Line<'static>>,
    mark: Span<'static>,
    text: &str,
    style: Style,
    width: usize,
) {
    let indent = mark.width();
    let mut mark = Some(mark);
    for text in wrap(text, width.saturating_sub(indent)) {
        let first = mark.take().unwrap_or_else(|| Span::raw(" ".repeat(indent)));
        lines.push(Line::from(vec![first, Span::styled(text, style)]));
    }
}

fn help(app: &App, width: usize) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    for (key, message) in KEYS {
        let what = what_key_does(&app.session, message);
        if key.is_empty() {
            lines.push(Line::styled(what, theme::STRONG));
        } else {
            let key = Span::styled(format!("  {key:<14}"), theme::KEY);
            hang(&mut lines, key, &what, Style::new(), width);
        }
    }
    lines
}

fn rules(app: &App, width: usize) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    for line in app.session.rules().lines() {
        if let Some(clause) = contract::clauses(line).next() {
            let named = app.clause.as_deref() == Some(clause.number);
            let style = if named { theme::ERROR } else { Style::new() };
            let number =
                Span::styled(format!("{:>6}  ", clause.number), style.patch(theme::STRONG));
            hang(&mut lines, number, clause.text, style, width);
        } else {
            let style = if line.starts_with('#') { theme::STRONG } else { theme::FAINT };
            let text = line.trim_start_matches('#').trim_start();
            lines.extend(wrap(text, width).into_iter().map(|text| Line::styled(text, style)));
        }
    }
    lines
}

/// The line of a page at which a clause begins, with a little of what stands before it.
pub fn line_of_clause(lines: &[Line<'_>], wanted: &str) -> usize {
    let is_it = |line: &Line| line.spans.first().is_some_and(|span| span.content.trim() == wanted);
    lines.iter().position(is_it).unwrap_or(0).saturating_sub(2)
}
