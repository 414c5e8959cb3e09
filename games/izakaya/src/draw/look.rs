//! How the street looks by night: wood, paper and lanterns.

use contract::Seat;
use pens::{Area, Num, Pen, Shape, bold, colour};

/// The sky and the ground of all.
pub const NIGHT: &str = "#161728";
/// Dark letters on paper.
pub const INK: &str = "#2b1d14";
/// Letters of less weight on paper.
pub const SOFT: &str = "#7c664e";
/// Cards and plates.
pub const PAPER: &str = "#f7ecd3";
/// Thin lines on paper.
pub const LINE: &str = "#d9c6a0";
/// Letters of less weight on dark ground.
pub const MIST: &str = "#c3b7a6";
/// Light: the player being asked, and winners.
pub const GOLD: &str = "#ffc14d";
/// Lanterns, and the end.
pub const LANTERN: &str = "#d9412b";
/// Wood of frames and crates.
pub const WOOD: &str = "#6b4427";
/// Where bottles may stand now, between four cards and between two.
pub const GREEN: &str = "#63d58a";
/// The same between two cards.
pub const RED: &str = "#ff8a70";

/// Gradients and patterns.
pub const DEFS: &str = "<defs>\
    <radialGradient id=\"iz-night\" cx=\".5\" cy=\".1\" r=\"1\">\
    <stop offset=\"0\" stop-color=\"#5b2f2a\" stop-opacity=\".75\"/>\
    <stop offset=\".55\" stop-color=\"#2a1d31\" stop-opacity=\".6\"/>\
    <stop offset=\"1\" stop-color=\"#0e1022\" stop-opacity=\".6\"/></radialGradient>\
    <radialGradient id=\"iz-glow\"><stop offset=\"0\" stop-color=\"#ffc46b\" \
    stop-opacity=\".6\"/><stop offset=\"1\" stop-color=\"#ffc46b\" stop-opacity=\"0\"/>\
    </radialGradient>\
    <linearGradient id=\"iz-lantern\"><stop offset=\"0\" stop-color=\"#a92a1c\"/>\
    <stop offset=\".45\" stop-color=\"#ff7a45\"/><stop offset=\"1\" stop-color=\"#b22d1d\"/>\
    </linearGradient>\
    <linearGradient id=\"iz-glass\"><stop offset=\"0\" stop-color=\"#fff\" \
    stop-opacity=\".45\"/><stop offset=\".3\" stop-color=\"#fff\" stop-opacity=\".12\"/>\
    <stop offset=\"1\" stop-color=\"#000\" stop-opacity=\".28\"/></linearGradient>\
    <linearGradient id=\"iz-cloth\" x2=\"0\" y2=\"1\"><stop offset=\"0\" \
    stop-color=\"#22346b\"/><stop offset=\"1\" stop-color=\"#33498c\"/></linearGradient>\
    <pattern id=\"iz-planks\" width=\"240\" height=\"44\" patternUnits=\"userSpaceOnUse\">\
    <rect width=\"240\" height=\"44\" fill=\"#5b3a22\"/>\
    <path fill=\"none\" stroke=\"#3f2716\" stroke-width=\"2\" d=\"M0 1H240M0 23H240M70 1V23M190 \
    23V44\"/><path fill=\"none\" stroke=\"#77502f\" stroke-opacity=\".55\" d=\"M0 8Q60 4 120 9T240 \
    8M0 15Q80 19 150 14T240 15M0 31Q70 27 130 32T240 31M0 38Q60 41 140 37T240 38\"/></pattern>\
    <pattern id=\"iz-street\" width=\"18\" height=\"18\" patternUnits=\"userSpaceOnUse\">\
    <rect width=\"18\" height=\"18\" fill=\"#3b3540\"/>\
    <path fill=\"none\" stroke=\"#2d2832\" d=\"M0 .5H18M0 9.5H18M4.5 0V9M13.5 9V18\"/></pattern>\
    <pattern id=\"iz-waves\" width=\"28\" height=\"14\" patternUnits=\"userSpaceOnUse\">\
    <g fill=\"none\" stroke=\"#fff\" stroke-opacity=\".22\" stroke-width=\"1.4\">\
    <circle cx=\"14\" cy=\"14\" r=\"12\"/><circle cx=\"14\" cy=\"14\" r=\"6\"/>\
    <circle cx=\"0\" cy=\"21\" r=\"12\"/><circle cx=\"28\" cy=\"21\" r=\"12\"/></g></pattern>\
    </defs>";

