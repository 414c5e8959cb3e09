//! The parts of the screen.

use contract::picture::seat_glyph;
use contract::{Phrase, Seat};
use pens::columns;
use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Borders, Paragraph};

use super::app::{App, Message};
use super::draw::frame_of;
use super::overlay::{self, Overlay, Purpose};
use super::theme;
use super::wrap::wrap;
use crate::play::ending::{Ending, name};
use crate::play::session::Next;

/// Signs of life.
const SPINNER: [&str; 8] = ["⠋", "⠙", "⠸", "⠴", "⠦", "⠧", "⠇", "⠏"];

/// The game, the round, and who sits where; on a second line if one is not enough.
pub fn header(app: &App, width: u16) -> Vec<Line<'static>> {
    let title = app.session.title();
    let round = Phrase::new("term-round").with("round", app.session.game().round());
    let mut left = vec![
        Span::styled(format!(" {title}"), theme::STRONG),
        Span::styled(format!("  {}", app.session.say(&round)), theme::FAINT),
    ];
    if let Some(wake_at) = app.session.waiting().wake_at {
        let left_s = wake_at.saturating_sub(app.session.now_ms()).div_ceil(1000);
        let time = app.session.say(&Phrase::new("term-left").with("seconds", left_s));
        left.push(Span::styled(format!("  {time}"), theme::STRONG));
    }
    let wide = usize::from(width);
    let mut seats = seats(app, wide);
    if Line::from(seats.clone()).width() > wide {
        // Two columns for the mark, two for the shape, one for the gap.
        let most = (wide / app.session.sitters().len().max(1)).saturating_sub(5);
        seats = self::seats(app, most);
    }
    let used = Line::from(left.clone()).width() + Line::from(seats.clone()).width();
    match usize::from(width).checked_sub(used) {
        Some(gap) => {
            left.push(Span::raw(" ".repeat(gap)));
            left.extend(seats);
            vec![Line::from(left)]
        }
        None => vec![Line::from(left), Line::from(seats)],
    }
}

/// Each seat in its colour, with that much of the name; those that the game waits for are marked.
fn seats(app: &App, most: usize) -> Vec<Span<'static>> {
    let waiting = app.session.waiting();
    let mut spans = Vec::new();
    for seat in Seat::all(app.session.sitters().len()) {
        let (mark, weight) = if waiting.must.contains(seat) {
            ("▶", Modifier::BOLD | Modifier::UNDERLINED)
        } else if waiting.may.contains(seat) {
            ("▷", Modifier::BOLD)
        } else {
            (" ", Modifier::empty())
        };
        let style = theme::seat(seat);
        spans.push(Span::styled(format!(" {mark}"), style));
        let name = match seat == app.session.me() {
            true => app.session.say(&Phrase::new("term-you").with("name", seat)),
            false => app.session.name(seat),
        };
        let text = format!("{} {}", seat_glyph(seat), columns::cut(&name, most));
        spans.push(Span::styled(text, style.add_modifier(weight)));
    }
    spans.push(Span::raw(" "));
    spans
}

/// The board, scrolled where it does not fit.
pub fn board(
    frame: &mut Frame<'_>,
    app: &mut App,
    lines: &[Line<'static>],
    area: Rect,
    borders: Borders,
) {
    let mut block = frame_of(&app.session.term("term-board"), borders);
    let inner = block.inner(area);
    let wide = lines.iter().map(Line::width).max().unwrap_or(0) as u16;
    let high = lines.len() as u16;
    app.board.0 = app.board.0.min(wide.saturating_sub(inner.width));
    app.board.1 = app.board.1.min(high.saturating_sub(inner.height));
    let hidden = (wide > inner.width, high > inner.height);
    let hint = match hidden {
        (false, false) => None,
        (true, false) => Some(" ← → "),
        (false, true) => Some(" PgUp PgDn "),
        (true, true) => Some(" ← → PgUp PgDn "),
    };
    if let Some(hint) = hint {
        block = block.title(Line::styled(hint, theme::FAINT).right_aligned());
    }
    let (column, row) = app.board;
    let text = Text::from(lines.to_vec());
    frame.render_widget(Paragraph::new(text).scroll((row, column)).block(block), area);
}

/// The newest of what happened.
pub fn log(frame: &mut Frame<'_>, app: &App, area: Rect) {
    let block = frame_of(&app.session.term("term-log"), Borders::ALL);
    let inner = block.inner(area);
    let lines = overlay::log(app, usize::from(inner.width));
    let top = (lines.len() as u16).saturating_sub(inner.height);
    frame.render_widget(Paragraph::new(lines).scroll((top, 0)).block(block), area);
}

/// What the person may do, who is thinking, or how it ended.
pub fn choices(frame: &mut Frame<'_>, app: &mut App, area: Rect) {
    if let Some(ending) = Ending::of(&app.session) {
        return end(frame, app, &ending, area);
    }
    let shown = app.shown().len();
    let all = app.choices.list.len();
    let title = match app.session.next() {
        Next::Person { .. } if app.picker.filter.is_empty() => Phrase::new("term-choices"),
        Next::Person { .. } => {
            let filter = app.picker.filter.clone();
            Phrase::new("term-choices-with").with("text", filter).with("shown", shown)
        }
        _ => Phrase::new("term-waiting"),
    };
    let mut block = frame_of(&app.session.say(&title.with("count", all)), Borders::ALL);
    let inner = block.inner(area);
    let (lines, marked) = choice_lines(app, usize::from(inner.width));
    let height = usize::from(inner.height);
    let last = lines.len().saturating_sub(height);
    // The marked choice always shows, and nothing moves as long as it does.
    let top = app.picker.top.min(marked.start).max(marked.end.saturating_sub(height)).min(last);
    app.picker.top = top;
    if last > 0 {
        block = block.title_bottom(place(app, top + 1, top + height, lines.len()));
    }
    frame.render_widget(Paragraph::new(lines).scroll((top as u16, 0)).block(block), area);
}

/// Which lines of a long list show.
pub fn place(app: &App, first: usize, last: usize, all: usize) -> Line<'static> {
    let lines = Phrase::new("term-lines").with("first", first).with("last", last);
    let lines = app.session.say(&lines.with("all", all));
    Line::styled(format!(" {lines} "), theme::FAINT).right_aligned()
}

