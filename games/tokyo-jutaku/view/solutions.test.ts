import { expect, test } from "vitest";
import { views } from "./samples.ts";
import { asOver, lending, solvedOf } from "./solutions.ts";
import type { Standing, View } from "./types.ts";

/** A match of two: the first has completed a card and builds on another, the second has not. */
function underWay(): View {
  const view = views.find(({ architects }) => architects.some(({ site }) => site !== null));
  const [first] = view?.architects ?? [];
  if (view === undefined || first === undefined) throw new Error("somebody builds in the samples");
  const site = (card: number) => ({
    card,
    side: "white" as const,
    standing: [],
  });
  return {
    ...view,
    setup: { ...view.setup, mode: "race", side: "white", easy: 0 },
    phase: "building",
    architects: [
      { ...first, site: site(4), done: [2, 9] },
      { ...first, site: site(7), done: [] },
    ],
  };
}

test("while the match goes on, only what is completed can be shown", () => {
  expect(solvedOf(underWay(), false)).toEqual([{ seat: 0, card: 9, side: "white" }]);
});

test("after the match, and at a replay, everybody's site can be", () => {
  expect(solvedOf(underWay(), true)).toEqual([
    { seat: 0, card: 4, side: "white" },
    { seat: 1, card: 7, side: "white" },
  ]);
  expect(asOver(underWay()).phase).toHaveProperty("over");
});

test("whoever has no site any more is shown the one completed last", () => {
  const view = underWay();
  const [first, second] = view.architects;
  if (!first || !second) throw new Error("two sit there");
  const [site, moved] = [null, { ...second, done: [1] }];
  const shown = solvedOf({ ...view, architects: [{ ...first, site }, moved] }, true);
  expect(shown.map(({ card }) => card)).toEqual([9, 7]);
});

test("wood that a solution borrows is nowhere else", () => {
  const stand = (piece: number): Standing => ({
    pose: { piece, flip: false, rotation: 0, x: 0, y: 0 },
    floor: 1,
  });
  const plot = { x: 0, z: 0, scale: 0.4 };
  const bad = new Set<number>();
  const rivals = [
    { seat: 1, plot, bad, standing: [stand(3), stand(4)], hand: 5 },
    { seat: 2, plot, bad, standing: [], hand: 8 },
  ];
  const left = lending(rivals, [1, 2], [stand(1), stand(4), stand(5)]);
  expect(left.pile).toEqual([2]);
  expect(left.sites.map(({ standing }) => standing.length)).toEqual([1, 0]);
  expect(left.sites.map(({ hand }) => hand)).toEqual([null, 8]);
});
