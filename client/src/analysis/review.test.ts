import { beforeAll, expect, test } from "vitest";
import { inEnglish } from "../words/testing.ts";
import { decided, toldOf, Workers } from "./testing.ts";

let reviews: typeof import("./review.svelte.ts");
let studies: typeof import("./study.svelte.ts");
beforeAll(async () => {
  reviews = await inEnglish(() => import("./review.svelte.ts"));
  studies = await import("./study.svelte.ts");
});

/** A film of 20 steps that only remembers what it was told. */
function film() {
  return {
    step: 0,
    eyes: "public",
    paused: 0,
    go(step: number) {
      this.step = Math.min(20, Math.max(0, step));
    },
    look(eyes: string) {
      this.eyes = eyes;
    },
    pause() {
      this.paused += 1;
    },
  };
}

const DECISIONS = [
  decided(2, "best", 0),
  decided(4, "blunder", 1),
  decided(6, "mistake", 0),
  decided(9, "good", 0),
];

function open(mine: number | null) {
  const workers = new Workers();
  const task = { game: "toy", module: "toy", record: "{}", language: "en" };
  const shelf = { read: () => null, write: () => undefined };
  const study = new studies.Study(task, false, shelf, workers.begin);
  workers.ears?.told(toldOf(1000, { decisions: DECISIONS }), true);
  const shown = film();
  return { shown, review: new reviews.Review(shown, study, mine) };
}

const steps = (decisions: readonly { step: number }[]) => decisions.map(({ step }) => step);

test("a player first sees their own decisions, a watcher everybody’s", () => {
  expect(steps(open(0).review.listed)).toEqual([2, 6, 9]);
  const { review } = open(null);
  expect(review.graded).toEqual([0, 1]);
  expect(steps(review.listed)).toEqual([2, 4, 6, 9]);
  expect(steps(review.marked)).toEqual([4, 6]);
  review.worse = true;
  review.whose = 0;
  expect(steps(review.listed)).toEqual([6]);
});

test("a decision is shown in the position before it, as it looked to who took it", () => {
  const { review, shown } = open(null);
  const blunder = review.listed[1];
  if (blunder === undefined) throw new Error("there is a blunder");
  review.choose(blunder);
  expect([shown.step, shown.eyes, shown.paused]).toEqual([3, "1", 1]);
  expect(review.atChosen).toBe(true);
  // Who sees everything goes on doing so.
  shown.eyes = "all";
  review.choose(DECISIONS[0] ?? blunder);
  expect([shown.step, shown.eyes]).toEqual([1, "all"]);
});

test("one goes from one listed decision to the next", () => {
  const { review, shown } = open(0);
  expect(review.beyond(-1)).toBeNull();
  expect(review.beyond(1)?.step).toBe(2);
  shown.step = 5;
  expect([review.beyond(-1)?.step, review.beyond(1)?.step]).toEqual([2, 9]);
});
