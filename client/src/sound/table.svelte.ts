/** What every table sounds like, whatever is played at it: whose turn it is, talk, time, the end. */

import { isLow, leftOf } from "../match/clock.ts";
import type { Match } from "../match/match.svelte.ts";
import { mutes } from "../match/mutes.svelte.ts";
import { endOf } from "./ending.ts";
import { play, prepare } from "./play.ts";

/** A clock is heard for its last seconds. */
const LAST = 10;

/** What there is to hear of a match, as far as the frame round it knows. */
interface Heard {
  /** Whether it is the reader's turn, at the moment that is shown. */
  readonly yours: boolean;
}

/** To be called while a frame is made: it goes on as long as that frame stands. */
export function soundTable(match: Match, around: Heard): void {
  prepare([{ sound: "turn" }, { sound: "refuse" }, { sound: "win" }, { sound: "lose" }]);
  hearTurns(around);
  hearRefusals(match);
  hearChat(match);
  hearClock(match);
  hearEnd(match);
}

/** Players who come when it is their turn already need not be called. */
function hearTurns(around: Heard): void {
  let before = true;
  $effect(() => {
    const { yours } = around;
    if (yours && !before) play({ sound: "turn", buzz: "turn" });
    before = yours;
  });
}

function hearRefusals(match: Match): void {
  $effect(() => {
    if (match.refused) play({ sound: "refuse", buzz: "refused" });
  });
}

function hearChat(match: Match): void {
  let before = Infinity;
  $effect(() => {
    const last = match.chat.at(-1);
    const number = last?.number ?? 0;
    const own = last?.seat !== undefined && last.seat === match.seat;
    if (number > before && !own && !mutes.has(last?.speaker)) play("chat");
    before = match.standing === null ? Infinity : number;
  });
}

/** The reader's own clock, second by second, when there are few left. */
function hearClock(match: Match): void {
  $effect(() => {
    const { seat, standing, heardAt } = match;
    const clocks = standing?.clocks;
    if (seat === null || !clocks?.seats[seat]?.running || standing?.paused || match.past) return;
    let before = Infinity;
    const timer = setInterval(() => {
      const left = leftOf(clocks, seat, performance.now() - heardAt);
      const seconds = Math.ceil(left / 1_000);
      if (isLow(left) && seconds <= LAST && seconds > 0 && seconds < before) play("clock");
      before = seconds;
    }, 100);
    return () => clearInterval(timer);
  });
}

function hearEnd(match: Match): void {
  let running = false;
  $effect(() => {
    const { over } = match;
    if (over && running) play(endOf(match));
    running = match.standing !== null && !over;
  });
}
