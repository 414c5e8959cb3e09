/** The pictures that guests can choose, by their words. */

import type { Avatar } from "../match/wire.ts";

// An object, so that the compiler finds one that is missing here.
const ALL: Readonly<Record<Avatar, true>> = {
  lantern: true,
  tanuki: true,
  train: true,
  ramen: true,
  daruma: true,
  cat: true,
  onigiri: true,
  crane: true,
  tower: true,
  fuji: true,
  goldfish: true,
  kokeshi: true,
};

export const AVATARS = Object.keys(ALL) as Avatar[];
