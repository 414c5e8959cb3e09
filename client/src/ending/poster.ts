/** A picture of a result to share: made on the device, always light, with nothing secret in it. */

import { paintingOf, type Drawing } from "../games/wasm.ts";
import { Fault } from "../lobby/api.ts";
import { SHAPES } from "../parts/shapes.ts";
import { within, wrapped, type Box } from "./layout.ts";

/** As other sites show pictures of links. */
export const SIZE = { width: 1200, height: 630 };

/** What stands on it. */
export interface Poster {
  /** The game. */
  title: string;
  /** Who won, in words. */
  headline: string;
  rows: readonly PosterRow[];
  /** When it was played, and at which address. */
  date: string;
  house: string;
}

export interface PosterRow {
  seat: number;
  place: string;
  name: string;
  score: string;
}

const PAPER = "#f6f1e7";
const CARD = "#fffdf8";
const INK = "#22252b";
const SOFT = "#5d5a52";
const ACCENT = "#c2351f";
const LINE = "#d8cfbc";

const EDGE = 52;
/** The picture has at most this much room, at the right. */
const PICTURE = { width: 640, height: SIZE.height - 2 * EDGE };
/** The result has at least this much, beside it. */
const LEAST = 400;
const ROW = { most: 70, gap: 9 };
const FOOT = 76;

/** What the page's style says, as a canvas wants it. */
function style(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

const colourOf = (seat: number) => style(`--seat-${seat % 8}`);

/** A drawing of the game as a picture: a part of it, where only a part is wanted. */
export function svgOf({ width, height, body }: Drawing, part: Box | null): string {
  const { x, y, width: wide, height: high } = part ?? { x: 0, y: 0, width, height };
  // A picture knows nothing of the page's colours.
  const painted = body.replace(/var\(--seat-(\d)[^)]*\)/g, (_, seat: string) =>
    colourOf(Number(seat)),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${wide} ${high}" ` +
    `width="${wide}" height="${high}" fill="${INK}" ` +
    `font-family="'Noto Sans','DejaVu Sans',sans-serif">${painted}</svg>`
  );
}

async function imageOf(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** The final position as a game draws it. */
export async function positionOf(
  ...[game, view, players, language, part]: [...Parameters<typeof paintingOf>, Box | null]
): Promise<HTMLImageElement> {
  return imageOf(svgOf(await paintingOf(game, view, players, language), part));
}

/** The whole picture, as a PNG. */
export async function pngOf(poster: Poster, position: HTMLImageElement): Promise<Blob> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, SIZE);
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Fault("no-canvas", "no 2D context");
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, SIZE.width, SIZE.height);
  pen.fillStyle = ACCENT;
  pen.fillRect(0, 0, SIZE.width, 10);
  const box = placeOf(position);
  drawPosition(pen, position, box);
  drawResult(pen, poster, box.x - 2 * EDGE);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (blob === null) throw new Fault("no-picture", "no blob");
  return blob;
}

/** Where the picture stands: at the right, as large as can be. */
function placeOf({ width, height }: { width: number; height: number }): Box {
  const most = { ...PICTURE, width: Math.min(PICTURE.width, SIZE.width - 3 * EDGE - LEAST) };
  const size = within(width, height, most);
  return {
    ...size,
    x: SIZE.width - EDGE - size.width,
    y: (SIZE.height - size.height) / 2 + 5,
  };
}

function drawPosition(pen: CanvasRenderingContext2D, image: HTMLImageElement, box: Box): void {
  const { x, y, width, height } = box;
  pen.save();
  pen.beginPath();
  pen.roundRect(x, y, width, height, 16);
  pen.shadowColor = "rgb(60 45 20 / 0.3)";
  pen.shadowBlur = 24;
  pen.shadowOffsetY = 8;
  pen.fillStyle = CARD;
  pen.fill();
  pen.shadowColor = "transparent";
  pen.clip();
  pen.imageSmoothingQuality = "high";
  pen.drawImage(image, x, y, width, height);
  pen.restore();
}