/// The tools of this street.
pub trait Street {
    /// A sheet of paper in a frame.
    fn paper(&mut self, area: Area, frame: &str);
    /// A board of planks.
    fn planks(&mut self, area: Area);
    /// A lantern, its middle there.
    fn lantern(&mut self, at: (f64, f64), size: f64);
    /// A coin of 100 yen.
    fn coin(&mut self, at: (f64, f64), radius: f64);
    /// A pyramid seen from above, so far from its middle to its edge.
    fn pyramid(&mut self, seat: Seat, at: (f64, f64), half: f64);
    /// An empty place for a disc.
    fn slot(&mut self, at: (f64, f64), radius: f64, ink: &str);
}

impl Street for Pen {
    fn paper(&mut self, area: Area, frame: &str) {
        let shade = Area { y: area.y + 3.0, ..area };
        self.rect(shade, 10.0, "fill=\"#000\" fill-opacity=\".35\"");
        let style = format!("fill=\"{PAPER}\" stroke=\"{frame}\" stroke-width=\"2.5\"");
        self.rect(area, 10.0, &style);
    }

    fn planks(&mut self, area: Area) {
        self.rect(area, 12.0, "fill=\"url(#iz-planks)\" stroke=\"#2a190d\" stroke-width=\"3\"");
        let style = "fill=\"none\" stroke=\"#a9763f\" stroke-opacity=\".6\" stroke-width=\"1.2\"";
        self.rect(area.inset(2.5), 10.0, style);
    }

    fn lantern(&mut self, at: (f64, f64), size: f64) {
        let (x, y) = at;
        self.circle(at, size * 1.2, "fill=\"url(#iz-glow)\"");
        let top = Area { x: x - size * 0.22, y: y - size * 0.74, w: size * 0.44, h: size * 0.14 };
        let low = Area { y: y + size * 0.6, ..top };
        self.ellipse(at, size * 0.52, size * 0.64, "fill=\"url(#iz-lantern)\"");
        for share in [-0.36, -0.12, 0.12, 0.36] {
            let (y, w) = (y + share * size, size * (0.52 - share * share * 0.62));
            let path = format!(
                "M{} {}q{} {} {} 0",
                Num(x - w),
                Num(y),
                Num(w),
                Num(size * 0.1),
                Num(2.0 * w)
            );
            self.path(&path, "fill=\"none\" stroke=\"#7d1c10\" stroke-opacity=\".5\"");
        }
        self.rect(top, 2.0, "fill=\"#22140d\"");
        self.rect(low, 2.0, "fill=\"#22140d\"");
    }

    fn coin(&mut self, at: (f64, f64), radius: f64) {
        self.circle(at, radius, "fill=\"#d9b45a\" stroke=\"#7a5414\" stroke-width=\"1.3\"");
        let style = "fill=\"none\" stroke=\"#fff3c4\" stroke-opacity=\".8\" stroke-width=\"1.2\"";
        self.circle(at, radius * 0.72, style);
    }

    fn pyramid(&mut self, seat: Seat, at: (f64, f64), half: f64) {
        let (x, y) = at;
        let tint = colour(seat);
        let (left, top, right, low) = (x - half, y - half, x + half, y + half);
        let area = Area { x: left, y: top, w: 2.0 * half, h: 2.0 * half };
        self.rect(Area { y: top + 2.5, ..area }, 2.0, "fill=\"#000\" fill-opacity=\".35\"");
        let style = format!("data-pyramid=\"{seat}\" fill=\"{tint}\" stroke=\"#fff\"");
        self.rect(area, 2.0, &format!("{style} stroke-width=\"1.6\""));
        let facets = [
            ((left, top), (right, top), "#fff", ".38"),
            ((right, top), (right, low), "#000", ".12"),
            ((right, low), (left, low), "#000", ".32"),
            ((left, low), (left, top), "#fff", ".14"),
        ];
        for (one, other, ink, share) in facets {
            let style = format!("fill=\"{ink}\" fill-opacity=\"{share}\"");
            self.shape(&[one, other, at], &style);
        }
        self.path(&Shape::of(seat).path(at, half * 0.56), "fill=\"#fff\"");
        let drop = if Shape::of(seat) == Shape::Triangle { 0.36 } else { 0.27 };
        let kind = bold(half * 0.76).centred();
        self.text((x, y + half * drop), kind, INK, &seat.to_string());
    }

    fn slot(&mut self, at: (f64, f64), radius: f64, ink: &str) {
        let style = format!(
            "fill=\"none\" stroke=\"{ink}\" stroke-width=\"1.8\" stroke-dasharray=\"4 3.5\""
        );
        self.circle(at, radius, &style);
    }
}
