/** The table's own memory: what is seen, what is held, and what the rules say of it. */

import { playersOf } from "@shell/match/players.ts";
import { untrack } from "svelte";
import { sightsOf, type Sights } from "@shell/games/sight.ts";
import { pointedNames } from "@shell/learn/pointed.svelte.ts";
import { Rewind } from "@shell/match/rewind.svelte.ts";
import { tagged } from "@shell/match/tagged.ts";
import { viewOf } from "@shell/match/typed.ts";
import { isStill } from "@shell/settings/motion.ts";
import { paced } from "@shell/settings/pace.ts";
import { play as sound } from "@shell/sound/play.ts";
import { spoken } from "@shell/words/words.svelte.ts";
import { flipped, movedTo, settled, turned, twisted } from "@shell/wood/pose.ts";
import type { Change, Match } from "./match.ts";
import { Admired, ADMIRED, VERDICT } from "./admired.svelte.ts";
import { aimOf, isNear, missOf } from "./aimed.ts";
import { ahead, ownerOf, supplyOf, type Own } from "./ahead.ts";
import { badOf } from "./faults.ts";
import { Waving, seenPose } from "./waving.ts";
import type { Judged, Notice, Solution } from "./memory.ts";
import { Oracle, type Named } from "./oracle.ts";
import { grownBy, pastFor } from "./since.ts";
import { asOver, solvedOf, type Solved } from "./solutions.ts";
import { cuesOf } from "./sounds.ts";
import { lateFor, type Late } from "./time.ts";
import type {
  Answer,
  Command,
  Event,
  Kin,
  Pose,
  Question,
  Shape,
  Side,
  Standing,
  Tried,
  View,
} from "./types.ts";

export const GAME = "tokyo-jutaku";

/** How far a magnet pulls, in micrometres, by the help that the table gives. */
const PULL = { guided: 4_000, standard: 2_500, master: 2_000 };
/** Pieces of a solution are laid one after the other. */
const LAYING = 420;
/** A replay that is faster than this makes no sound. */
const LOUD = 2;
const MIDDLE = 35_000;
/** How often the page's clock ticks; hands are shown no more often than that. */
const TICK = 100;

interface Intent {
  id: string;
  command: Command;
  floor: number;
}

type Asks = Sights<Question, Answer, Command, View>;

export class Play {
  readonly match: Match;
  /** How the piece in hand is held. */
  pose = $state.raw<Pose | null>(null);
  /** Whether it is held above the player's own site. */
  over = $state(false);
  /** The piece that is lifted in beats, where nothing is taken before it is placed. */
  lifted = $state<number | null>(null);
  /** Whether the magnet is off. */
  free = $state(false);
  kin = $state<Kin | null>(null);
  tidy = $state(true);
  lift = $state(false);
  /** The seat whose site is looked at; nothing for one's own. */
  watched = $state<number | null>(null);
  cursor = $state<number | null>(null);
  judged = $state.raw<readonly Judged[]>([]);
  /** What the clock has just done in this player’s place. */
  late = $state.raw<Late | null>(null);
  /** A piece that somebody else was first to take. */
  lost = $state<number | null>(null);
  /** What else did not go as wished. */
  #told = $state.raw<Notice | null>(null);
  /** The page's clock, for whatever counts. */
  clock = $state(performance.now());
  solution = $state.raw<Solution | null>(null);
  broken = $state<string | null>(null);
  shapes = $state.raw<readonly Shape[]>([]);
  #sights = $state.raw<Asks | null>(null);
  #intents = $state.raw<readonly Intent[]>([]);
  readonly #admired = new Admired();
  readonly #rewind: Rewind<View, Command, Event>;
  readonly #grounds = new Map<string, Named>();
  readonly #unwatch: () => void;
  readonly #ticking: ReturnType<typeof setInterval>;
  readonly #waving = new Waving();
  #fading: ReturnType<typeof setTimeout> | undefined;
  #hurry: ReturnType<typeof setTimeout> | undefined;
  #laying: ReturnType<typeof setInterval> | undefined;

