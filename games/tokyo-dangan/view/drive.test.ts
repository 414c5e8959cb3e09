import { expect, test } from "vitest";
import { Drive } from "./drive.ts";
import type { Play } from "./play.svelte.ts";
import type { Square } from "./types.ts";

/** A table where the train stands on a1, and can run to a2 and nowhere else. */
function table() {
  const done: string[] = [];
  const play = {
    own: { piece: "a1" },
    slot: null,
    hovered: null as Square | null,
    offers: { any: true, has: ({ move }: { move: { to: Square } }) => move.to === "a2" },
    act: ({ move }: { move: { to: Square } }) => done.push(`run ${move.to}`),
    choose: (square: Square) => done.push(`look ${square}`),
  };
  // Squares are ten pixels wide, one below the other.
  const under = ({ y }: { y: number }) => `a${Math.floor(y / 10) + 1}` as Square;
  const drive = new Drive(play as unknown as Play, under);
  const at = (y: number) => ({ x: 0, y, button: 0, pointerId: 1 }) as unknown as PointerEvent;
  const drag = (from: number, to: number) => {
    drive.down(at(from), under({ y: from }));
    drive.move(at(to));
    drive.up(at(to));
    return drive.ends({ detail: 1 } as MouseEvent);
  };
  return { done, drag };
}

test("a train that is dropped where it can run, runs there", () => {
  const { done, drag } = table();
  expect(drag(5, 15), "its click is none").toBe(true);
  expect(done).toEqual(["run a2"]);
});

test("elsewhere, the square says what can be done there", () => {
  const { done, drag } = table();
  drag(5, 35);
  expect(done).toEqual(["look a4"]);
});

test("a click, and a pointer that is not on the train, drag nothing", () => {
  const { done, drag } = table();
  expect(drag(5, 6)).toBe(false);
  expect(drag(15, 35)).toBe(false);
  expect(done).toEqual([]);
});
