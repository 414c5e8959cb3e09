/** The light of the quarter: dusk by day, and night. */

import type { Mood } from "@shell/scene/moods.ts";

export const DUSK: Mood = {
  key: { colour: "#ffd8ab", strength: 2.3, azimuth: -1.15, height: 0.68 },
  fill: { sky: "#c3cdf2", ground: "#b79a7c", strength: 1.35 },
  rim: { colour: "#ffb08a", strength: 0.7 },
  contact: 0.5,
  exposure: 1.06,
  table: "#7d6c66",
  dusk: { colour: "#241d38", strength: 0.8 },
  room: {
    floor: "#5b4658",
    horizon: "#f0a77e",
    ceiling: "#5f6aa8",
    glow: "#ffd2a0",
    lamps: ["#ffcf8a", "#ff9a66", "#ffe1b0", "#f7b5c0"],
  },
};

export const NIGHT: Mood = {
  key: { colour: "#e6e0f4", strength: 0.95, azimuth: -1.15, height: 0.95 },
  fill: { sky: "#8287b4", ground: "#7a5a50", strength: 0.62 },
  rim: { colour: "#7f93ff", strength: 0.9 },
  contact: 0.6,
  exposure: 1.2,
  table: "#4a4350",
  dusk: { colour: "#05060e", strength: 0.92 },
  room: {
    floor: "#0c0d18",
    horizon: "#272043",
    ceiling: "#0a0b16",
    glow: "#4a2a3c",
    lamps: ["#ffb45e", "#ff6a4c", "#ffd28a", "#7aa6ff", "#f28bbf"],
  },
};
