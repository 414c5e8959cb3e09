/** The table's own memory: what is shown, what is in hand, and what the rules say of it. */

import { playersOf } from "@shell/match/players.ts";
import { untrack } from "svelte";
import { sightsOf, type Sights } from "@shell/games/sight.ts";
import { Stage } from "@shell/match/stage.svelte.ts";
import { tagged, type Tagged } from "@shell/match/tagged.ts";
import { viewOf } from "@shell/match/typed.ts";
import type { Forbidden } from "@shell/match/wire.ts";
import { buzz } from "@shell/settings/haptics.ts";
import { play as sound } from "@shell/sound/play.ts";
import { spoken } from "@shell/words/words.svelte.ts";
import type { Change, Match, Offer } from "./match.ts";
import { outlooks, type Outlook } from "./foresight.ts";
import { boxOf, type Box } from "./box.ts";
import { previewOf, REST, stepBack, type Gesture } from "./gesture.ts";
import { Hand } from "./hand.svelte.ts";
import { Oracle } from "./oracle.ts";
import { doneByOthers, plan, type Fresh, type Scene } from "./plan.ts";
import { rowOf, siteIdx } from "./places.ts";
import { cuesOf } from "./sounds.ts";
import { commandOf, leadsTo, stepOn, targetsOf, type Target } from "./targets.ts";
import type { Address, Answer, Command, Event, Lot, Question, Threshold, View } from "./types.ts";

export const GAME = "izakaya";

type Asks = Sights<Question, Answer, Command, View>;
/** What is going on, by name. */
export type Phase = Tagged<View["phase"]>["is"];

export class Play {
  readonly match: Match;
  readonly stage: Stage<Scene, View, Command, Event>;
  readonly hand = new Hand(this);
  /** Wood and cards, once the rules are there. */
  box = $state.raw<Box | null>(null);
  gesture = $state.raw<Gesture>(REST);
  /** What is pointed at: what it would change is shown. */
  aim = $state.raw<Target | null>(null);
  /** Why what was pressed last cannot be. */
  why = $state.raw<Forbidden | null>(null);
  /** What is in the purse to be bid, in yen. */
  bid = $state(0);
  /** What the rules cannot answer, and why. */
  broken = $state<string | null>(null);
  #sights = $state.raw<Asks | null>(null);
  #sent = $state(false);
  readonly #unwatch: () => void;

