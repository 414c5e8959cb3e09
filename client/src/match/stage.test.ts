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
  own: false,
});
/** Others' acts are shown as planned, unless a test says otherwise. */
const moving = { others: () => 1, still: () => false };
const twoBeats = ({ after }: Change) => [
  { scene: `${String(after)}a`, ms: 100 },
  { scene: `${String(after)}b`, ms: 50 },
];

beforeEach(() => {
  told = [];
  vi.useFakeTimers();
});

test("a change is shown beat by beat, and then the view", () => {
  const stage = new Stage(match, twoBeats, moving);
  expect(stage.view).toBe(0);
  tell(change(0, 1));
  expect([stage.view, stage.scene]).toEqual([0, "1a"]);
  vi.advanceTimersByTime(100);
  expect([stage.view, stage.scene, told]).toEqual([0, "1b", []]);
  vi.advanceTimersByTime(50);
  expect([stage.view, stage.scene, told]).toEqual([1, null, [1]]);
});

test("every beat knows when it began", () => {
  const stage = new Stage(match, twoBeats, moving);
  tell(change(0, 1));
  const first = stage.began;
  expect(first).toBe(performance.now());
  vi.advanceTimersByTime(100);
  expect(stage.began - first).toBe(100);
});

test("changes wait for each other", () => {
  const stage = new Stage(match, twoBeats, moving);
  tell(change(0, 1));
  tell(change(1, 2));
  vi.advanceTimersByTime(150);
  expect([stage.view, stage.scene]).toEqual([1, "2a"]);
  expect(told).toEqual([1]);
  stage.skip();
  expect([stage.view, stage.scene, told]).toEqual([2, null, [1, 2]]);
});

test("who wants stillness, or is far behind, sees the end at once", () => {
  const calm = new Stage(match, twoBeats, { ...moving, still: () => true });
  tell(change(0, 1));
  expect([calm.view, calm.scene]).toEqual([1, null]);
  const late = new Stage(match, twoBeats, moving);
  for (let n = 0; n < 9; n += 1) tell(change(n, n + 1));
  expect(late.view).toBeGreaterThan(6);
});

test("others' acts take as long as the reader likes; one's own as long as planned", () => {
  const stage = new Stage(match, twoBeats, { ...moving, others: () => 2 });
  tell(change(0, 1));
  expect([stage.ms, stage.stretch]).toEqual([200, 2]);
  vi.advanceTimersByTime(300);
  expect([stage.view, stage.scene]).toEqual([1, null]);
  tell({ ...change(1, 2), own: true });
  expect([stage.ms, stage.stretch]).toEqual([100, 1]);
});

test("at once, others' acts are shown without a beat, after one's own have been seen", () => {
  const stage = new Stage(match, twoBeats, { ...moving, others: () => 0 });
  tell({ ...change(0, 1), own: true });
  tell(change(1, 2));
  tell(change(2, 3));
  expect([stage.view, stage.scene]).toEqual([0, "1a"]);
  vi.advanceTimersByTime(150);
  expect([stage.view, stage.scene, told]).toEqual([3, null, [1, 2, 3]]);
  tell(change(3, 4));
  expect([stage.view, stage.scene]).toEqual([4, null]);
});

test("what somebody else begins in one's own change is shown as others' acts are", () => {
  const seated = { ...match, seat: 1 } as unknown as Match;
  const planner = () => [
    { scene: "mine", ms: 100, by: 1 },
    { scene: "follows", ms: 100 },
    { scene: "theirs", ms: 100, by: 2 },
  ];
  const stage = new Stage(seated, planner, { ...moving, others: () => 0 });
  tell({ ...change(0, 1), own: true });
  const scenes = [stage.scene];
  for (let step = 0; step < 3; step += 1) {
    vi.advanceTimersByTime(100);
    scenes.push(stage.scene);
  }
  expect(scenes).toEqual(["mine", "follows", null, null]);
});

test("a replay says itself how fast it is", () => {
  const past = { ...match, past: { speed: 4 } } as unknown as Match;
  const stage = new Stage(past, twoBeats, { ...moving, others: () => 0 });
  tell(change(0, 1));
  expect([stage.scene, stage.ms]).toEqual(["1a", 25]);
});

/** What is heard of two changes, with the time of each sound. */
function heard(staging: { others?: () => number; speed?: number }): [string, number][] {
  const sounds: [string, number][] = [];
  const begun = performance.now();
  const { speed, others = () => 1 } = staging;
  const shown = speed === undefined ? match : ({ ...match, past: { speed } } as unknown as Match);
  new Stage(shown, twoBeats, {
    others,
    still: () => false,
    cues: (scene: string) => [{ sound: scene.endsWith("a") ? "wood" : "car", at: 0.5 }],
    sound: ({ sound }) => void sounds.push([sound, performance.now() - begun]),
  });
  tell(change(0, 1));
  vi.advanceTimersByTime(1_000);
  return sounds;
}

test("sounds come with the movement that they belong to", () => {
  expect(heard({})).toEqual([
    ["wood", 50],
    ["car", 125],
  ]);
  expect(heard({ others: () => 2 })).toEqual([
    ["wood", 100],
    ["car", 250],
  ]);
});

test("what is shown at once is heard in short, and a replay in a hurry is silent", () => {
  expect(heard({ others: () => 0 })).toEqual([
    ["wood", 0],
    ["car", 140],
  ]);
  expect(heard({ speed: 8 })).toEqual([]);
});

test("what is skipped is not heard any more", () => {
  const sound = vi.fn();
  const cues = () => [{ sound: "wood" as const, at: 0.5 }];
  const stage = new Stage(match, twoBeats, { ...moving, cues, sound });
  tell(change(0, 1));
  stage.skip();
  vi.advanceTimersByTime(1_000);
  expect(sound).not.toHaveBeenCalled();
});

test("a whole view from nowhere is not a movement", () => {
  const stage = new Stage(match, twoBeats, moving);
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

test("the last turn of somebody else is shown again, until one acts or something happens", () => {
  const seated = { ...match, seat: 0, shown: { view: 3 } } as unknown as Match;
  const stage = new Stage(seated, twoBeats, moving);
  const by = (seat: number, from: number): Change => ({
    ...change(from, from + 1),
    events: [{ line: from, turn: { round: 1, seat }, event: "x", text: "" }],
  });
  expect(stage.ready).toBe(false);
  for (const told of [by(1, 0), by(1, 1), by(0, 2)]) {
    tell(told);
    vi.runAllTimers();
  }
  expect([stage.ready, stage.view]).toEqual([true, 3]);
  stage.start();
  expect([stage.playing, stage.view, stage.scene]).toEqual([true, 0, "1a"]);
  vi.advanceTimersByTime(200);
  expect([stage.view, stage.scene]).toEqual([1, "2a"]);
  stage.skip();
  expect([stage.playing, stage.view, stage.scene]).toEqual([false, 3, null]);
  stage.start();
  tell(by(1, 3));
  expect([stage.playing, stage.scene]).toEqual([false, "4a"]);
  vi.runAllTimers();
  stage.start();
  vi.runAllTimers();
  expect([stage.playing, stage.view, stage.scene]).toEqual([false, 3, null]);
});
