//! A view as a picture and as text.
//!
//! Both pictures of the table, from the side and from straight above, are painted with the same
//! brushes through two cameras.
//!
//! - [`camera`]: where one looks from; [`solid`], [`order`], [`hull`]: what hides what
//! - [`ground`], [`mod@column`], [`road`], [`car`], [`building`]: the brushes
//! - [`scene`]: one picture of the table; [`labels`]: numbers and signs on it
//! - [`panel`]: what everybody has left; [`standing`]: who builds, who is out, who has won
//! - [`canvas`], [`pen`]: what they are drawn with
//! - [`sketch`], [`grid`]: everything for a terminal

pub mod building;
pub mod camera;
pub mod canvas;
pub mod car;
pub mod column;
pub mod grid;
pub mod ground;
pub mod hull;
pub mod labels;
pub mod order;
pub mod panel;
pub mod pen;
pub mod road;
pub mod scene;
pub mod sketch;
pub mod solid;
pub mod standing;

#[cfg(test)]
mod tests;

use contract::{Draw, Drawing, Sketch, Speaker};

use crate::truth::TokyoHighway;
use crate::view::View;
use pen::{Area, Pen};

/// A table with the speaker that puts it into words.
pub type Show<'a> = pens::Shown<'a, TokyoHighway>;

/// Size of the picture.
const WIDTH: f64 = 1200.0;
const HEIGHT: f64 = 1336.0;
/// The table from the side, on top.
const SLANT: Area = Area { x: 20.0, y: 20.0, w: 1160.0, h: 640.0 };
/// The table from above, below it.
const PLAN: Area = Area { x: 20.0, y: 676.0, w: 730.0, h: 640.0 };
/// What everybody has left, beside that.
const PANEL: Area = Area { x: 766.0, y: 676.0, w: 414.0, h: 640.0 };

impl Draw for TokyoHighway {
    fn draw(view: &View, speaker: &dyn Speaker) -> Drawing {
        let state = TokyoHighway::new(view.truth.mended());
        let shown = Show { view: &state, speaker };
        let mut pen = Pen::default();
        pen.add(format_args!("{DEFS}"));
        scene::slant(&mut pen, &shown, view.viewer, SLANT);
        scene::plan(&mut pen, &state, view.viewer, PLAN);
        panel::draw(&mut pen, &shown, view.viewer, PANEL);
        Drawing { width: WIDTH as u32, height: HEIGHT as u32, body: pen.body }
    }

    fn sketch(view: &View, speaker: &dyn Speaker) -> Sketch {
        let state = TokyoHighway::new(view.truth.mended());
        sketch::sketch(&Show { view: &state, speaker }, view.viewer)
    }
}

const DEFS: &str = "<defs>\
    <radialGradient id=\"th-wood\" gradientUnits=\"objectBoundingBox\">\
    <stop stop-color=\"#efe4cd\"/><stop offset=\"1\" stop-color=\"#dfcfae\"/></radialGradient>\
    <linearGradient id=\"th-room\" x2=\"0\" y2=\"1\"><stop stop-color=\"#cfd4d6\"/>\
    <stop offset=\"1\" stop-color=\"#b6bcc0\"/></linearGradient>\
    <linearGradient id=\"th-grey\"><stop stop-color=\"#aeb2b8\"/>\
    <stop offset=\".3\" stop-color=\"#e3e5e7\"/><stop offset=\"1\" stop-color=\"#82868e\"/>\
    </linearGradient>\
    <linearGradient id=\"th-yellow\"><stop stop-color=\"#dfae1d\"/>\
    <stop offset=\".3\" stop-color=\"#ffdf70\"/><stop offset=\"1\" stop-color=\"#b98b0b\"/>\
    </linearGradient>\
    <linearGradient id=\"th-curve\"><stop stop-color=\"#000\" stop-opacity=\".15\"/>\
    <stop offset=\".3\" stop-color=\"#fff\" stop-opacity=\".28\"/>\
    <stop offset=\"1\" stop-color=\"#000\" stop-opacity=\".35\"/></linearGradient>\
    <linearGradient id=\"th-glass\"><stop stop-color=\"#768da1\"/>\
    <stop offset=\".35\" stop-color=\"#8199ad\"/><stop offset=\"1\" stop-color=\"#3e5163\"/>\
    </linearGradient></defs>";