  readonly now: View = $derived.by(() => viewOf(this.match));
  readonly view: View = $derived.by(() => this.stage.view ?? this.now);
  readonly seat: number | null = $derived.by(() => this.match.seat);
  readonly oracle: Oracle | null = $derived.by(() => this.#oracleOf());
  readonly phase: Phase = $derived.by(() => tagged(this.now.phase).is);
  readonly waits: boolean = $derived.by(() => this.match.pending.size > 0);
  /** Whether this seat has to act. */
  readonly mine: boolean = $derived.by(() => {
    const { seat, match } = this;
    return seat !== null && match.ask !== null && match.must.includes(seat);
  });
  readonly offers: readonly Offer[] = $derived.by(() => this.match.ask?.offers ?? []);
  readonly targets: Target[] = $derived.by(() =>
    targetsOf(this.now, this.gesture, this.seat !== null && this.phase !== "over"),
  );

  /** The piece that this seat has taken and has to place. */
  readonly taken: number | null = $derived.by(() => {
    const { phase } = this.now;
    return "placing" in phase && this.mine ? phase.placing.piece : null;
  });

  /** What others did since this seat acted last: it stays marked until then. */
  readonly fresh: readonly Fresh[] = $derived.by(() =>
    doneByOthers(this.match.fresh, this.match.seat).slice(-20),
  );
  readonly worths: Lot[] = $derived.by(() => this.oracle?.worths() ?? []);
  readonly threshold: Threshold | null = $derived.by(() => this.oracle?.threshold() ?? null);
  /** The command that pressing what is pointed at would give, where the rules allow it. */
  readonly aimed: Command | null = $derived.by(() => {
    const { aim, gesture, oracle } = this;
    if (this.taken !== null) return this.hand.command;
    const command = aim && commandOf(aim, gesture);
    return command && oracle?.judge(command) === null ? command : null;
  });
  readonly after: Lot[] | null = $derived.by(() => {
    const { aimed, oracle } = this;
    if (aimed === null || oracle === null || (typeof aimed === "object" && "take" in aimed))
      return null;
    return oracle.after(aimed);
  });
  readonly outlooks: Outlook[] = $derived.by(() => outlooks(this.worths, this.after));
  /** The table with what is pointed at on it. */
  readonly previewed: View = $derived.by(() => {
    const { aimed, seat, view } = this;
    return aimed && seat !== null && view === this.now ? previewOf(view, aimed, seat) : view;
  });

  constructor(match: Match) {
    this.match = match;
    this.#unwatch = match.watch((change) => this.#hear(change));
    this.stage = new Stage(match, plan, { cues: cuesOf });
    sightsOf<Question, Answer, Command, View>(GAME).then(
      (sights) => (this.#sights = sights),
      (error: unknown) => (this.broken = String(error)),
    );
    // A handle is let go of when the next view has its own.
    $effect(() => {
      const { oracle } = this;
      if (oracle) untrack(() => (this.box ??= boxOf(oracle, this.now)));
      return () => oracle?.free();
    });
    $effect(() => {
      if (this.#sent && !this.waits) untrack(() => this.#answered());
    });
    // Three in line: there is nothing to do but to take a piece.
    $effect(() => {
      if (this.phase === "gift" && this.mine) {
        untrack(() => {
          if (this.gesture.is !== "wood") this.gesture = { is: "wood", lifted: null };
        });
      }
    });
  }

  close(): void {
    this.#unwatch();
    this.stage.close();
  }

  /** Why a target leads nowhere; nothing where it leads on. */
  barred(target: Target): Forbidden | null {
    const { oracle } = this;
    if (oracle === null || this.seat === null) return null;
    let first: Forbidden | null = null;
    for (const command of leadsTo(target, this.gesture, this.now)) {
      const why = oracle.judge(command);
      if (why === null) return null;
      // A reason that concerns the place itself says more than one about a single corner.
      if (first === null || sooner(why, first)) first = why;
    }
    return first;
  }

  /** Presses a target: goes one step on, or does it. */
  press(target: Target): void {
    this.stage.skip();
    this.why = null;
    if (this.seat === null || this.waits) return;
    if (this.taken !== null && target.is === "card") return this.#hold(target.card);
    const barred = this.barred(target);
    if (barred !== null) {
      this.why = barred;
      sound({ sound: "refuse", buzz: "refused" });
      return;
    }
    const command = commandOf(target, this.gesture);
    if (command === null) {
      this.gesture = stepOn(target, this.gesture);
      sound({ sound: "wood-pick", n: 1 });
      this.#shortcut();
    } else if (this.mine) this.act(command);
  }

  /** Holds the piece taken over a card, unless nobody builds there. */
  #hold(card: Address): void {
    const site = this.now.sites[siteIdx(card, rowOf(this.now))];
    if (site !== undefined && site.houses.length > 0) this.hand.over(card);
  }

  /** A gap with only one card to claim needs no second question. */
  #shortcut(): void {
    const { gesture, oracle } = this;
    if (gesture.is !== "claim" || gesture.gap === null || oracle === null) return;
    const open = leadsTo({ is: "gap", gap: gesture.gap }, gesture, this.now).filter(
      (command) => oracle.judge(command) === null,
    );
    const [only] = open;
    if (open.length === 1 && only && typeof only === "object" && "claim" in only) {
      this.aim = { is: "card", card: only.claim.card };
    }
  }

  act(command: Command): void {
    if (this.waits) return;
    this.stage.skip();
    this.why = null;
    this.#sent = true;
    this.match.act(command);
  }

  /** Lets go of the piece in hand, where it may lie. */
  place(): void {
    const { command } = this.hand;
    if (command === null) sound({ sound: "refuse", buzz: "refused" });
    else this.act(command);
  }

  /** One step back; tells whether there was one. */
  back(): boolean {
    this.why = null;
    this.aim = null;
    if (this.hand.card !== null) {
      this.hand.away();
      return true;
    }
    if (this.gesture.is === "rest") return false;
    const stuck = this.phase === "gift" && this.mine;
    const next = stepBack(this.gesture);
    this.gesture = stuck && next.is === "rest" ? { is: "wood", lifted: null } : next;
    return true;
  }

  /** Fills the purse, or empties it, by this many coins. */
  pour(coins: number): void {
    const most = this.seat === null ? 0 : (this.now.players[this.seat]?.cash ?? 0);
    this.bid = Math.min(most, Math.max(0, this.bid + coins * 100));
  }

  #hear(change: Change): void {
    const phase = tagged(change.after.phase).is;
    if (phase === "bidding" || phase === "placing" || phase === "over") this.gesture = REST;
    if (phase !== "bidding") this.bid = 0;
    if (phase !== "placing") this.hand.drop();
    this.aim = null;
  }

  #answered(): void {
    const refused = this.match.refused !== null || this.match.fault !== null;
    this.#sent = false;
    if (!refused) {
      this.gesture = REST;
      this.aim = null;
      buzz("placed");
    }
  }

  #oracleOf(): Oracle | null {
    const view = this.match.standing?.view;
    if (this.#sights === null || view === undefined) return null;
    return new Oracle(
      this.#sights(view, this.seat, spoken(), playersOf(this.match.sitters)),
      this.seat !== null,
    );
  }
}

/** Whether a reason stands before another in the rules. */
function sooner(one: Forbidden, other: Forbidden): boolean {
  const rank = ({ clause }: Forbidden) => {
    const [chapter, number] = clause.split(".");
    return Number(chapter) * 100 + Number(number);
  };
  return rank(one) < rank(other);
}
