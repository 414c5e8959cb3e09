/** What the game wants to know, in a form that a tray can show: the default answer comes first. */

import type { Offer } from "../match.ts";
import type { Blow, Card, Command, Face, Frame, Prospect, View } from "../types.ts";
import { same } from "./offers.ts";

/** What is asked. */
export type Kind =
  | "roll"
  | "touch"
  | "meddle"
  | "hearts"
  | "jets"
  | "brace"
  | "soften"
  | "yield"
  | "buy"
  | "chance"
  | "ask"
  | "order"
  | "any";

export interface Prompt {
  kind: Kind;
  /** What "always pass" would mean here. */
  habit: string;
  /** The card that asks, and the one whose text asks where it is copied. */
  card: Card | null;
  source: Card | null;
  blow: Blow | null;
  /** Dice that dodge damage. */
  dice: Face[];
  /** Hearts left, or what an answer costs. */
  count: number;
  /** Everything but rerolls; the sensible answer first. */
  choices: Offer[];
}

type Parts = Omit<Prompt, "choices" | "habit">;

const NOTHING = { card: null, source: null, blow: null, dice: [], count: 0 };

/** Below this much life a monster in Tokyo does well to leave: only which button comes first, never a rule. */
const SHAKEN = 4;

/** What the seat is asked, if it is. */
export function promptOf(
  view: View,
  seat: number | null,
  offers: readonly Offer[],
  prospects: readonly Prospect[] = [],
): Prompt | null {
  const choices = offers.filter((offer) => !isReroll(offer.command));
  if (seat === null || offers.length === 0) return null;
  const frame = view.stack.at(-1);
  const asked = view.asked === seat && frame !== undefined;
  const parts: Parts = (asked ? partsOf(frame) : null) ?? {
    kind: "any",
    ...NOTHING,
  };
  const habit = parts.card === null ? parts.kind : `${parts.kind}:${parts.source ?? parts.card}`;
  const wish = favourite(parts, view.monsters[seat]?.life ?? 0);
  return { ...parts, habit, choices: order(choices, wish, prospects) };
}

function isReroll(command: Command): boolean {
  return typeof command === "object" && "reroll" in command;
}

function partsOf(frame: Frame): Parts | null {
  if (frame === "rolling") return { kind: "roll", ...NOTHING };
  if (frame === "last-touch") return { kind: "touch", ...NOTHING };
  if (frame === "buying") return { kind: "buy", ...NOTHING };
  if (typeof frame === "string") return null;
  if ("meddle" in frame) {
    const { card } = frame.meddle;
    return { ...NOTHING, kind: "meddle", card, source: card };
  }
  if ("hearts" in frame) return { ...NOTHING, kind: "hearts", count: frame.hearts.left };
  if ("blow" in frame) {
    return {
      ...NOTHING,
      kind: frame.blow.stage === "falling" ? "jets" : "brace",
      blow: frame.blow,
    };
  }
  if ("soften" in frame) return { ...NOTHING, kind: "soften", ...frame.soften };
  if ("yield" in frame) return { ...NOTHING, kind: "yield" };
  if ("opportunity" in frame) return { ...NOTHING, kind: "chance" };
  if ("ask" in frame) {
    const { card, source, price } = frame.ask;
    return { ...NOTHING, kind: "ask", card, source, count: price };
  }
  return "end-step" in frame ? { ...NOTHING, kind: "order" } : null;
}

/** The answer that most players would give. */
function favourite(parts: Parts, life: number): (command: Command) => boolean {
  switch (parts.kind) {
    case "roll":
    case "touch":
      return (command) => command === "resolve";
    case "yield":
      return (command) => command === (life < SHAKEN ? "yield" : "stay");
    case "jets":
      return (command) => command === "yield";
    case "hearts":
    case "order":
    case "any":
      return () => false;
    default:
      // A turn for nothing is taken; anything else has its price. Only which button comes first.
      return (command) => (parts.source === "freeze-time") !== (command === "pass");
  }
}

/** Favourites first, and what can eliminate last. */
function order(
  offers: readonly Offer[],
  wish: (command: Command) => boolean,
  prospects: readonly Prospect[],
): Offer[] {
  const rank = (command: Command) => {
    if ((prospectOf(prospects, command)?.falls ?? 0) > 0) return 2;
    return wish(command) ? 0 : 1;
  };
  const ranked = offers.map((offer) => ({ offer, at: rank(offer.command) }));
  return ranked.sort((one, other) => one.at - other.at).map(({ offer }) => offer);
}

/** What is known of a choice's dangers. */
export function prospectOf(prospects: readonly Prospect[], command: Command): Prospect | undefined {
  return prospects.find((prospect) => same(prospect.command, command));
}

/** Choices that use the same card on dice, which are aimed rather than listed. */
export interface Aim {
  card: Card;
  /** A face to aim at, and what it can become; nothing where the card says what. */
  dice: {
    face: Face;
    offer: Offer | null;
    turns: { to: Face; offer: Offer }[];
  }[];
}

/** The choices that a tray lists, and those that are aimed at dice. */
export function aimsOf(choices: readonly Offer[]): {
  plain: Offer[];
  aims: Aim[];
} {
  const plain: Offer[] = [];
  const aims = new Map<Card, Aim>();
  for (const offer of choices) {
    const command = offer.command;
    const use = typeof command === "object" && "use" in command ? command.use : null;
    const target = use && typeof use.with === "object" ? use.with : null;
    const face =
      target && ("die" in target ? target.die : "turn" in target ? target.turn.from : null);
    if (!use || !target || !face) {
      plain.push(offer);
      continue;
    }
    const aim = aims.get(use.card) ?? { card: use.card, dice: [] };
    aims.set(use.card, aim);
    let die = aim.dice.find((one) => one.face === face);
    if (die === undefined) aim.dice.push((die = { face, offer: null, turns: [] }));
    if ("turn" in target) die.turns.push({ to: target.turn.to, offer });
    else die.offer = offer;
  }
  return { plain, aims: [...aims.values()] };
}
