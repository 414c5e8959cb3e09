/** What is heard of a movement. */

import type { Cue } from "@shell/sound/play.ts";
import type { Float } from "./gains.ts";
import type { Act, Scene } from "./plan.ts";

/** Sounds that take a while to make, for this many monsters. */
export function slowSounds(monsters: number): Cue[] {
  const roars = Array.from({ length: monsters }, (_, seat): Cue => ({ sound: "roar", n: seat }));
  return [{ sound: "dice", n: 6 }, ...roars, { sound: "claws", n: 3 }, { sound: "fall" }];
}

/** `own` is the viewer's seat: they feel what hits them. */
export function cuesOf({ act }: Pick<Scene, "act">, own: number | null): Cue[] {
  switch (act.is) {
    case "roll":
    case "dodge":
      return [{ sound: "dice", n: act.dice.length }];
    case "kept":
      return [{ sound: "die-hold" }];
    case "floats":
      return act.floats.map((float) => gained(float, own));
    case "attack":
      return [{ sound: "claws", n: act.claws, ...felt(act.floats, own) }];
    case "fall":
      return [{ sound: "fall" }];
    case "reborn":
      return [{ sound: "heal" }, roar(act.seat, 0.7)];
    // A monster that comes to Tokyo is heard all over it; one that leaves grumbles.
    case "move":
      return [roar(act.seat, act.place === "outside" ? 0.3 : 1)];
    case "stay":
      return [roar(act.seat, 0.5)];
    case "card":
      return carded(act);
    case "row":
      return [{ sound: "card", level: 0.5 }];
    // Whose turn it is and who has won is heard at every table alike.
    case "turn":
    case "crown":
      return [];
  }
}

const roar = (seat: number, level: number): Cue => ({ sound: "roar", n: seat, level });

function carded({ how }: Extract<Act, { is: "card" }>): Cue[] {
  const card: Cue = { sound: "card" };
  if (how === "buys") return [card, { sound: "coins", n: 2, at: 0.3 }];
  return how === "uses" ? [card, { sound: "energy", at: 0.25 }] : [card];
}

function gained(float: Float, own: number | null): Cue {
  const { what, by } = float;
  switch (what) {
    case "points":
      return by > 0 ? { sound: "point" } : { sound: "wrong", level: 0.6 };
    case "energy":
      return { sound: "energy", level: by > 0 ? 1 : 0.4 };
    case "life":
      return by > 0 ? { sound: "heal" } : { sound: "claws", ...felt([float], own) };
    case "poison":
    case "shrink":
      return { sound: by > 0 ? "wrong" : "heal", level: 0.7 };
    case "shield":
      return { sound: "shield" };
  }
}

/** A blow to one's own monster is felt. */
function felt(floats: readonly Float[], own: number | null): Pick<Cue, "buzz"> {
  const hit = floats.some(({ seat, what, by }) => seat === own && what === "life" && by < 0);
  return hit ? { buzz: "hit" } : {};
}