/// The list, and which of its lines are marked.
fn choice_lines(app: &App, width: usize) -> (Vec<Line<'static>>, std::ops::Range<usize>) {
    let mut lines = Vec::new();
    let mut marked = 0..0;
    let digits = app.choices.list.last().map_or(1, |last| last.number.to_string().len());
    for (idx, choice) in app.shown().into_iter().enumerate() {
        let is_marked = idx == app.picker.marked;
        let style = if is_marked { theme::MARKED } else { Style::new() };
        let first = lines.len();
        let number = format!(" {:>digits$}  ", choice.number);
        let number = Span::styled(number, if is_marked { style } else { theme::KEY });
        overlay::hang(&mut lines, number, &choice.text(), style, width.saturating_sub(1));
        if is_marked {
            marked = first..lines.len();
            lines[first..].iter_mut().for_each(|line| fill(line, width));
        }
    }
    lines.extend(remarks(app, width));
    (lines, marked)
}

/// The marked choice is a bar as wide as the list.
fn fill(line: &mut Line<'static>, width: usize) {
    let gap = width.saturating_sub(line.width());
    line.spans.push(Span::raw(" ".repeat(gap)));
    line.spans.iter_mut().for_each(|span| span.style = theme::MARKED);
}

/// What stands below the choices, or in their place.
fn remarks(app: &App, width: usize) -> Vec<Line<'static>> {
    let text = match app.session.next() {
        Next::Person { .. } if app.choices.more => {
            format!("\n{}", app.session.term("term-more"))
        }
        Next::Person { .. } if app.choices.list.is_empty() => app.session.term("term-none-listed"),
        Next::Person { .. } if app.shown().is_empty() => app.session.term("term-no-match"),
        Next::Person { .. } | Next::Over => return Vec::new(),
        Next::Wait { until_ms: None } => app.session.term("term-stuck"),
        Next::Wait { .. } => app.session.term("term-time-passes"),
        Next::Thinking | Next::Ready { .. } => thinking(app),
    };
    let line = |text| Line::styled(format!(" {text}"), theme::FAINT);
    wrap(&text, width.saturating_sub(1)).into_iter().map(line).collect()
}

fn thinking(app: &App) -> String {
    let sign = SPINNER[app.ticks / 2 % SPINNER.len()];
    let busy = app.session.thinking();
    let seats = if busy.is_empty() { app.session.waiting().must } else { busy };
    let others = seats.iter().filter(|seat| *seat != app.session.me());
    let line = |seat| {
        let thinks = Phrase::new("term-thinking").with("name", name(&app.session, seat));
        format!("{sign} {}", app.session.say(&thinks))
    };
    others.map(line).collect::<Vec<String>>().join("\n")
}

/// How it ended, and what can be done now.
fn end(frame: &mut Frame<'_>, app: &App, ending: &Ending, area: Rect) {
    let block = frame_of(&app.session.term("term-end"), Borders::ALL);
    let width = usize::from(block.inner(area).width).saturating_sub(2);
    let padded = |text: String| Line::from(format!(" {text}"));
    let mut lines = vec![Line::default()];
    let headline = wrap(&ending.headline, width).into_iter();
    lines.extend(headline.map(|text| padded(text).style(theme::STRONG)));
    let why = ending.why.iter().flat_map(|why| wrap(why, width));
    lines.extend(why.map(padded));
    let practice = ending.practice.iter().flat_map(|text| wrap(text, width));
    lines.extend(practice.map(padded));
    lines.push(Line::default());
    for one in &ending.seats {
        let star = if one.won { "★" } else { " " };
        let name = columns::start(&one.name, 22);
        let text = format!("{star} {}. {name} {:>5}", one.place, one.score);
        lines.push(padded(text).style(theme::seat(one.seat)));
        let reason = one.reason.iter().flat_map(|reason| wrap(reason, width.saturating_sub(5)));
        lines.extend(reason.map(|text| padded(format!("     {text}")).style(theme::FAINT)));
    }
    lines.push(Line::default());
    // The act that ends a match is taken back only in practice.
    let may_undo = |key: &str| key != "u" || ending.practice.is_some();
    let keys = [("n", "term-do-again"), ("u", "term-do-undo"), ("s", "term-do-save"), QUIT];
    lines.extend(keys.into_iter().filter(|(key, _)| may_undo(key)).map(|(key, does)| {
        let does = Span::raw(app.session.term(does));
        Line::from(vec![Span::styled(format!(" {key}  "), theme::KEY), does])
    }));
    frame.render_widget(Paragraph::new(lines).block(block), area);
}

