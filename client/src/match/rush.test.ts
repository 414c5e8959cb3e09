import { beforeEach, expect, test } from "vitest";
import type { Connect, Ears } from "./link.ts";
import { Match } from "./match.svelte.ts";
import type { Inbound, Outbound, Standing } from "./wire.ts";

let ears: Ears;
let said: Inbound[];

const connect: Connect = (to) => {
  ears = to;
  return { say: (message) => void said.push(message), close: () => undefined };
};

function standing(version: number, decision: number): Standing {
  return {
    version,
    at_ms: 0,
    view: { version },
    awaiting: { seats: { must: [0], may: [] } },
    ask: { decision, offers: [] },
    sitters: [{ name: "Aki" }],
    undo_is_free: false,
  };
}

function begin(): Match {
  const match = new Match(connect);
  const welcome = { is: "welcome", game: "toy", seat: 0, since_ms: 0, chat: [] };
  ears.hear({ ...welcome, ...standing(3, 7) } as Outbound);
  return match;
}

const update = (after: number, version: number, decision: number) =>
  ears.hear({ is: "update", after, events: [], ...standing(version, decision) } as Outbound);

const sent = () => said.map((message) => (message.do === "command" ? message.decision : null));

beforeEach(() => {
  said = [];
});

test("commands are sent at once, each with the decision after the one before", () => {
  const match = begin();
  const ids = ["grab", "place", "stop"].map((command) => match.rush(command, () => true) ?? "");
  expect(sent()).toEqual([7, 8, 9]);
  ears.hear({ is: "ack", id: ids[0] ?? "", version: 4 });
  update(3, 4, 8);
  match.rush("grab", () => true);
  expect(sent()).toEqual([7, 8, 9, 10]);
});

test("a stop right after a placement is not lost, however late the answers come", () => {
  const match = begin();
  const [place, stop] = ["place", "stop"].map((command) => match.rush(command, () => true) ?? "");
  ears.hear({ is: "ack", id: place ?? "", version: 4 });
  ears.hear({ is: "ack", id: stop ?? "", version: 5 });
  expect(match.pending.size).toBe(2);
  update(3, 5, 9);
  expect(match.pending.size).toBe(0);
});

test("what is stale is judged again and sent again once", () => {
  const match = begin();
  const id = match.rush("place", () => true) ?? "";
  ears.hear({ is: "refused", id, why: "stale", decision: 9 });
  expect(sent()).toEqual([7, 9]);
  const again = [...match.pending.keys()][0] ?? "";
  ears.hear({ is: "refused", id: again, why: "stale", decision: 12 });
  expect(sent()).toEqual([7, 9]);
  expect(match.pending.size).toBe(0);
});

test("several stale ones keep their order", () => {
  const match = begin();
  const ids = ["place", "stop"].map((command) => match.rush(command, () => true) ?? "");
  for (const id of ids) ears.hear({ is: "refused", id, why: "stale", decision: 9 });
  expect(sent()).toEqual([7, 8, 9, 10]);
});

test("what does not stand any more is forgotten, and the first reason stays", () => {
  const match = begin();
  const ids = ["grab", "place"].map((command) => match.rush(command, () => false) ?? "");
  ears.hear({ is: "refused", id: ids[0] ?? "", clause: "3.3", why: "taken" });
  ears.hear({ is: "refused", id: ids[1] ?? "", why: "stale", decision: 7 });
  expect(said).toHaveLength(2);
  expect(match.refused?.clause).toBe("3.3");
  expect(match.pending.size).toBe(0);
});

test("after a lost connection everything is said again, in order, and acts once", () => {
  const match = begin();
  match.rush("grab", () => true);
  match.rush("place", () => true);
  ears.reach("lost");
  ears.reach("there");
  expect(said.slice(2)).toEqual(said.slice(0, 2));
});

test("nothing is sent where nothing is asked", () => {
  const match = new Match(connect);
  expect(match.rush("grab", () => true)).toBeNull();
  expect(said).toHaveLength(0);
});