  readonly now: View = $derived.by(() => viewOf(this.match));
  readonly view: View = $derived.by(() => {
    const past = this.#rewind.view;
    return past ? pastFor(past, this.now, this.seat) : (this.#admired.view ?? this.now);
  });
  /** By how many pieces others' sites have grown since this seat acted last. */
  readonly grown: ReadonlyMap<number, number> = $derived.by(() =>
    grownBy(this.match.fresh, this.seat),
  );
  readonly seat: number | null = $derived.by(() => this.match.seat);
  readonly focus: number = $derived.by(() => this.watched ?? this.seat ?? 0);
  readonly beats: boolean = $derived.by(() => this.now.setup.mode === "beats");
  readonly phase: string = $derived.by(() => {
    const { phase } = this.now;
    return typeof phase === "string" ? phase : (Object.keys(phase)[0] ?? "");
  });
  readonly time: number = $derived.by(() => {
    const { standing, heardAt } = this.match;
    const passed = standing?.paused ? 0 : Math.max(0, this.clock - heardAt);
    return (standing?.at_ms ?? 0) + passed;
  });
  readonly oracle: Oracle | null = $derived.by(() => this.#oracleOf());
  /** The own hands and site, with what is on its way to the server. */
  readonly own: Own = $derived.by(() => {
    const open = this.#intents.filter(({ id }) => this.match.pending.has(id));
    const floors = new Map(open.map(({ command, floor }) => [command, floor]));
    const commands = open.map(({ command }) => command);
    const floorOf = (pose: Pose) => {
      const found = commands.find(
        (command) =>
          typeof command === "object" && "place" in command && command.place.pose === pose,
      );
      return (found && floors.get(found)) ?? 1;
    };
    return ahead(this.view, this.seat, commands, floorOf);
  });
  readonly hand: number | null = $derived.by(() => (this.beats ? this.lifted : this.own.hand));
  readonly supply: readonly number[] = $derived.by(() =>
    supplyOf(this.view, this.seat).filter((piece) => !this.own.taken.has(piece)),
  );
  /** Where a lesson wants the piece in hand. */
  readonly aim: Pose | null = $derived.by(() => {
    const outline = this.pose && this.shapes[this.pose.piece]?.outline;
    return this.pose && outline ? aimOf(pointedNames(), this.pose, outline) : null;
  });
  /** What would come of letting go now. */
  readonly tried: Tried | null = $derived.by(() => {
    const { pose, oracle, hand, over } = this;
    if (pose === null || oracle === null || hand !== pose.piece || !over) return null;
    if (this.aim && isNear(pose, this.aim)) return oracle.try(this.aim, 0);
    return oracle.try(pose, this.free ? 0 : PULL[this.now.setup.assist]);
  });
  /** Whether pieces can be taken and placed now. */
  readonly building: boolean = $derived.by(() => {
    const site = this.seat === null ? null : this.now.architects[this.seat]?.site;
    const submitted = this.seat !== null && this.now.architects[this.seat]?.beat !== null;
    return this.phase === "building" && Boolean(site) && !(this.beats && submitted);
  });
  /** Whether the hands are not free yet, right after a piece went back. */
  readonly busy: boolean = $derived.by(() => {
    const until = this.seat === null ? null : this.now.architects[this.seat]?.busy_until;
    return typeof until === "number" && until > this.time;
  });
  /** Whether as many pieces stand there as are asked for: now or never. */
  readonly full: boolean = $derived.by(() => {
    const site = this.seat === null ? null : this.now.architects[this.seat]?.site;
    const ground = site ? this.ground(site.card, site.side) : null;
    return ground !== null && this.own.standing.length === ground.pieces;
  });
  readonly canStop: boolean = $derived.by(() => {
    const me = this.seat === null ? undefined : this.now.architects[this.seat];
    if (!me || this.own.standing.length === 0 || this.own.stopped) return false;
    const claims = this.phase === "frozen" || this.building;
    return claims && (me.hushed_until === null || me.hushed_until <= this.time);
  });
  /** Why stop cannot be called now, where that is not plain to see. */
  readonly unready: "chosen" | "empty" | null = $derived.by(() => {
    if (this.phase !== "building" || this.canStop || this.own.stopped) return null;
    const me = this.seat === null ? undefined : this.now.architects[this.seat];
    if (!me?.site) return null;
    if (this.beats && me.beat !== null) return "chosen";
    return this.own.standing.length === 0 ? "empty" : null;
  });
  /** Whether the map is needed: to start, or to move. */
  readonly moves: boolean = $derived.by(() => {
    if (this.phase === "draft" || this.phase === "movement") return true;
    return this.seat !== null && this.now.architects[this.seat]?.moving !== null;
  });
  /** Whether it is the player's own turn on the map. */
  readonly asked: boolean = $derived.by(
    () => this.moves && this.seat !== null && this.match.must.includes(this.seat),
  );
  /** What did not go as wished. Who was first may be heard later than that somebody was. */
  readonly notice: Notice | null = $derived.by(() => {
    const { lost, pose, aim } = this;
    // How far off a piece was is of no use where it fits now.
    if (this.#told?.key.startsWith("off-") && pose && aim && isNear(pose, aim)) return null;
    if (lost === null) return this.#told;
    const owner = ownerOf(this.now, lost);
    if (owner === null) return { key: "taken-gone", args: { piece: lost } };
    return { key: "taken-by", args: { name: this.name(owner), piece: lost } };
  });
  /** The sites that a solution can be shown for. */
  readonly solved: readonly Solved[] = $derived.by(() =>
    solvedOf(this.now, this.match.over || this.match.past !== null),
  );
  readonly marks: Set<number> = $derived.by(() => badOf(this.now.marks));

  constructor(match: Match) {
    this.match = match;
    this.#rewind = new Rewind(match);
    this.#unwatch = match.watch((change) => this.#hear(change));
    this.#ticking = setInterval(() => {
      this.clock = performance.now();
      this.#wave();
    }, TICK);
    sightsOf<Question, Answer, Command, View>(GAME).then(
      (sights) => (this.#sights = sights),
      (error: unknown) => (this.broken = String(error)),
    );
    $effect(() => {
      const { oracle } = this;
      if (oracle && untrack(() => this.shapes.length === 0)) this.shapes = oracle.wood();
      return () => oracle?.free();
    });
    // A piece that came into the hand without the pointer is held above the site.
    $effect(() => {
      const { hand } = this;
      untrack(() => this.#handHas(hand));
    });
    // Somebody who builds, or is asked on the map, needs the desk; so does a replay that goes on.
    $effect(() => {
      const moment = this.match.past ? this.now : `${this.phase} ${this.asked}`;
      untrack(() => moment && this.hideSolution());
    });
    $effect(() => {
      const { refused } = this.match;
      if (refused) untrack(() => this.#refused(refused.pieces?.[0], refused.clause));
    });
  }

  close(): void {
    clearInterval(this.#ticking);
    clearInterval(this.#laying);
    clearTimeout(this.#fading);
    clearTimeout(this.#hurry);
    this.#admired.end();
    this.#rewind.close();
    this.#unwatch();
  }

  ground(card: number, side: Side): Named | null {
    const key = `${card}-${side}`;
    const known = this.#grounds.get(key);
    if (known !== undefined || this.oracle === null) return known ?? null;
    const ground = this.oracle.ground(card, side);
    this.#grounds.set(key, ground);
    return ground;
  }

  name(seat: number): string {
    return this.match.sitters[seat]?.name ?? "";
  }

  /** Takes a piece: at once in the hand, whatever the server will say. */
  grab(piece: number): boolean {
    if (!this.building || this.hand !== null || !this.supply.includes(piece)) return false;
    this.lost = this.#told = null;
    this.hideSolution();
    const busy = this.seat !== null && this.now.architects[this.seat]?.busy_until;
    if (busy && busy > this.time) return false;
    this.over = false;
    this.pose = { piece, flip: false, rotation: 0, x: MIDDLE, y: MIDDLE };
    if (this.beats) this.lifted = piece;
    else if (!this.#rush({ grab: { piece } })) return false;
    this.cursor = null;
    sound({ sound: "wood-pick", n: 2 });
    return true;
  }

  /** Puts the piece in hand back. */
  back(): void {
    if (this.hand === null) return;
    if (this.beats) this.lifted = null;
    else this.#rush("drop");
    this.pose = null;
    sound({ sound: "wood", n: 1, level: 0.6 });
  }

  /** Lets go of the piece in hand where it is held; tells whether it may lie there. */
  place(): boolean {
    const { pose, tried, hand } = this;
    if (pose === null || hand === null || !this.building) return false;
    this.#told = tried && this.aim && missOf(pose, tried.pose, this.aim);
    if (tried === null || tried.bars.length > 0 || this.#told !== null) {
      sound({ sound: "refuse", buzz: "refused" });
      return false;
    }
    const command = { place: { pose: tried.pose } };
    if (this.beats) {
      this.match.act({ beat: command });
      this.lifted = null;
    } else this.#rush(command, tried.floor);
    this.pose = null;
    sound({ sound: "wood", n: 2, buzz: "placed" });
    return true;
  }

  /** Takes the piece placed last off the site. */
  giveBack(): void {
    if (this.beats) this.match.act({ beat: "return" });
    else if (this.hand === null && this.own.standing.length > 0) this.#rush("return");
  }

  stop(): void {
    if (!this.canStop) return this.#mute();
    this.lost = this.#told = null;
    sound("bell");
    if (this.beats) this.match.act({ beat: "stop" });
    else this.#rush("stop");
  }

  /** A bell that does not ring says why. */
  #mute(): void {
    const why = this.unready;
    if (why === null) return;
    this.lost = null;
    this.#told = { key: `stop-${why}`, args: {} };
    sound({ sound: "refuse", buzz: "refused" });
  }

  /** How somebody else holds a piece over their own site, if they show it. */
  waved(seat: number): Pose | null {
    const piece = this.now.architects[seat]?.hand?.piece;
    return seenPose(this.match.hands.get(seat), piece, this.clock);
  }

  /** Holds, votes, moves and the like: one thing at a time. */
  act(command: Command): void {
    this.match.act(command);
  }

  /** Moves the piece in hand to a point of the card, in micrometres. */
  hold(x: number, y: number, over: boolean): void {
    const piece = this.hand;
    if (piece === null) return;
    const pose = this.pose ?? { piece, flip: false, rotation: 0, x, y };
    this.over = over;
    this.pose = movedTo({ ...pose, piece }, x, y);
  }

  turn(steps: number, fine: boolean): void {
    if (this.pose === null) return;
    this.pose = turned(this.pose, steps, fine);
    sound("wood-turn");
  }

  twist(radians: number): void {
    if (this.pose) this.pose = twisted(this.pose, radians);
  }

  settle(): void {
    if (this.pose) this.pose = settled(this.pose);
  }

  flip(): void {
    if (this.pose === null) return;
    this.pose = flipped(this.pose);
    sound("wood-turn");
  }

  /** Shows how a card could have been built, piece by piece. */
  showSolution(site: Solved): void {
    this.hideSolution();
    this.match.past?.pause();
    const standing = this.#solve(site);
    this.solution = { site, standing, laid: 0, before: this.watched };
    this.watched = site.seat === this.seat ? null : site.seat;
    this.#laying = setInterval(() => {
      const shown = this.solution;
      if (shown === null || shown.laid >= shown.standing.length) clearInterval(this.#laying);
      else {
        this.solution = { ...shown, laid: shown.laid + 1 };
        sound({ sound: "wood", n: 2 });
      }
    }, LAYING);
  }

  /** The winner's house is looked at once more. */
  celebrate(winner: number | undefined): void {
    this.#admired.again();
    this.judged = [];
    this.watched = winner === undefined || winner === this.seat ? null : winner;
  }

  calm(): void {
    this.#admired.end();
    this.watched = null;
  }

  hideSolution(): void {
    clearInterval(this.#laying);
    if (this.solution) this.watched = this.solution.before;
    this.solution = null;
  }

  #solve({ seat, card }: Solved): Standing[] {
    if (this.match.past === null) return this.oracle?.solution(seat, card) ?? [];
    const oracle = this.#oracleOf(asOver);
    const standing = oracle?.solution(seat, card) ?? [];
    oracle?.free();
    return standing;
  }

  /** Sent at once; sent again only if the rules still allow it. */
  #rush(command: Command, floor = 1): boolean {
    const stands = () => this.oracle?.allows(command) ?? false;
    const id = this.match.rush(command, stands);
    if (id === null) return false;
    const open = this.#intents.filter((intent) => this.match.pending.has(intent.id));
    this.#intents = [...open, { id, command, floor }];
    return true;
  }

  /** Shows the others the piece in hand. In beats it would betray the choice. */
  #wave(): void {
    const alone = this.now.architects.length === 1;
    if (alone || this.beats || this.seat === null || !this.building) return;
    const pose = this.hand === null || !this.over ? null : (this.tried?.pose ?? this.pose);
    const gesture = this.#waving.news(pose, this.clock);
    if (gesture !== null) this.match.wave(gesture);
  }

  #handHas(piece: number | null): void {
    if (piece === null) this.pose = null;
    else if (this.pose?.piece !== piece) {
      this.pose = { piece, flip: false, rotation: 0, x: MIDDLE, y: MIDDLE };
      this.over = true;
    }
  }

  /** Somebody else was first: the page says who. */
  #refused(piece: string | undefined, clause: string | undefined): void {
    const number = Number(piece?.replace("piece-", ""));
    if (clause !== "3.3" || !Number.isInteger(number)) return;
    this.lost = number;
    sound({ sound: "refuse", buzz: "refused" });
    // It is said at the hand already.
    this.match.refused = null;
  }

  #hear(change: Change): void {
    const judged = change.events.flatMap(({ event }) =>
      typeof event === "object" && "judged" in event ? [event.judged] : [],
    );
    if (judged.length > 0) this.#verdict(judged, change);
    for (const { event } of change.events) this.#notice(event, change);
    // A replay in a hurry is seen, and not heard.
    if ((this.match.past?.speed ?? 1) > LOUD || change.before === null) return;
    for (const { event } of change.events) cuesOf(event, this.seat).forEach((cue) => sound(cue));
  }

  /** What is said at the hand. Pieces and boards show the rest by themselves. */
  #notice(event: Event, change: Change): void {
    const told = tagged(event);
    const { before, after, own } = change;
    const late = own || before === null ? null : lateFor(event, { before, after }, this.seat);
    // In a lesson no clock runs: whoever is shown a move was not too late for it.
    if (late !== null && !this.match.taught) this.#tooLate(late);
    if (told.is === "dropped" && told.late && told.seat === this.seat) {
      this.#told = { key: "held-too-long", args: { piece: told.piece } };
    } else if (told.is === "clashed" && told.seat === this.seat) {
      this.#told = { key: "clashed", args: { piece: told.piece } };
    } else if (told.is === "beat-over" && this.#told?.key === "stop-chosen") this.#told = null;
  }

  /** Says for a while that time was up. */
  #tooLate(late: Late): void {
    clearTimeout(this.#hurry);
    this.late = late;
    this.#hurry = setTimeout(() => (this.late = null), VERDICT);
  }

  #verdict(judged: readonly Judged[], change: Change): void {
    clearTimeout(this.#fading);
    this.judged = judged;
    const right = judged.some(({ faults }) => faults.length === 0);
    const admired = change.own ? ADMIRED : paced(ADMIRED);
    if (right) this.#admired.note(change.before, isStill() || admired === 0 ? null : admired);
    // A lesson says so, too, and goes on to the next site.
    const stays = right && this.match.taught ? ADMIRED : VERDICT;
    this.#fading = setTimeout(() => (this.judged = []), stays);
  }

  #oracleOf(as = (view: View) => view): Oracle | null {
    const view = this.match.standing?.view;
    if (this.#sights === null || view === undefined) return null;
    return new Oracle(this.#sights(as(view), this.seat, spoken(), playersOf(this.match.sitters)));
  }
}
