/** Line plots as SVG: one panel beside the other, with the least and the most as a bar. */

import { number } from "./tables.mjs";

const PANEL = { width: 420, height: 300 };
const MARGIN = { left: 78, right: 20, top: 44, bottom: 48 };
const COLOURS = ["#c8102e", "#1f6f8b", "#7a5c99", "#8a8a8a", "#b8860b"];
const FRAME = "#999";
const INK = "#222";

/** A scale from values to places on paper; a logarithmic one shows ratios. */
function scale(values, [from, to], isLog) {
  const put = isLog ? Math.log10 : (value) => value;
  const [low, high] = [isLog ? Math.min(...values) : 0, Math.max(...values)];
  const span = put(high) - put(low) || 1;
  return (value) => from + ((put(value) - put(low)) / span) * (to - from);
}

/** Round numbers that cover the values. */
function ticks(values, isLog) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (isLog) {
    const [first, last] = [Math.floor(Math.log10(low)), Math.ceil(Math.log10(high))];
    return Array.from({ length: last - first + 1 }, (_, idx) => 10 ** (first + idx));
  }
  const rough = high / 5;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((by) => by * unit).find((step) => step >= rough);
  return Array.from({ length: Math.ceil(high / step) + 1 }, (_, idx) => idx * step);
}

const text = (x, y, words, more = "") =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${more}>${words}</text>`;
const line = (x1, y1, x2, y2, colour) =>
  `<path d="M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}" ` +
  `stroke="${colour}" fill="none"/>`;

function curve({ points, dashed }, colour, x, y) {
  const path = points.map((point) => `${x(point.x).toFixed(1)} ${y(point.y).toFixed(1)}`).join("L");
  const dash = dashed ? ' stroke-dasharray="5 4"' : "";
  const whole = `<path d="M${path}" stroke="${colour}" stroke-width="2" fill="none"${dash}/>`;
  if (dashed) return whole;
  const marks = points.map((point) => {
    const [at, low, high] = [x(point.x), y(point.least ?? point.y), y(point.most ?? point.y)];
    const dot = `<circle cx="${at.toFixed(1)}" cy="${y(point.y).toFixed(1)}" r="3.5" fill="${colour}"/>`;
    return line(at, low, at, high, colour) + dot;
  });
  return whole + marks.join("");
}

function axes({ xs, marks, xLabel, yLabel, title }, x, y) {
  const { left, right, top, bottom } = MARGIN;
  const [floor, edge] = [PANEL.height - bottom, PANEL.width - right];
  const across = xs.map((value) => text(x(value), floor + 18, number(value), 'class="mid"'));
  const rungs = marks.map(
    (value) =>
      line(left, y(value), edge, y(value), "#ddd") +
      text(left - 8, y(value) + 4, number(value), 'class="end"'),
  );
  return [
    ...rungs,
    ...across,
    line(left, floor, edge, floor, FRAME),
    text(left, top - 24, title, 'class="title"'),
    text(left, top - 8, yLabel),
    text((left + edge) / 2, floor + 38, xLabel, 'class="mid"'),
  ].join("");
}

/** One plot: `series` of `{name, points: [{x, y, least, most}]}`. */
function panel(plot, offset) {
  const { series, logX, logY } = plot;
  const points = series.flatMap((one) => one.points);
  const xs = [...new Set(points.map((point) => point.x))].sort((a, b) => a - b);
  const heights = points.flatMap(({ y, least, most }) => [y, least ?? y, most ?? y]);
  const marks = ticks(heights, logY);
  const { left, right, top, bottom } = MARGIN;
  const x = scale(logX ? xs : [0, ...xs], [left + 12, PANEL.width - right - 12], logX);
  const y = scale(marks, [PANEL.height - bottom, top], logY);
  const curves = series.map((one, idx) => curve(one, COLOURS[idx], x, y));
  const inside = axes({ ...plot, xs, marks }, x, y) + curves.join("");
  return `<g transform="translate(${offset} 0)">${inside}</g>`;
}

function legend(series, width, at) {
  const each = width / series.length;
  return series.map(({ name }, idx) => {
    const x = 24 + idx * each;
    return line(x, at - 4, x + 22, at - 4, COLOURS[idx]) + text(x + 28, at, name);
  });
}

/** Panels side by side that show the same series. */
export function plot(panels) {
  const [width, height] = [PANEL.width * panels.length, PANEL.height + 30];
  const drawn = panels.map((one, idx) => panel(one, idx * PANEL.width));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}">`,
    `<style>text{font:12px system-ui,sans-serif;fill:${INK}}.title{font-weight:600;font-size:14px}`,
    ".mid{text-anchor:middle}.end{text-anchor:end}</style>",
    `<rect width="${width}" height="${height}" rx="8" fill="#fff"/>`,
    ...drawn,
    ...legend(panels[0].series, width, height - 12),
    "</svg>\n",
  ].join("\n");
}
