/** The pictures of the cards and the parts they are made of: the files that `tokyo draw` uses. */

import kit from "../../src/draw/art/kit.svg?raw";

const panels = import.meta.glob<string>("../../src/draw/art/cards/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});
const monsters = import.meta.glob<string>(
  "../../src/draw/art/{ape,blob,dinosaur,dragon,rabbit,squid}.svg",
  { query: "?raw", import: "default", eager: true },
);

/** What a file is called, without its folder and its kind. */
const named = (path: string) => path.slice(path.lastIndexOf("/") + 1, -".svg".length);

/** The picture of each title, as SVG elements. */
export const PANELS: ReadonlyMap<string, string> = new Map(
  Object.entries(panels).map(([path, panel]) => [named(path), panel]),
);

/** Every part that a picture may use, the monsters among them. They bring their own outlines. */
export const PARTS: string =
  kit +
  Object.entries(monsters)
    .map(([path, art]) => `<g id="kit-${named(path)}" stroke="none">${art}</g>`)
    .join("");
