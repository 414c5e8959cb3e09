import { describe, expect, test } from "vitest";
import { tagged } from "@shell/match/tagged.ts";
import type { Change } from "../match.ts";
import type { View } from "../types.ts";
import { Board } from "./board.ts";
import type { Told } from "./gains.ts";
import { inEnglish } from "@shell/words/testing.ts";
import type { Act } from "./plan.ts";
import { CHANGES, GAME } from "./recorded.ts";

const { plan } = await inEnglish(() => import("./plan.ts"));
const happened = (change: Change) => change.events.map(({ event }) => tagged(event));
/** The views before and after. */
function views({ before, after }: Change): [View, View] {
  if (before === null) throw new Error("nothing is known of before");
  return [before, after];
}
const acts = (change: Change): Act[] => plan(change).map((beat) => beat.scene.act);

describe("what events tell", () => {
  test.each(CHANGES.map((change, idx) => [idx, change] as const))(
    "change %i ends as the view has it",
    (_, change) => {
      const [before, after] = views(change);
      const board = new Board(before, after);
      happened(change).forEach((told) => board.follow(told));
      const known = (monsters: View["monsters"]) =>
        monsters.map(({ reached: _reached, cards, ...rest }) => ({
          ...rest,
          cards: [...cards].sort(),
        }));
      expect(known(board.monsters)).toEqual(known(after.monsters));
      expect([...board.dice].sort()).toEqual([...after.turn.dice].sort());
    },
  );

  test("a whole game ends as it ended", () => {
    for (const change of GAME.slice(1)) {
      const [before, after] = views(change);
      const board = new Board(before, after);
      happened(change).forEach((told) => board.follow(told));
      expect(board.monsters.map(({ life, points }) => [life, points])).toEqual(
        after.monsters.map(({ life, points }) => [life, points]),
      );
    }
  });
});

describe("beats", () => {
  const changeWith = (kind: Told["is"]) => {
    const found = CHANGES.find((change) => happened(change).some(({ is }) => is === kind));
    if (!found) throw new Error(`no recorded ${kind}`);
    return found;
  };

  test("nothing moves where nothing is known of before", () => {
    expect(plan({ ...changeWith("attacked"), before: null })).toEqual([]);
  });

  test("an attack and the wounds it deals are one movement", () => {
    const change = GAME.find((one) => {
      const kinds = happened(one).map(({ is }) => is);
      const at = kinds.indexOf("attacked");
      return at >= 0 && kinds[at + 1] === "life-lost";
    });
    if (!change) throw new Error("no recorded wound");
    const attack = acts(change).find((act) => act.is === "attack");
    expect(
      attack?.is === "attack" && attack.floats.map((float) => [float.what, float.by < 0]),
    ).toEqual([["life", true]]);
  });

  test("every kind of event that can be seen has a movement", () => {
    const seen = new Set(CHANGES.flatMap(acts).map((act) => act.is));
    expect([...seen].sort()).toEqual(
      [
        "attack",
        "card",
        "crown",
        "dodge",
        "fall",
        "floats",
        "kept",
        "move",
        "roll",
        "row",
        "stay",
        "turn",
      ].sort(),
    );
  });

  test("no change takes longer than a few seconds", () => {
    for (const change of [...CHANGES, ...GAME]) {
      const whole = plan(change).reduce((sum, beat) => sum + beat.ms, 0);
      expect(whole).toBeLessThanOrEqual(2450);
    }
  });

  test("what is shown after a beat is what had happened by then", () => {
    const change = GAME.find((one) => acts(one).some((act) => act.is === "turn"));
    if (!change) throw new Error("no recorded turn");
    const [before] = views(change);
    const first = plan(change)[0]?.scene;
    const gained =
      first?.act.is === "floats" ? first.act.floats.filter((float) => float.what === "points") : [];
    const sum = gained.reduce((all, float) => all + float.by, 0);
    const points = (monsters: View["monsters"]) =>
      monsters.reduce((all, monster) => all + monster.points, 0);
    expect(points(first?.monsters ?? [])).toBe(points(before.monsters) + sum);
  });
});
