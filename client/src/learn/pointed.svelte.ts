/** Where on the screen the things are that a lesson points at. */

import { untrack } from "svelte";
import type { Box } from "./box.ts";
import { spotOf } from "./spots.ts";

/** How often they are looked for, in milliseconds: tables move by themselves. */
const OFTEN = 120;

/** A table gives its parts names: `data-point="dice reroll"`. */
function found(name: string): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>(`[data-point~="${name}"]`)];
  return all.find((part) => part.checkVisibility({ visibilityProperty: true })) ?? null;
}

function boxOf(part: HTMLElement): Box {
  const { left, top, width, height } = part.getBoundingClientRect();
  return { left, top, width, height };
}

const outside = ({ left, top, width, height }: Box) =>
  top + height > innerHeight || top < 0 || left + width > innerWidth || left < 0;

/** The names that are pointed at now. */
let now = $state.raw<readonly string[]>([]);

/** What a lesson points at now, by name: a table may light it up. */
export const pointedNames = (): readonly string[] => now;

/** Follows the parts with those names for as long as the effect that it is called in lives. */
export class Pointed {
  boxes = $state.raw<readonly Box[]>([]);

  /** Looks for other parts from now on, and brings them into sight. */
  follow(names: readonly string[]): () => void {
    let sought = true;
    const look = () => {
      const parts = names.map(found);
      const seen = names.map((name, idx) => {
        const part = parts[idx];
        return part ? boxOf(part) : spotOf(name);
      });
      const boxes = seen.filter((box) => box !== null);
      if (sought && boxes[0] !== undefined) {
        sought = false;
        if (outside(boxes[0])) parts[0]?.scrollIntoView({ block: "center", inline: "nearest" });
      }
      if (JSON.stringify(boxes) !== JSON.stringify(this.boxes)) this.boxes = boxes;
    };
    // What a table reads to tell where its things are may depend on what is pointed at.
    untrack(look);
    const timer = setInterval(look, OFTEN);
    now = names;
    return () => {
      clearInterval(timer);
      now = [];
    };
  }
}
