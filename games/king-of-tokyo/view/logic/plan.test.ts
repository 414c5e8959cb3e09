import { describe, expect, test } from "vitest";
import type { Change } from "@shell/match/match.svelte.ts";
import type { Event, View } from "../types.ts";
import { Board, plan, told, type Act } from "./plan.ts";
import { CHANGES, GAME } from "./recorded.ts";

const events = (change: Change) => change.events.map(({ event }) => event as unknown as Event);
const views = (change: Change) => [change.before, change.after] as unknown as [View, View];
const acts = (change: Change): Act[] => plan(change).map((beat) => beat.scene.act);

describe("what events tell", () => {
  test.each(CHANGES.map((change, idx) => [idx, change] as const))(
    "change %i ends as the view has it",
    (_, change) => {
      const [before, after] = views(change);
      const board = new Board(before, after);
      events(change).forEach((event) => board.follow(event));
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
      events(change).forEach((event) => board.follow(event));
      expect(board.monsters.map(({ life, points }) => [life, points])).toEqual(
        after.monsters.map(({ life, points }) => [life, points]),
      );
    }
  });
});

describe("beats", () => {
  const changeWith = (kind: Parameters<typeof told>[1]) => {
    const found = CHANGES.find((change) =>
      events(change).some((event) => told(event, kind) !== undefined),
    );
    if (!found) throw new Error(`no recorded ${kind}`);
    return found;
  };

  test("nothing moves where nothing is known of before", () => {
    expect(plan({ ...changeWith("attacked"), before: null })).toEqual([]);
  });

  test("an attack and the wounds it deals are one movement", () => {
    const change = GAME.find((one) => {
      const kinds = events(one);
      const at = kinds.findIndex((event) => told(event, "attacked"));
      const next = kinds[at + 1];
      return at >= 0 && next !== undefined && told(next, "life-lost");
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
