/** The light of a scene by day and by night, as data. Colours are sRGB; angles are radians. */

export interface Mood {
  /** The one warm key light, and where it comes from: round the table, and how high. */
  key: { colour: string; strength: number; azimuth: number; height: number };
  /** What the sky gives from above, and the table from below. */
  fill: { sky: string; ground: string; strength: number };
  /** A faint light from behind, so that edges stand out. */
  rim: { colour: string; strength: number };
  /** How dark the shade under pieces is, from 0 to 1. */
  contact: number;
  exposure: number;
  /** What the light makes of the table. */
  table: string;
  /** How the light falls off toward the edge of the table: a colour, and how much of it. */
  dusk: { colour: string; strength: number };
  /** The room round the table, out of focus: from the floor up to the ceiling. */
  room: { floor: string; horizon: string; ceiling: string; glow: string; lamps: string[] };
}

export const DAY: Mood = {
  key: { colour: "#ffe2b8", strength: 3.3, azimuth: -1.1, height: 0.72 },
  fill: { sky: "#dbe7ff", ground: "#e6c79b", strength: 1.05 },
  rim: { colour: "#ffd0a0", strength: 0.5 },
  contact: 0.5,
  exposure: 1.08,
  table: "#fffaf2",
  dusk: { colour: "#8a5a2c", strength: 0.5 },
  room: {
    floor: "#a97d52",
    horizon: "#f0ddc0",
    ceiling: "#f8efe0",
    glow: "#fff7e6",
    lamps: ["#fff3d9", "#ffe3b8", "#f2d2a6", "#e7efe6"],
  },
};

export const NIGHT: Mood = {
  key: { colour: "#ffd6a0", strength: 2.7, azimuth: -1.1, height: 0.95 },
  fill: { sky: "#8ea4e0", ground: "#7a5a46", strength: 0.8 },
  rim: { colour: "#86a2ff", strength: 1.3 },
  contact: 0.62,
  exposure: 1.12,
  table: "#a97c55",
  dusk: { colour: "#07080f", strength: 0.9 },
  room: {
    floor: "#0d0f1a",
    horizon: "#20253d",
    ceiling: "#0b0d16",
    glow: "#2e2a44",
    lamps: ["#ffb45e", "#ff7a5c", "#ffd28a", "#6ea8ff", "#f28bbf"],
  },
};
