/** What a player has already done, though the server has not said so yet: it lies over the view. */

import type { Command, Standing, View } from "./types.ts";

/** The own hands and site. */
export interface Own {
  hand: number | null;
  standing: readonly Standing[];
  /** Pieces that are out of the pile for these hands, as far as they know. */
  taken: ReadonlySet<number>;
  /** Whether "stop!" is on its way. */
  stopped: boolean;
}

/** The view's own seat with commands that are not answered yet. Floors are guessed by `floorOf`. */
export function ahead(
  view: View,
  seat: number | null,
  commands: readonly Command[],
  floorOf: (pose: Standing["pose"]) => number,
): Own {
  const seen = seat === null ? undefined : view.architects[seat];
  let hand = seen?.hand?.piece ?? null;
  let standing: readonly Standing[] = seen?.site?.standing ?? [];
  let stopped = false;
  const taken = new Set<number>();
  const back = (piece: number | null | undefined) => {
    if (piece !== null && piece !== undefined) taken.delete(piece);
  };
  for (const command of commands) {
    if (command === "drop") {
      back(hand);
      hand = null;
    } else if (command === "return") {
      back(standing.at(-1)?.pose.piece);
      standing = standing.slice(0, -1);
    } else if (command === "stop") stopped = true;
    else if (typeof command === "object" && "grab" in command) {
      hand = command.grab.piece;
      taken.add(hand);
    } else if (typeof command === "object" && "place" in command) {
      const { pose } = command.place;
      standing = [...standing, { pose, floor: floorOf(pose) }];
      hand = null;
    }
  }
  return { hand, standing, taken, stopped };
}

/** The wood that a seat takes from, as the view has it. */
export function supplyOf(view: View, seat: number | null): readonly number[] {
  return view.supplies[view.supplies.length > 1 ? (seat ?? 0) : 0] ?? [];
}

/** Who has a piece that is not in the common pile: in hand or on the site. */
export function ownerOf(view: View, piece: number): number | null {
  const owner = view.architects.findIndex(
    ({ hand, site }) =>
      hand?.piece === piece || site?.standing.some(({ pose }) => pose.piece === piece),
  );
  return owner === -1 ? null : owner;
}
