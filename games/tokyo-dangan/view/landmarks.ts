/** What cities are known for: the house's own small pictures, 48 by 44 round a middle at 0. */

import cherry from "../src/draw/art/cherry.svg?raw";
import clock from "../src/draw/art/clock.svg?raw";
import crossing from "../src/draw/art/crossing.svg?raw";
import fish from "../src/draw/art/fish.svg?raw";
import lantern from "../src/draw/art/lantern.svg?raw";
import lattice from "../src/draw/art/lattice.svg?raw";
import needle from "../src/draw/art/needle.svg?raw";
import neon from "../src/draw/art/neon.svg?raw";
import ship from "../src/draw/art/ship.svg?raw";
import tallBlock from "../src/draw/art/tall-block.svg?raw";
import train from "../src/draw/art/train.svg?raw";
import twinTowers from "../src/draw/art/twin-towers.svg?raw";
import wheel from "../src/draw/art/wheel.svg?raw";

/** In the order of the cities of Tokyo's board, which the program's own drawing has too. */
const PICTURES = [
  tallBlock,
  cherry,
  lantern,
  twinTowers,
  needle,
  neon,
  crossing,
  clock,
  fish,
  lattice,
  wheel,
  train,
  ship,
];

/** The picture of a city by its place in the board's list. */
export function landmark(idx: number): string {
  return PICTURES[idx % PICTURES.length] ?? "";
}
