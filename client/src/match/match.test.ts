import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Connect, Ears } from "./link.ts";
import { mutes } from "./mutes.svelte.ts";
import { Match } from "./match.svelte.ts";
import type { Inbound, Outbound, Standing, Statistics } from "./wire.ts";

let ears: Ears;
let said: Inbound[];
let seen: () => number | undefined;

/** A link that only remembers. */
const connect: Connect = (to, from) => {
  ears = to;
  seen = from;
  return { say: (message) => void said.push(message), close: () => undefined };
};

function standing(version: number, decision = 1): Standing {
  return {
    version,
    at_ms: 0,
    view: { version },
    awaiting: { seats: { must: [0], may: [] } },
    ask: { decision, offers: [{ command: "go", label: "Go" }] },
    sitters: [{ name: "Aki" }],
    undo_is_free: false,
  };
}

const welcome = (version: number): Outbound => ({
  is: "welcome",
  game: "toy",
  seat: 0,
  since_ms: 0,
  chat: [],
  ...standing(version),
});

const update = (after: number, version: number): Outbound => ({
  is: "update",
  after,
  events: [{ line: version, turn: { round: 1 }, event: version, text: `to ${version}` }],
  ...standing(version, 2),
});

beforeEach(() => {
  said = [];
});

test("what one plays for stays known when something happens", () => {
  const match = new Match(connect);
  expect(match.goal).toBeNull();
  ears.hear({ ...welcome(3), goal: "Be the last." } as Outbound);
  ears.hear(update(3, 4));
  expect(match.goal).toBe("Be the last.");
});

test("a command waits for its answer, and only one at a time", () => {
  const match = new Match(connect);
  ears.hear(welcome(3));
  match.act("go");
  match.act("go");
  expect(said).toHaveLength(1);
  expect(said[0]).toMatchObject({ do: "command", decision: 1, command: "go" });
  expect(match.pending.size).toBe(1);
  ears.hear({ is: "ack", id: [...match.pending.keys()][0] ?? "", version: 4 });
  // The old offers still stand: acting on them again would answer a decision that is over.
  match.act("go");
  expect(said).toHaveLength(1);
  ears.hear(update(3, 4));
  expect(match.pending.size).toBe(0);
});

test("an undo is one line of the log, and what it took back is gone from it", () => {
  const match = new Match(connect);
  ears.hear(welcome(3));
  for (const version of [4, 5, 6]) ears.hear(update(version - 1, version));
  const undone = { seat: 0, to: 5 };
  const deeds = [{ line: 7, turn: { round: 1 }, deed: "undo", seat: 0, text: "" }];
  ears.hear({ ...update(6, 7), events: [], deeds, undone } as Outbound);
  expect(match.log.entries.map((entry) => entry.line)).toEqual([4, 7]);
  expect(match.log.entries[1]?.text).toBe("to 5");
  expect(match.log.entries.filter((entry) => entry.line > match.since)).toHaveLength(1);
});

test("what was said before one came is no news, what comes then is", () => {
  const match = new Match(connect);
  const words = { number: 1, name: "Aki", text: "hello" };
  ears.hear({ ...welcome(3), chat: [words] } as Outbound);
  expect(mutes.unread(match)).toBe(0);
  ears.hear({ is: "chat", ...words, number: 2 });
  expect(mutes.unread(match)).toBe(1);
});

test("what was not answered is said again with the same id", () => {
  const match = new Match(connect);
  ears.hear(welcome(3));
  match.act("go");
  ears.reach("lost");
  ears.reach("there");
  expect(said).toHaveLength(2);
  expect(said[1]).toEqual(said[0]);
});

test("a refusal is shown, and nothing waits any more", () => {
  const match = new Match(connect);
  ears.hear(welcome(3));
  match.act("go");
  const id = [...match.pending.keys()][0] ?? "";
  ears.hear({ is: "refused", id, clause: "2.1", why: "no" });
  expect(match.refused?.clause).toBe("2.1");
  expect(match.pending.size).toBe(0);
  match.act("go");
  expect(match.refused).toBeNull();
});

test("updates follow each other; old ones are passed over, a gap asks for everything", () => {
  const match = new Match(connect);
  ears.hear(welcome(3));
  ears.hear(update(3, 4));
  expect(match.standing?.version).toBe(4);
  expect(match.last?.before).toEqual({ version: 3 });
  ears.hear(update(3, 4));
  expect(match.log.entries).toHaveLength(1);
  ears.hear(update(6, 7));
  expect(match.standing?.version).toBe(4);
  expect(said).toEqual([{ do: "resync" }]);
  expect(seen()).toBe(4);
});

afterEach(() => {
  vi.useRealTimers();
});

test("what could not be stored is said again, a little later", () => {
  vi.useFakeTimers();
  const match = new Match(connect);
  ears.hear(welcome(3));
  match.act("go");
  const id = [...match.pending.keys()][0] ?? "";
  ears.hear({ is: "error", id, code: "not-stored", message: "later" });
  expect(said).toHaveLength(1);
  vi.runAllTimers();
  expect(said).toHaveLength(2);
  ears.hear({ is: "error", id, code: "no-seat", message: "never" });
  expect(match.pending.size).toBe(0);
});

