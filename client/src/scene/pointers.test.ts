import { beforeEach, expect, test } from "vitest";
import { Arbiter, type Grip, type Touch } from "./pointers.ts";

let said: string[];
const camera = {
  turn: (dx: number, dy: number) => void said.push(`turn ${dx} ${dy}`),
  slide: (dx: number, dy: number) => void said.push(`slide ${dx} ${dy}`),
  zoom: (factor: number) => void said.push(`zoom ${factor.toFixed(2)}`),
  spin: (by: number) => void said.push(`spin ${by.toFixed(2)}`),
};
const grip: Grip = {
  move: (x, y, dx, dy) => void said.push(`drag ${x} ${y} ${dx} ${dy}`),
  drop: (clicked) => void said.push(clicked ? "click" : "drop"),
  suspend: () => void said.push("suspend"),
};
/** Everything left of 100 can be dragged. */
const arbiter = () =>
  new Arbiter(
    ({ x }) => (x < 100 ? grip : null),
    camera,
    () => void said.push("click elsewhere"),
  );
const at = (x: number, y: number, id = 1, second = false): Touch => ({ id, x, y, second });

beforeEach(() => {
  said = [];
});

test("down on what can be dragged drags it, and the camera stays", () => {
  const pointers = arbiter();
  pointers.down(at(50, 50));
  pointers.move(at(60, 52));
  pointers.move(at(300, 52));
  pointers.up(at(300, 52));
  expect(said).toEqual(["drag 60 52 10 2", "drag 300 52 240 0", "drop"]);
});

test("down elsewhere turns the camera, with the second button slides it", () => {
  const pointers = arbiter();
  pointers.down(at(200, 50));
  pointers.move(at(90, 50));
  pointers.up(at(90, 50));
  pointers.down(at(50, 50, 1, true));
  pointers.move(at(55, 51, 1, true));
  pointers.up(at(55, 51, 1, true));
  expect(said).toEqual(["turn -110 0", "slide 5 1"]);
});

test("what hardly moves was a click", () => {
  const pointers = arbiter();
  pointers.down(at(50, 50));
  pointers.move(at(52, 50));
  pointers.up(at(52, 50));
  pointers.down(at(200, 50));
  pointers.up(at(201, 50));
  expect(said).toEqual(["drag 52 50 2 0", "click", "click elsewhere"]);
});

test("a second finger suspends the drag, and lifting it drops nothing", () => {
  const pointers = arbiter();
  pointers.down(at(50, 50, 1));
  pointers.move(at(70, 50, 1));
  pointers.down(at(170, 50, 2));
  expect(pointers.drags).toBe(false);
  pointers.move(at(270, 50, 2));
  expect(said.slice(1)).toEqual(["suspend", "slide 50 0", "zoom 2.00", "spin 0.00"]);
  said = [];
  pointers.up(at(270, 50, 2));
  pointers.move(at(80, 50, 1));
  pointers.up(at(80, 50, 1));
  expect(said).toEqual([]);
  expect(pointers.idle).toBe(true);
});

test("a gesture that is broken off keeps what is held, and later moves of it do nothing", () => {
  const pointers = arbiter();
  pointers.down(at(50, 50));
  pointers.move(at(80, 50));
  pointers.breakOff(1);
  pointers.breakOff(1);
  pointers.move(at(90, 50));
  pointers.up(at(90, 50));
  expect(said).toEqual(["drag 80 50 30 0", "suspend"]);
});
