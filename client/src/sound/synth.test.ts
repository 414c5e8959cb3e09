import { expect, test } from "vitest";
import { SOUNDS, type Sound } from "./sounds.ts";
import { loudest, RATE } from "./synth.ts";

/** What is asked of sounds of which there can be more than one. */
const AMOUNTS: Partial<Record<Sound, number[]>> = {
  wood: [1, 2, 3, 4],
  "wood-pick": [1, 2, 3, 4],
  dice: [1, 2, 6, 8],
  roar: [0, 1, 2, 3, 4, 5, 6],
  claws: [1, 3, 9],
  rails: [1, 4, 17, 31, 99],
  coins: [1, 5, 12],
};

const ALL = (Object.keys(SOUNDS) as Sound[]).flatMap((sound) =>
  (AMOUNTS[sound] ?? [1]).map((n): [Sound, number] => [sound, n]),
);
/** Nothing lasts longer, in seconds; a train runs as long as it runs. */
const longest = (sound: Sound) => (sound === "rails" ? 3.5 : 2);

/** How high a sound is, in hertz, by how often it crosses zero. */
function crossings(samples: Float32Array): number {
  let count = 0;
  for (let idx = 1; idx < samples.length; idx += 1) {
    if (samples[idx]! < 0 !== samples[idx - 1]! < 0) count += 1;
  }
  return (count * RATE) / samples.length / 2;
}

test.each(ALL)("%s (%i) is a sound: heard, whole, and not too long", (sound, n) => {
  const samples = SOUNDS[sound](n);
  expect(samples.every((sample) => Math.abs(sample) <= 1)).toBe(true);
  expect(samples.length / RATE).toBeLessThanOrEqual(longest(sound));
  // About as loud as all others: nobody reaches for the volume. Only buttons whisper.
  const decibels = 20 * Math.log10(loudest(samples));
  expect(decibels).toBeGreaterThan(sound === "tick" ? -40 : -34);
  expect(decibels).toBeLessThan(-20);
  // It begins soon, and ends in silence.
  expect(Math.abs(samples.at(-1)!)).toBe(0);
  expect(loudest(samples.slice(0, RATE / 5))).toBeGreaterThan(loudest(samples) * 0.01);
});

// As many samples as all sounds together, twice: a busy machine takes its time.
test("a sound is the same every time it is made", { timeout: 60_000 }, () => {
  const bytes = ([sound, n]: [Sound, number]) => Buffer.from(SOUNDS[sound](n).buffer);
  expect(ALL.filter((one) => !bytes(one).equals(bytes(one)))).toEqual([]);
});

test("larger wood is deeper, and every monster has a voice of its own", () => {
  const wood = [1, 2, 3, 4].map((size) => crossings(SOUNDS.wood(size)));
  expect([...wood].sort((one, other) => other - one)).toEqual(wood);
  const voices = [0, 1, 2, 3, 4, 5].map((n) => Math.round(crossings(SOUNDS.roar(n))));
  expect(new Set(voices).size).toBe(6);
});

test("more dice are more to hear", () => {
  const [few, many] = [1, 6].map((n) => loudest(SOUNDS.dice(n)));
  expect(many).toBeGreaterThan(few!);
});