/** Title, who won, and everybody's place, one below the other. */
function drawResult(pen: CanvasRenderingContext2D, poster: Poster, width: number): void {
  const [title, text] = [style("--face-title"), style("--face")];
  pen.textBaseline = "alphabetic";
  pen.fillStyle = ACCENT;
  pen.font = `700 30px ${title}`;
  pen.fillText(poster.title, EDGE, EDGE + 40);
  pen.fillStyle = INK;
  const lines = headlineOf(pen, poster.headline, width, title);
  let y = EDGE + 48;
  for (const line of lines.text) {
    y += lines.size * 1.12;
    pen.fillText(line, EDGE, y);
  }
  const end = SIZE.height - EDGE - FOOT;
  const room = (end - y - 26) / Math.max(1, poster.rows.length);
  const high = Math.min(ROW.most, room) - ROW.gap;
  poster.rows.forEach((row, idx) => {
    drawRow(pen, row, { x: EDGE, y: y + 26 + idx * (high + ROW.gap), width, height: high }, text);
  });
  pen.textAlign = "left";
  pen.fillStyle = SOFT;
  pen.font = `500 22px ${text}`;
  pen.fillText(fitting(pen, poster.date, width), EDGE, SIZE.height - EDGE - 32);
  pen.fillStyle = INK;
  pen.font = `700 22px ${text}`;
  pen.fillText(fitting(pen, poster.house, width), EDGE, SIZE.height - EDGE);
}

/** In letters as large as three lines allow. */
function headlineOf(pen: CanvasRenderingContext2D, text: string, width: number, letters: string) {
  for (const size of [66, 56, 48]) {
    pen.font = `800 ${size}px ${letters}`;
    const lines = wrapped(text, (part) => pen.measureText(part).width <= width);
    if (lines.length <= 2) return { size, text: lines };
  }
  pen.font = `800 40px ${letters}`;
  const lines = wrapped(text, (part) => pen.measureText(part).width <= width).slice(0, 3);
  return { size: 40, text: lines };
}

function drawRow(pen: CanvasRenderingContext2D, row: PosterRow, box: Box, letters: string): void {
  const { x, y, width, height } = box;
  const size = Math.min(31, height * 0.56);
  const base = y + height / 2 + size * 0.36;
  pen.fillStyle = CARD;
  pen.strokeStyle = LINE;
  pen.lineWidth = 1.5;
  pen.beginPath();
  pen.roundRect(x, y, width, height, 10);
  pen.fill();
  pen.stroke();
  pen.font = `500 ${size * 0.82}px ${letters}`;
  pen.fillStyle = SOFT;
  pen.fillText(row.place, x + 16, base);
  const after = x + 16 + Math.max(size * 2.4, pen.measureText(row.place).width + 14);
  pen.save();
  pen.translate(after, y + height / 2 - size * 0.5);
  pen.scale(size / 20, size / 20);
  const mark = new Path2D(SHAPES[row.seat % SHAPES.length]);
  pen.fillStyle = colourOf(row.seat);
  pen.fill(mark);
  pen.strokeStyle = INK;
  pen.lineWidth = 1;
  pen.stroke(mark);
  pen.restore();
  pen.fillStyle = INK;
  pen.font = `700 ${size}px ${letters}`;
  const score = pen.measureText(row.score).width;
  const from = after + size * 1.4;
  pen.fillText(fitting(pen, row.name, x + width - score - 36 - from), from, base);
  pen.textAlign = "right";
  pen.fillText(row.score, x + width - 16, base);
  pen.textAlign = "left";
}

/** As much of a text as there is room for. */
function fitting(pen: CanvasRenderingContext2D, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text;
  let letters = [...text];
  while (letters.length > 1 && pen.measureText(`${letters.join("")}…`).width > width) {
    letters = letters.slice(0, -1);
  }
  return `${letters.join("")}…`;
}
