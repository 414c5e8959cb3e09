import { expect, test } from "vitest";
import { inEnglish } from "@shell/words/testing.ts";
import { GAME } from "./recorded.ts";
import { cuesOf } from "./sounds.ts";

const { plan } = await inEnglish(() => import("./plan.ts"));
const scenes = GAME.flatMap((change) => plan(change).map(({ scene }) => scene));
const heard = (is: string) =>
  scenes.filter(({ act }) => act.is === is).flatMap((scene) => cuesOf(scene, 0));

test("as many dice are heard as are thrown", () => {
  const rolls = scenes.filter(({ act }) => act.is === "roll");
  expect(rolls.length).toBeGreaterThan(0);
  for (const { act } of rolls) {
    const dice = act.is === "roll" ? act.dice.length : 0;
    expect(cuesOf({ act }, 0)).toEqual([{ sound: "dice", n: dice }]);
  }
});

test("a monster roars in its own voice when it comes to Tokyo", () => {
  const come = cuesOf({ act: { is: "move", seat: 3, place: "city" } }, 0);
  expect(come).toEqual([{ sound: "roar", n: 3, level: 1 }]);
  const [left] = cuesOf({ act: { is: "move", seat: 3, place: "outside" } }, 0);
  expect(left?.level).toBeLessThan(1);
});

test("only the monster that is hit feels it", () => {
  const floats = [{ seat: 1, what: "life" as const, by: -2 }];
  const act = { is: "attack" as const, seat: 0, claws: 2, floats };
  expect(cuesOf({ act }, 1)[0]?.buzz).toBe("hit");
  expect(cuesOf({ act }, 0)[0]?.buzz).toBeUndefined();
  expect(cuesOf({ act }, null)[0]?.buzz).toBeUndefined();
});

test("a whole game is heard: dice, claws, cards", () => {
  for (const [is, sound] of [
    ["attack", "claws"],
    ["card", "card"],
    ["kept", "die-hold"],
  ] as const) {
    expect(heard(is).map((cue) => cue.sound)).toContain(sound);
  }
});
