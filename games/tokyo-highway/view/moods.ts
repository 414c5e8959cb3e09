/** The light of the last hour of a day, for the city that is built. */

import { DAY, type Mood } from "@shell/scene/moods.ts";

export const GOLDEN: Mood = {
  ...DAY,
  key: { colour: "#ffb15e", strength: 4.2, azimuth: -1.5, height: 0.3 },
  fill: { sky: "#c7a8d8", ground: "#e8a667", strength: 1.35 },
  exposure: 1.16,
  rim: { colour: "#ff9a66", strength: 1.2 },
  table: "#fff2da",
  dusk: { colour: "#7a3420", strength: 0.7 },
  room: { ...DAY.room, floor: "#a0603a", horizon: "#ffb877", ceiling: "#d98a8a", glow: "#ffe0a0" },
};
