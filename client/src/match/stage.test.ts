import { beforeEach, expect, test, vi } from "vitest";
import type { Match } from "./match.svelte.ts";
import type { Change } from "./typed.ts";
import { Stage } from "./stage.svelte.ts";

let tell: (change: Change) => void;
/** What the page says about the match follows this. */
let told: unknown[] = [];
const match = {
  standing: { view: 0 },
  stage: () => () => undefined,
  show: ({ version }: { version: number }) => void told.push(version),
  watch: (watcher: (change: Change) => void) => {
    tell = watcher;
    return () => undefined;
  },
} as unknown as Match;

const change = (before: number | null, after: number): Change => ({
  before,
  after,
  events: [],
  standing: { version: after } as Change["standing"],
});
const twoBeats = ({ after }: Change) => [
  { scene: `${String(after)}a`, ms: 100 },
  { scene: `${String(after)}b`, ms: 50 },
];

beforeEach(() => {
  told = [];
  vi.useFakeTimers();
});

test("a change is shown beat by beat, and then the view", () => {
  const stage = new Stage(match, twoBeats, () => false);
  expect(stage.view).toBe(0);
  tell(change(0, 1));
  expect([stage.view, stage.scene]).toEqual([0, "1a"]);
  vi.advanceTimersByTime(100);
  expect([stage.view, stage.scene, told]).toEqual([0, "1b", []]);
  vi.advanceTimersByTime(50);
  expect([stage.view, stage.scene, told]).toEqual([1, null, [1]]);
});

test("every beat knows when it began", () => {
  const stage = new Stage(match, twoBeats, () => false);
  tell(change(0, 1));
  const first = stage.began;
  expect(first).toBe(performance.now());
  vi.advanceTimersByTime(100);
  expect(stage.began - first).toBe(100);
});

test("changes wait for each other", () => {
  const stage = new Stage(match, twoBeats, () => false);
  tell(change(0, 1));
  tell(change(1, 2));
  vi.advanceTimersByTime(150);
  expect([stage.view, stage.scene]).toEqual([1, "2a"]);
  expect(told).toEqual([1]);
  stage.skip();
  expect([stage.view, stage.scene, told]).toEqual([2, null, [1, 2]]);
});

test("who wants stillness, or is far behind, sees the end at once", () => {
  const calm = new Stage(match, twoBeats, () => true);
  tell(change(0, 1));
  expect([calm.view, calm.scene]).toEqual([1, null]);
  const late = new Stage(match, twoBeats, () => false);
  for (let n = 0; n < 9; n += 1) tell(change(n, n + 1));
  expect(late.view).toBeGreaterThan(6);
});

test("a whole view from nowhere is not a movement", () => {
  const stage = new Stage(match, twoBeats, () => false);
  tell(change(null, 5));
  expect([stage.view, stage.scene]).toEqual([5, null]);
});

test("a table that goes shows the match as it is after it, not as it was", async () => {
  const left = vi.fn();
  const stage = new Stage({ ...match, stage: () => left } as unknown as Match, twoBeats);
  stage.close();
  // Within the going of a component, Svelte still tells what was before.
  expect(left).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(left).toHaveBeenCalledOnce();
});
