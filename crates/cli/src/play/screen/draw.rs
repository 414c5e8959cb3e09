//! How the game looks in the terminal.

use contract::Phrase;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Text};
use ratatui::widgets::{Block, BorderType, Borders, Clear, Paragraph};

use super::app::App;
use super::overlay::{self, Overlay, Top};
use super::panes;
use super::theme;

/// Below that, a game cannot be shown.
const SMALLEST: (u16, u16) = (40, 12);
/// Columns that choices need beside a board.
const BESIDE: u16 = 32;

/// Draws everything.
pub fn draw(frame: &mut Frame<'_>, app: &mut App) {
    let area = frame.area();
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        let (width, height) = SMALLEST;
        let words = Phrase::new("term-too-small").with("width", width).with("height", height);
        let words = app.session.say(&words);
        let text: Vec<Line> = super::wrap::wrap(&words, usize::from(area.width))
            .into_iter()
            .map(Line::from)
            .collect();
        return frame.render_widget(Text::from(text), area);
    }
    let header = panes::header(app, area.width);
    let message = panes::message(app, area.width);
    let [top, middle, said, keys] = Layout::vertical([
        Constraint::Length(header.len() as u16),
        Constraint::Fill(1),
        Constraint::Length(message.len().clamp(1, 3) as u16),
        Constraint::Length(1),
    ])
    .areas(area);
    frame.render_widget(Text::from(header), top);
    table(frame, app, middle);
    let shift = panes::cursor(frame, app, said);
    frame.render_widget(Paragraph::new(message).scroll((0, shift)), said);
    frame.render_widget(panes::keys(app, keys.width), keys);
    over(frame, app, middle);
}

/// The board with the log below it and the choices beside both; where the board is too wide for
/// that, it lies over the two others.
fn table(frame: &mut Frame<'_>, app: &mut App, area: Rect) {
    let lines = overlay::board(app);
    let wide = lines.iter().map(Line::width).max().unwrap_or(0) as u16 + 2;
    let high = lines.len() as u16 + 2;
    if wide + BESIDE <= area.width {
        let left = wide.max(area.width * 9 / 20).min(area.width - BESIDE);
        let columns = [Constraint::Length(left), Constraint::Fill(1)];
        let [left, choices] = Layout::horizontal(columns).areas(area);
        let rows =
            [Constraint::Length(high.min(left.height.saturating_sub(5))), Constraint::Fill(1)];
        let [board, log] = Layout::vertical(rows).areas(left);
        panes::board(frame, app, &lines, board, Borders::ALL);
        panes::log(frame, app, log);
        panes::choices(frame, app, choices);
        return;
    }
    let most = (area.height * 3 / 5).max(area.height.saturating_sub(12));
    let rows = [Constraint::Length((high - 1).min(most)), Constraint::Fill(1)];
    let [board, below] = Layout::vertical(rows).areas(area);
    let columns = [Constraint::Fill(3), Constraint::Fill(2)];
    let [choices, log] = Layout::horizontal(columns).areas(below);
    panes::board(frame, app, &lines, board, Borders::TOP);
    panes::choices(frame, app, choices);
    panes::log(frame, app, log);
}

/// A frame with a heading.
pub fn frame_of(title: &str, borders: Borders) -> Block<'static> {
    Block::new()
        .borders(borders)
        .border_type(BorderType::Rounded)
        .border_style(theme::FAINT)
        .title(Line::styled(format!(" {title} "), theme::HEADING))
}

/// What lies over the game.
fn over(frame: &mut Frame<'_>, app: &mut App, area: Rect) {
    match &app.overlay {
        Overlay::Page(_) => page(frame, app, area),
        Overlay::Ask { questions, marked } => {
            let line = |(idx, question): (usize, &serde_json::Value)| {
                let style = if idx == *marked { theme::MARKED } else { Default::default() };
                Line::styled(format!(" {:>2}  {question} ", idx + 1), style)
            };
            let mut lines: Vec<Line> = questions.iter().enumerate().map(line).collect();
            lines.push(Line::default());
            lines.push(Line::styled(
                format!(" {}", app.session.term("term-ask-keys")),
                theme::FAINT,
            ));
            let marked = *marked;
            boxed(frame, &app.session.term("term-ask"), lines, marked, area);
        }
        Overlay::Leave => {
            let keys =
                [("s", "term-leave-save"), ("q", "term-leave-drop"), ("Esc", "term-leave-stay")];
            let lines = question(app, &app.session.term("term-leave-unsaved"), &keys);
            boxed(frame, &app.session.term("term-leave"), lines, 0, area);
        }
        Overlay::Overwrite { path, .. } => {
            let exists = Phrase::new("term-exists").with("file", path.display().to_string());
            let keys = [("y", "term-overwrite-yes"), ("Esc", "term-overwrite-no")];
            let lines = question(app, &app.session.say(&exists), &keys);
            boxed(frame, &app.session.term("term-overwrite"), lines, 0, area);
        }
        Overlay::None | Overlay::Prompt { .. } => {}
    }
}

/// What is asked, and what each key answers.
fn question(app: &App, asked: &str, keys: &[(&str, &'static str)]) -> Vec<Line<'static>> {
    let answer = |(key, does): &(&str, &'static str)| {
        Line::from(format!(" {key:<4} {} ", app.session.term(does)))
    };
    let asked = [Line::from(format!(" {asked} ")), Line::default()];
    asked.into_iter().chain(keys.iter().map(answer)).collect()
}

/// A box in the middle, just large enough; `marked` is the line that has to show.
fn boxed(frame: &mut Frame<'_>, title: &str, lines: Vec<Line<'_>>, marked: usize, area: Rect) {
    let wide = lines.iter().map(Line::width).max().unwrap_or(0) as u16 + 2;
    let high = lines.len() as u16 + 2;
    let place = area.centered(Constraint::Length(wide), Constraint::Length(high));
    let top = (marked as u16 + 3).saturating_sub(place.height.max(3));
    frame.render_widget(Clear, place);
    let text = Paragraph::new(lines).scroll((top, 0)).block(frame_of(title, Borders::ALL));
    frame.render_widget(text, place);
}

/// A page over the whole game. Where it stands is settled here, once its length is known.
fn page(frame: &mut Frame<'_>, app: &mut App, area: Rect) {
    let Overlay::Page(page) = &app.overlay else { return };
    let [width, height] = [area.width, area.height].map(|side| usize::from(side.saturating_sub(2)));
    let lines = overlay::lines(app, &page.kind, width);
    let last = lines.len().saturating_sub(height);
    let top = match &page.top {
        Top::Line(line) => *line,
        Top::Clause(clause) => overlay::line_of_clause(&lines, clause),
        Top::End => last,
    }
    .min(last);
    let mut block = frame_of(&app.session.term(page.kind.title()), Borders::ALL);
    if last > 0 {
        let place = panes::place(app, top + 1, (top + height).min(lines.len()), lines.len());
        block = block.title_bottom(place);
    }
    frame.render_widget(Clear, area);
    frame.render_widget(Paragraph::new(lines).scroll((top as u16, 0)).block(block), area);
    if let Overlay::Page(page) = &mut app.overlay {
        page.top = Top::Line(top);
    }
}
