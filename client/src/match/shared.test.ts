import { expect, test, vi } from "vitest";
import { inEnglish } from "../words/testing.ts";
import type { Porter, Shared } from "./shared.svelte.ts";
import type { FromShared, ToShared } from "./shared.worker.ts";
import type { Hand, Outbound } from "./wire.ts";

// Nothing moves here, so bots take no time either.
vi.stubGlobal("matchMedia", () => ({ matches: true }));
const sharing = await inEnglish(() => import("./shared.svelte.ts"));

/** A worker that says only what a test lets it say. */
class Desk implements Porter {
  readonly asked: ToShared[] = [];
  onmessage: Porter["onmessage"] = null;
  onerror: Porter["onerror"] = null;
  terminate = vi.fn();

  postMessage(message: ToShared): void {
    this.asked.push(message);
  }

  tell(message: FromShared): void {
    this.onmessage?.({ data: message } as MessageEvent<FromShared>);
  }

  hand(hand: Hand): void {
    this.tell({ is: "hand", hand });
  }

  /** What it was asked, without what every match asks by itself. */
  get wishes(): string[] {
    return this.asked.map((asked) => asked.do).filter((wish) => wish !== "log" && wish !== "pace");
  }
}

function welcome(seat: number, secret: string, over = false): Outbound {
  const awaiting = over ? { over: {} } : { seats: { must: [seat], may: [] } };
  return {
    is: "welcome",
    game: "toy",
    seat,
    version: 1,
    at_ms: 0,
    view: { secret },
    awaiting,
    sitters: [{ name: "Aki" }, { name: "Ben" }],
    undo_is_free: false,
    since_ms: 0,
    chat: [],
  } as unknown as Outbound;
}

function open(): { desk: Desk; shared: Shared; kept: string[] } {
  const desk = new Desk();
  const kept: string[] = [];
  const alone = {
    game: "toy",
    fresh: {},
    keep: (record: string) => void kept.push(record),
    record: () => kept.at(-1) ?? "",
    statistics: () => Promise.reject(new Error("none")),
  };
  return { desk, shared: new sharing.Shared(alone, () => desk), kept };
}

test("behind the curtain there is no match, and nothing is heard", () => {
  const { desk, shared } = open();
  desk.hand({ is: "covered", seat: 0 });
  expect(shared.covered).toBe(0);
  desk.tell({ is: "heard", messages: [welcome(1, "Ben's")] });
  expect(shared.match).toBeNull();
  expect(desk.wishes).toEqual(["begin"]);
});

test("the person who draws the curtain aside gets a match of their own", () => {
  const { desk, shared } = open();
  desk.hand({ is: "covered", seat: 0 });
  shared.take();
  shared.take();
  expect(desk.wishes).toEqual(["begin", "take"]);
  desk.tell({ is: "heard", messages: [welcome(0, "Aki's")] });
  expect(shared.covered, "the curtain hangs until the desk says otherwise").toBe(0);
  desk.hand({ is: "looks", seat: 0, may: [], out_of_turn: false });
  const akis = shared.match;
  expect(akis?.standing?.view).toEqual({ secret: "Aki's" });

  desk.hand({ is: "passes", to: 1 });
  expect(shared.match).toBe(akis);
  desk.hand({ is: "covered", seat: 1 });
  expect(shared.match).toBeNull();
  shared.take();
  desk.tell({ is: "heard", messages: [welcome(1, "Ben's")] });
  expect(shared.match?.standing?.view).toEqual({ secret: "Ben's" });
  expect(akis?.standing?.view, "nobody tells the old one anything").toEqual({ secret: "Aki's" });
});

test("where everything lies open the same match goes on through other eyes", () => {
  const { desk, shared } = open();
  desk.hand({ is: "looks", seat: 0, may: [], out_of_turn: false });
  expect(desk.wishes).toEqual(["begin", "say"]);
  desk.tell({ is: "heard", messages: [welcome(0, "none")] });
  const { match } = shared;
  desk.hand({ is: "passes", to: 1 });
  shared.pass();
  desk.tell({ is: "heard", messages: [welcome(1, "none")] });
  desk.hand({ is: "looks", seat: 1, may: [0], out_of_turn: false });
  expect(shared.match).toBe(match);
  expect(match?.seat).toBe(1);
  shared.call(0);
  expect(desk.asked.at(-1)).toEqual({ do: "call", seat: 0 });
});

test("the end belongs to nobody in particular", () => {
  const { desk, shared } = open();
  desk.hand({ is: "looks", seat: 0, may: [], out_of_turn: false });
  desk.tell({ is: "heard", messages: [welcome(0, "none")] });
  const end = { ...welcome(0, "none", true), is: "update", after: 1, version: 2, events: [] };
  desk.tell({ is: "heard", messages: [end as unknown as Outbound] });
  expect(shared.match?.over).toBe(true);
  expect(shared.match?.seat).toBeNull();
});

test("what happened is kept, and what cannot be shown is said", () => {
  const { desk, shared, kept } = open();
  desk.tell({ is: "record", record: "{}" });
  expect(kept).toEqual(["{}"]);
  desk.tell({ is: "broken", why: "no such game" });
  expect(shared.broken).toBe("no such game");
  shared.close();
  expect(desk.terminate).toHaveBeenCalledOnce();
});
