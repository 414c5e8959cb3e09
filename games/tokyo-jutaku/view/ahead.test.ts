import { expect, test } from "vitest";
import { ahead, ownerOf, supplyOf } from "./ahead.ts";
import { views } from "./samples.ts";
import type { Pose, View } from "./types.ts";

/** A view in which a seat builds, with hand and site as wanted. */
function viewWith(hand: number | null, standing: Pose[]): View {
  const view = views.find(({ architects }) => architects.some(({ site }) => site !== null));
  if (view === undefined) throw new Error("somebody builds in the samples");
  const [first, ...rest] = view.architects;
  if (first === undefined) throw new Error("somebody sits there");
  const site = {
    card: 3,
    side: "blue" as const,
    standing: standing.map((pose) => ({ pose, floor: 1 })),
  };
  const held = hand === null ? null : { piece: hand, since: 0 };
  return { ...view, architects: [{ ...first, site, hand: held }, ...rest] };
}

const pose = (piece: number): Pose => ({
  piece,
  flip: false,
  rotation: 0,
  x: 0,
  y: 0,
});
const floor = () => 2;

test("a grab is in the hand before anybody has answered, and the piece is out of the pile", () => {
  const own = ahead(viewWith(null, []), 0, [{ grab: { piece: 7 } }], floor);
  expect(own.hand).toBe(7);
  expect(own.taken.has(7)).toBe(true);
});

test("a placement stands, and a stop right after it is called", () => {
  const commands = [{ grab: { piece: 7 } }, { place: { pose: pose(7) } }, "stop"] as const;
  const own = ahead(viewWith(null, [pose(1)]), 0, commands, floor);
  expect(own.hand).toBeNull();
  expect(own.standing.map(({ pose: { piece } }) => piece)).toEqual([1, 7]);
  expect(own.standing[1]?.floor).toBe(2);
  expect(own.stopped).toBe(true);
});

test("what goes back is in nobody's hands", () => {
  expect(ahead(viewWith(9, []), 0, ["drop"], floor).hand).toBeNull();
  const own = ahead(viewWith(null, [pose(1), pose(2)]), 0, ["return"], floor);
  expect(own.standing).toHaveLength(1);
});

test("without an intention everything is as the view has it", () => {
  const own = ahead(viewWith(9, [pose(1)]), 0, [], floor);
  expect(own).toMatchObject({ hand: 9, stopped: false });
  expect(ahead(viewWith(9, [pose(1)]), null, [], floor).hand).toBeNull();
});

test("whoever has a piece is found, in hand or on the site", () => {
  const view = viewWith(9, [pose(1)]);
  expect(ownerOf(view, 9)).toBe(0);
  expect(ownerOf(view, 1)).toBe(0);
  expect(ownerOf({ ...view, architects: [] }, 1)).toBeNull();
  expect(supplyOf({ ...view, supplies: [[1], [2]] }, 1)).toEqual([2]);
  expect(supplyOf({ ...view, supplies: [[1]] }, 1)).toEqual([1]);
});
