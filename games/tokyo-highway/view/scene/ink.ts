/** A plan of a city by a bay, printed on the wood: what the highways are built over. */

import type { CanvasTexture } from "three";
import { painted } from "@shell/scene/textures.ts";

type Pen = CanvasRenderingContext2D;
type Chance = () => number;
type PlanPoint = readonly [number, number];

/** What a plan is printed with: each as red, green and blue. */
export interface Inks {
  line: string;
  water: string;
  park: string;
  paper: string;
}

const SIZE = 2048;
/** How far from the middle moat and ring line are. Half the plan is 1. */
const MOAT = 0.13;
const LOOP = 0.44;
const RINGS = [0.25, 0.63, 0.85] as const;

function through(points: readonly PlanPoint[], closed = false): Path2D {
  const path = new Path2D();
  points.forEach(([x, y], idx) => (idx === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
  if (closed) path.closePath();
  return path;
}

const points = (count: number, at: (t: number) => PlanPoint): PlanPoint[] =>
  Array.from({ length: count + 1 }, (_, n) => at(n / count));

const polar = (angle: number, away: number): PlanPoint => [
  Math.cos(angle) * away,
  Math.sin(angle) * away,
];

/** A way round the middle, a little uneven, as what has grown over centuries is. */
function roundAt(angle: number, radius: number, seed: number): PlanPoint {
  const slow = 0.05 * Math.sin(angle * 2 + seed) + 0.035 * Math.sin(angle * 3 + seed * 2.3);
  return polar(angle, radius * (1 + slow + 0.02 * Math.sin(angle * 5 + seed * 0.7)));
}

function round(radius: number, seed: number): Path2D {
  return through(
    points(180, (t) => roundAt(t * 2 * Math.PI, radius, seed)),
    true,
  );
}

/** The coast from the east to the south-west, moved out to sea by this much. */
function coast(out: number): PlanPoint[] {
  return points(140, (t) => {
    const bays = 0.045 * Math.sin(t * 9) + 0.03 * Math.sin(t * 21 + 1) + 0.012 * Math.sin(t * 47);
    const open = 0.75 * (1 - t) ** 3 + 0.6 * t ** 4;
    return polar(-0.35 + t * 2.1, 0.7 + bays + open + out);
  });
}

function sea(): Path2D {
  return through([...coast(0), [-2, 2], [2, 2], [2, -0.5]], true);
}

function land(): Path2D {
  return through([...coast(0), [-2, 2], [-2, -2], [2, -2]], true);
}

/** It comes down from the north, and grows. */
function river(): Path2D {
  return through(
    points(90, (t) => {
      const bend = 0.09 * Math.sin(t * 7) + 0.04 * Math.sin(t * 15 + 1);
      return [0.3 + bend + t * 0.22, -1.05 + t * 1.7];
    }),
  );
}

/** Water between two banks. */
function channel(pen: Pen, path: Path2D, width: number, inks: Inks): void {
  pen.lineWidth = width + 0.005;
  pen.strokeStyle = `rgb(${inks.line} / 0.5)`;
  pen.stroke(path);
  pen.lineWidth = width;
  pen.globalCompositeOperation = "destination-out";
  pen.strokeStyle = "#000";
  pen.stroke(path);
  pen.globalCompositeOperation = "source-over";
  pen.strokeStyle = `rgb(${inks.water} / 0.34)`;
  pen.stroke(path);
}

/** An avenue out of the middle: its direction there, and how it bends. */
interface Avenue {
  angle: number;
  bend: number;
}

const directionOf = ({ angle, bend }: Avenue, away: number) => angle + bend * away * away;

function avenuesOf(chance: Chance): Avenue[] {
  return Array.from({ length: 13 }, (_, n) => ({
    angle: ((n + chance() * 0.5) / 13) * 2 * Math.PI,
    bend: (chance() - 0.5) * 0.36,
  }));
}

/** Between two avenues and two rings there is a quarter; its streets run their own way. */
function quarters(pen: Pen, chance: Chance, avenues: readonly Avenue[], inks: Inks): void {
  const rings = [MOAT * 1.2, RINGS[0], LOOP, RINGS[1], RINGS[2], 1.08];
  avenues.forEach((avenue, idx) => {
    const next = avenues[(idx + 1) % avenues.length] ?? avenue;
    rings
      .slice(1)
      .forEach((far, ring) => quarter(pen, chance, [avenue, next], [rings[ring] ?? 0, far], inks));
  });
}

function quarter(
  pen: Pen,
  chance: Chance,
  [left, right]: readonly [Avenue, Avenue],
  [near, far]: readonly [number, number],
  inks: Inks,
): void {
  const side = (avenue: Avenue) =>
    points(6, (t) => {
      const away = near + (far - near) * t;
      return polar(directionOf(avenue, away), away);
    });
  const outline = through([...side(left), ...side(right).reverse()], true);
  const middle = (near + far) / 2;
  const angle = directionOf(left, middle) + 0.24;
  pen.save();
  pen.clip(outline);
  pen.translate(...polar(angle, middle));
  pen.rotate(angle + (chance() - 0.5) * 0.5);
  pen.lineWidth = 0.0013;
  pen.strokeStyle = `rgb(${inks.line} / ${0.13 + chance() * 0.1})`;
  pen.beginPath();
  const [wide, high] = [0.016 + chance() * 0.012, 0.024 + chance() * 0.02];
  for (let at = -0.4; at < 0.4; at += wide) {
    pen.moveTo(at, -0.4);
    pen.lineTo(at, 0.4);
  }
  for (let at = -0.4; at < 0.4; at += high) {
    pen.moveTo(-0.4, at);
    pen.lineTo(0.4, at);
  }
  pen.stroke();
  pen.restore();
}

/** Parks and shrines lie here and there, and have no streets. */
function parks(pen: Pen, chance: Chance, inks: Inks): void {
  for (let n = 0; n < 15; n += 1) {
    const point = polar((n / 15) * 2 * Math.PI + chance() * 0.4, 0.22 + chance() * 0.7);
    const outline = round(0.022 + chance() * 0.038, chance() * 6);
    pen.save();
    pen.translate(...point);
    pen.globalCompositeOperation = "destination-out";
    pen.fill(outline);
    pen.globalCompositeOperation = "source-over";
    pen.fillStyle = `rgb(${inks.park} / 0.36)`;
    pen.fill(outline);
    pen.lineWidth = 0.002;
    pen.strokeStyle = `rgb(${inks.line} / 0.3)`;
    pen.stroke(outline);
    pen.restore();
  }
}

/** The avenues, and the rings that join them. */
function streets(pen: Pen, avenues: readonly Avenue[], inks: Inks): void {
  pen.lineWidth = 0.0034;
  pen.strokeStyle = `rgb(${inks.line} / 0.36)`;
  RINGS.forEach((radius, idx) => pen.stroke(round(radius, 2 + idx * 3)));
  for (const avenue of avenues) {
    const from = MOAT * 1.12;
    pen.stroke(
      through(
        points(12, (t) => {
          const away = from + (1.08 - from) * t;
          return polar(directionOf(avenue, away), away);
        }),
      ),
    );
  }
}

/** A railway as maps show it, and stations on it. */
function railway(pen: Pen, inks: Inks): void {
  const path = round(LOOP, 6);
  pen.lineWidth = 0.0085;
  pen.strokeStyle = `rgb(${inks.line} / 0.6)`;
  pen.stroke(path);
  pen.setLineDash([0.016, 0.016]);
  pen.lineWidth = 0.0048;
  pen.strokeStyle = `rgb(${inks.paper} / 0.85)`;
  pen.stroke(path);
  pen.setLineDash([]);
  pen.lineWidth = 0.0032;
  pen.strokeStyle = `rgb(${inks.line} / 0.7)`;
  pen.fillStyle = `rgb(${inks.paper} / 0.95)`;
  for (let n = 0; n < 29; n += 1) {
    pen.beginPath();
    pen.arc(...roundAt((n / 29) * 2 * Math.PI + 0.05 * Math.sin(n * 5), LOOP, 6), 0.0085, 0, 7);
    pen.fill();
    pen.stroke();
  }
}

/** A wash over the bay, and lines that follow the shore further and further apart. */
function bay(pen: Pen, inks: Inks): void {
  pen.save();
  pen.clip(sea());
  pen.fillStyle = `rgb(${inks.water} / 0.34)`;
  pen.fillRect(-1.5, -1.5, 3, 3);
  for (let n = 0; n < 8; n += 1) {
    pen.lineWidth = n === 0 ? 0.007 : 0.0018;
    pen.strokeStyle = `rgb(${inks.line} / ${n === 0 ? 0.5 : 0.32 - n * 0.03})`;
    pen.stroke(through(coast(0.011 * n + 0.0022 * n * n)));
  }
  pen.restore();
}

/** A star of eight points, where the bay is widest. */
function compass(pen: Pen, inks: Inks): void {
  pen.save();
  pen.translate(...polar(0.72, 0.86));
  pen.lineWidth = 0.0022;
  pen.strokeStyle = `rgb(${inks.line} / 0.6)`;
  for (const radius of [0.05, 0.056]) {
    pen.beginPath();
    pen.arc(0, 0, radius, 0, 7);
    pen.stroke();
  }
  for (let point = 0; point < 8; point += 1) {
    const long = point % 2 === 0 ? 0.078 : 0.046;
    const angle = (point / 8) * 2 * Math.PI - Math.PI / 2;
    for (const hand of [-1, 1]) {
      pen.beginPath();
      pen.moveTo(0, 0);
      pen.lineTo(...polar(angle, long));
      pen.lineTo(...polar(angle + (hand * Math.PI) / 8, 0.018));
      pen.closePath();
      pen.fillStyle = `rgb(${hand > 0 ? inks.line : inks.paper} / 0.7)`;
      pen.fill();
      pen.stroke();
    }
  }
  pen.restore();
}

/** The plan, round, transparent where nothing is printed. */
export function inkTexture(inks: Inks): CanvasTexture {
  return painted(SIZE, SIZE, 17, (pen, chance) => {
    pen.scale(SIZE / 2, SIZE / 2);
    pen.translate(1, 1);
    pen.lineJoin = pen.lineCap = "round";
    pen.save();
    pen.clip(land());
    const avenues = avenuesOf(chance);
    quarters(pen, chance, avenues, inks);
    parks(pen, chance, inks);
    streets(pen, avenues, inks);
    channel(pen, river(), 0.026, inks);
    channel(pen, round(MOAT, 1.4), 0.017, inks);
    channel(pen, round(MOAT * 0.56, 3.1), 0.01, inks);
    pen.lineCap = "butt";
    railway(pen, inks);
    pen.restore();
    bay(pen, inks);
    compass(pen, inks);
  });
}