test("the end is known from what is awaited", () => {
  const match = new Match(connect);
  const outcome = { winners: [0], places: [1], scores: [5], ending: "done" };
  ears.hear({ ...welcome(9), awaiting: { over: outcome } } as Outbound);
  expect(match.outcome).toEqual(outcome);
  expect(match.must).toEqual([]);
});

test("before the start the table tells who sits where; then the match is there by itself", () => {
  const match = new Match(connect);
  const table = { key: "k", game: "toy", phase: "open", seats: [{ name: "Aki", bot: null }, null] };
  ears.hear({ is: "lobby", ...table } as Outbound);
  expect(match.lobby?.seats).toHaveLength(2);
  expect(match.standing).toBeNull();
  ears.hear({ is: "lobby", ...table, phase: "live" } as Outbound);
  ears.hear(welcome(0));
  expect(match.lobby?.phase).toBe("live");
  expect(match.standing?.version).toBe(0);
});

test("somebody who comes back to the table sees no movement", () => {
  const match = new Match(connect);
  ears.hear(welcome(3));
  ears.hear(welcome(7));
  expect(match.last).toMatchObject({ before: null, after: { version: 7 }, events: [] });
});

const over = { over: { winners: [0], places: [1], scores: [5], ending: "done" } };
const others = (version: number): Outbound =>
  ({
    ...update(version - 1, version),
    awaiting: { seats: { must: [1], may: [] } },
    ask: undefined,
  }) as unknown as Outbound;

test("while others' acts are being shown, prompt, turn and end wait for what is shown", () => {
  const match = new Match(connect);
  const leave = match.stage();
  ears.hear(welcome(3));
  expect(match.ask?.decision).toBe(1);
  ears.hear(others(4));
  // One's own act is being shown: it is still one's own turn.
  expect([match.shown?.version, match.must]).toEqual([3, [0]]);
  if (match.standing) match.show(match.standing);
  ears.hear(update(4, 5));
  expect([match.standing?.version, match.shown?.version]).toEqual([5, 4]);
  expect([match.must, match.ask, match.settled]).toEqual([[1], null, false]);
  if (match.standing) match.show(match.standing);
  expect([match.must, match.ask?.decision, match.since]).toEqual([[0], 2, 4]);
  ears.hear({ ...update(5, 6), awaiting: over, ask: undefined } as unknown as Outbound);
  expect(match.outcome).toBeNull();
  leave();
  expect(match.outcome?.ending).toBe("done");
});

test("one's own acts do not keep one from going on", () => {
  const match = new Match(connect);
  match.stage();
  ears.hear(welcome(3));
  ears.hear(update(3, 4));
  expect([match.shown?.version, match.ask?.decision]).toEqual([3, 2]);
});

test("what came since the last visit is news, and only that", () => {
  const kept: { version: number | null } = { version: 2 };
  const seen = {
    read: () => kept.version,
    write: (version: number) => void (kept.version = version),
  };
  const match = new Match(connect, seen);
  ears.hear(welcome(3));
  expect(match.away).toBe(2);
  match.noteSeen();
  expect(kept.version).toBe(3);
  const again = new Match(connect, seen);
  ears.hear(welcome(3));
  expect(again.away).toBeNull();
  // A player who misses much while the page is open was away, too.
  ears.hear(welcome(9));
  expect(again.away).toBe(3);
});

test("the numbers of the end are asked for once, and not before it", async () => {
  let asked = 0;
  const numbers = { rounds: 3 } as Statistics;
  const match = new Match((to, from) => ({
    ...connect(to, from),
    statistics: async () => {
      asked += 1;
      return numbers;
    },
  }));
  ears.hear(welcome(3));
  expect(asked).toBe(0);
  ears.hear({ ...update(3, 4), awaiting: over, ask: undefined } as unknown as Outbound);
  await Promise.resolve();
  ears.hear({ ...welcome(4), awaiting: over } as unknown as Outbound);
  await Promise.resolve();
  expect([asked, match.numbers]).toEqual([1, numbers]);
});

test("clocks run from the last line, also for who comes later", () => {
  const match = new Match(connect);
  ears.hear({ ...welcome(3), since_ms: 5_000 } as Outbound);
  expect(performance.now() - match.heardAt).toBeGreaterThanOrEqual(5_000);
  ears.hear(update(3, 4));
  expect(performance.now() - match.heardAt).toBeLessThan(5_000);
});

test("a server that goes away is not the player's fault", () => {
  const match = new Match(connect);
  ears.hear(welcome(3));
  ears.hear({ is: "error", code: "closing", message: "later" });
  expect(match.fault).toBeNull();
  ears.hear({ is: "error", code: "frozen", message: "never" });
  expect(match.fault?.code).toBe("frozen");
});

test("a match that ended without a result is over and has no outcome", () => {
  const match = new Match(connect);
  const over = { winners: [], places: [1], scores: [0], ending: "no-result" };
  ears.hear({ ...welcome(3), awaiting: { over }, ended_by: [0] } as Outbound);
  expect([match.over, match.outcome]).toEqual([true, null]);
  ears.hear({ ...welcome(4), awaiting: { over } } as Outbound);
  expect([match.over, match.outcome]).toEqual([true, over]);
});
