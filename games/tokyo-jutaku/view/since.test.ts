import { expect, test } from "vitest";
import type { LogEntry } from "@shell/match/typed.ts";
import { views } from "./samples.ts";
import { grownBy, pastFor } from "./since.ts";
import type { Event, Pose } from "./types.ts";

const pose: Pose = { piece: 3, flip: false, rotation: 0, x: 0, y: 0 };
const told = (event: Event): LogEntry<Event> => ({
  ...{ line: 1, turn: { round: 1 }, deed: "play", text: "", event },
});

test("other sites grow and shrink by pieces, one's own does not count", () => {
  const entries = [
    told({ placed: { seat: 1, pose, floor: 1 } }),
    told({ placed: { seat: 1, pose, floor: 1 } }),
    told({ returned: { seat: 1, piece: 3 } }),
    told({ placed: { seat: 0, pose, floor: 1 } }),
    told({ grabbed: { seat: 1, piece: 4 } }),
  ];
  expect([...grownBy(entries, 0)]).toEqual([[1, 1]]);
});

test("in the past, one's own desk is as it is now, and its wood lies nowhere else", () => {
  const [sample] = views;
  if (sample === undefined) throw new Error("there are samples");
  const [architect] = sample.architects;
  if (architect === undefined) throw new Error("somebody builds");
  const built = {
    ...architect,
    site: { card: 1, side: "white" as const, standing: [{ pose, floor: 1 }] },
  };
  const bare = { ...architect, site: null };
  const past = { ...sample, architects: [bare, bare], supplies: [[3, 4]] };
  const now = { ...sample, architects: [built, built], supplies: [[4]] };
  const shown = pastFor(past, now, 0);
  expect(shown.architects).toEqual([built, bare]);
  expect(shown.supplies).toEqual([[4]]);
  expect(pastFor(past, now, null)).toBe(past);
});
