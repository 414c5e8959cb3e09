import { beforeAll, expect, test } from "vitest";
import type { Coached } from "../match/kept.ts";
import type { Match } from "../match/match.svelte.ts";
import type { JsonValue } from "../match/wire.ts";
import { inEnglish } from "../words/testing.ts";
import type { Stage } from "./types.ts";

let advisors: typeof import("./advisor.svelte.ts");
beforeAll(async () => {
  advisors = await inEnglish(() => import("./advisor.svelte.ts"));
});

/** A match that asks decision after decision, and its coach. */
function open(knows: boolean | (() => boolean) = true, rest: JsonValue[] = []) {
  let asked: Coached = { asked: 0, shown: 0 };
  const played: unknown[] = [];
  const coach = {
    advise: (stage: Stage) =>
      (typeof knows === "boolean" ? knows : knows())
        ? Promise.resolve({
            stage,
            said: stage,
            ...(stage === "nudge" ? {} : { command: "pass", rest }),
          })
        : Promise.reject(new Error("no win chances")),
    asked: () => asked,
    note: (now: Coached) => void (asked = now),
  };
  const match = {
    ask: { decision: 4, offers: [] },
    coach,
    pending: new Map(),
    refused: null as Match["refused"],
    advised: [] as readonly JsonValue[],
    seat: 0,
    sitters: [{ name: "Aki" }, { name: "Bot" }],
    over: false,
    act: (command: unknown) => void played.push(command),
  };
  const advisor = new advisors.Advisor(match);
  return { advisor, match, played, asked: () => asked };
}

test("first a nudge, then the move, then the reason; it is counted", async () => {
  const { advisor, asked, played } = open();
  expect([advisor.can, advisor.next]).toEqual([true, "nudge"]);
  await advisor.ask();
  advisor.play();
  expect([advisor.next, asked(), played]).toEqual(["move", { asked: 1, shown: 0 }, []]);
  await advisor.ask();
  await advisor.ask();
  expect(advisor.told.map(({ said }) => said)).toEqual(["nudge", "move", "reason"]);
  expect([advisor.next, asked()]).toEqual([null, { asked: 1, shown: 1 }]);
  advisor.play();
  expect(played).toEqual(["pass"]);
});

test("what was told ends with its decision", async () => {
  const { advisor, match, asked } = open();
  await advisor.ask();
  advisor.close();
  expect([advisor.told, advisor.next]).toEqual([[], "nudge"]);
  await advisor.ask();
  expect(asked()).toEqual({ asked: 2, shown: 0 });
  const later = new advisors.Advisor({ ...match, ask: { decision: 5, offers: [] } });
  expect([later.told, later.next]).toEqual([[], "nudge"]);
});

test("a coach with nothing to say is not counted", async () => {
  const { advisor, asked } = open(false);
  await advisor.ask();
  expect([advisor.silent, advisor.thinks, asked()]).toEqual([true, false, { asked: 0, shown: 0 }]);
});

test("a coach that had nothing to say may find something when asked again", async () => {
  let knows = false;
  const { advisor } = open(() => knows);
  await advisor.ask();
  expect(advisor.silent).toBe(true);
  knows = true;
  await advisor.ask();
  expect([advisor.silent, advisor.told.length]).toEqual([false, 1]);
});

test("nobody is advised in a puzzle for one", () => {
  const { match } = open();
  const alone = new advisors.Advisor({ ...match, sitters: [{ name: "Aki" }] });
  expect([alone.there, alone.can]).toEqual([false, false]);
});

test("a move of several commands is shown, and played to its end", async () => {
  const { advisor, match, played } = open(true, ["draw", "end"]);
  await advisor.ask();
  advisor.show();
  expect(match.advised).toEqual([]);
  await advisor.ask();
  advisor.show();
  expect(match.advised).toEqual(["pass", "draw", "end"]);
  advisor.play();
  advisor.playOn();
  expect(played, "the same decision is still asked").toEqual(["pass"]);
});

test("what is left of a move is given up where something was refused", async () => {
  const { advisor, match, played } = open(true, ["end"]);
  await advisor.ask();
  await advisor.ask();
  advisor.play();
  match.refused = { clause: "4.1" } as NonNullable<Match["refused"]>;
  advisor.playOn();
  match.refused = null;
  Object.assign(match, { ask: { decision: 5, offers: [] } });
  advisor.playOn();
  expect(played).toEqual(["pass"]);
});