/// What is being typed, or what was last said.
pub fn message(app: &App, width: u16) -> Vec<Line<'static>> {
    let width = usize::from(width).saturating_sub(2);
    if let Overlay::Prompt { purpose, field } = &app.overlay {
        let ask = Span::styled(prompt(app, *purpose), theme::STRONG);
        return vec![Line::from(vec![ask, Span::raw(field.text.clone())])];
    }
    if !app.picker.typed.is_empty() {
        let typed = Phrase::new("term-typed").with("number", format!("{}_", app.picker.typed));
        return vec![Line::styled(format!(" {}", app.session.say(&typed)), theme::STRONG)];
    }
    let (text, style) = match &app.message {
        _ if app.consulting => {
            let sign = SPINNER[app.ticks / 2 % SPINNER.len()];
            (format!("{sign} {}", app.session.term("term-advising")), theme::FAINT)
        }
        None => return vec![Line::default()],
        Some(Message::Note(text)) => (text.clone(), theme::STRONG),
        Some(Message::Error(text)) => (format!("✗ {text}"), theme::ERROR),
    };
    let lines = wrap(&text, width).into_iter();
    lines.map(|line| Line::styled(format!(" {line}"), style)).collect()
}

fn prompt(app: &App, purpose: Purpose) -> String {
    let asks = match purpose {
        Purpose::Filter => return " / ".to_owned(),
        Purpose::Command => "term-prompt-command",
        Purpose::Question => "term-prompt-question",
        Purpose::Save { .. } => "term-prompt-save",
    };
    format!(" {} ", app.session.term(asks))
}

/// Shows where the next letter goes. Tells how far a long line has to move to the left for that.
pub fn cursor(frame: &mut Frame<'_>, app: &App, area: Rect) -> u16 {
    let Overlay::Prompt { purpose, field } = &app.overlay else { return 0 };
    let column = (columns::columns(&prompt(app, *purpose)) + field.column()) as u16;
    let shift = (column + 1).saturating_sub(area.width);
    frame.set_cursor_position(Position::new(area.x + column - shift, area.y));
    shift
}

/// The keys that matter now, as many as fit.
pub fn keys(app: &App, width: u16) -> Line<'static> {
    let keys: &[Key] = match &app.overlay {
        Overlay::Page(_) => &[("↑↓", "term-do-scroll"), BACK],
        Overlay::Ask { .. } => {
            &[("↑↓", "term-do-move"), ("Enter", "term-do-ask"), ("Tab", "term-do-edit"), BACK]
        }
        Overlay::Prompt { purpose: Purpose::Command, .. } => {
            &[("Enter", "term-do-play"), ("Tab", "term-do-marked"), BACK]
        }
        Overlay::Prompt { .. } => &[("Enter", "term-do-done"), ("Ctrl-U", "term-do-clear"), BACK],
        Overlay::Overwrite { .. } | Overlay::Leave => &[BACK],
        Overlay::None if app.session.outcome().is_some() => &END_KEYS,
        Overlay::None => &TABLE_KEYS,
    };
    let mut line = Line::default();
    for (key, does) in keys {
        let what = app.session.term(does);
        let pair = [Span::styled(format!(" {key}"), theme::KEY), Span::raw(format!(" {what} "))];
        let wide: usize = pair.iter().map(Span::width).sum();
        if line.width() + wide <= usize::from(width) {
            line.spans.extend(pair);
        }
    }
    line.style(Style::new().add_modifier(Modifier::DIM))
}

/// A key, and the message that says in a word what it does.
type Key = (&'static str, &'static str);

const BACK: Key = ("Esc", "term-do-back");
const QUIT: Key = ("q", "term-do-quit");

const TABLE_KEYS: [Key; 10] = [
    ("0-9 Enter", "term-do-choose"),
    ("u", "term-do-undo"),
    ("b", "term-do-advice"),
    ("i", "term-do-hint"),
    ("r", "term-do-rules"),
    ("s", "term-do-save"),
    ("?", "term-do-help"),
    QUIT,
    ("/", "term-do-find"),
    ("l", "term-do-log"),
];

const END_KEYS: [Key; 6] = [
    ("n", "term-do-again"),
    ("u", "term-do-undo"),
    ("s", "term-do-save"),
    ("l", "term-do-log"),
    ("?", "term-do-help"),
    QUIT,
];
