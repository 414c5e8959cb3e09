import { expect, test } from "vitest";
import { Frames, type Ticker } from "./frames.ts";

/** A browser whose frames come when the test says so. */
class Clock implements Ticker {
  #waiting = new Map<number, (now: number) => void>();
  #count = 0;
  now = 0;

  request(callback: (now: number) => void): number {
    this.#count += 1;
    this.#waiting.set(this.#count, callback);
    return this.#count;
  }

  cancel(handle: number): void {
    this.#waiting.delete(handle);
  }

  pass(ms: number): void {
    this.now += ms;
    const callbacks = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const callback of callbacks) callback(this.now);
  }
}

test("nothing is drawn while nothing changes", () => {
  const clock = new Clock();
  const frames = new Frames(() => false, clock);
  clock.pass(16);
  expect(frames.drawn).toBe(0);
  frames.need();
  frames.need();
  clock.pass(16);
  clock.pass(16);
  expect(frames.drawn).toBe(1);
});

test("frames follow each other while something moves, and say how long they took", () => {
  const clock = new Clock();
  const lengths: number[] = [];
  const measured: boolean[] = [];
  const draw = (_: number, ms: number, follows: boolean) => {
    measured.push(follows);
    return lengths.push(ms) < 3;
  };
  const frames = new Frames(draw, clock);
  frames.need();
  for (let n = 0; n < 6; n += 1) clock.pass(20);
  expect(lengths).toEqual([16, 20, 20]);
  expect(measured).toEqual([false, true, true]);
  clock.pass(5_000);
  frames.need();
  clock.pass(20);
  expect(lengths.at(-1)).toBe(16);
});

test("a long frame counts as a short one, so that nothing jumps", () => {
  const clock = new Clock();
  const lengths: number[] = [];
  const frames = new Frames((_, ms) => lengths.push(ms) < 2, clock);
  frames.need();
  clock.pass(16);
  clock.pass(9_000);
  expect(lengths).toEqual([16, 250]);
});

test("a stopped scene draws nothing until it starts again", () => {
  const clock = new Clock();
  const frames = new Frames(() => true, clock);
  frames.need();
  frames.stop();
  frames.need();
  clock.pass(16);
  expect(frames.drawn).toBe(0);
  frames.start();
  clock.pass(16);
  expect(frames.drawn).toBe(1);
});
