/** Goes on with a recorded match in its middle: short, and everything lies where the test knows. */

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";

/** A match that was played, up to some line, and whose seat in it is taken now. */
export interface Cut {
  record: string;
  lines: number;
  seat: number;
  /** Whether anything may be taken back, also past what the bots did since. */
  practice?: boolean;
}

/** Where the page keeps it. */
export const KEPT = "tokyo-match-resumed";

/** Where the record of a match lies that the rules' own tests use. */
export function recordAt(game: string, name: string): string {
  const path = `../../games/${game}/tests/records/${name}.json`;
  return fileURLToPath(new URL(path, import.meta.url));
}

/** Goes on with a match in its middle, against bots in the other seats. */
export async function resumeAt(
  page: Page,
  game: string,
  { record, lines, seat, practice = false }: Cut,
): Promise<void> {
  const whole = JSON.parse(await readFile(recordAt(game, record), "utf8")) as {
    setup: object;
    seed: string;
    seats: { bot?: string }[];
    lines: object[];
    outcome?: object;
  };
  const { outcome: _, ...rest } = whole;
  const seats = whole.seats.map(({ bot }, idx) =>
    idx === seat ? { name: "Aki" } : { name: `Bot ${idx}`, bot },
  );
  const so = { ...rest, practice, seats, lines: whole.lines.slice(0, lines) };
  const fresh = { setup: whole.setup, seats, seat, seed: whole.seed, practice };
  const kept = {
    ...{ id: "resumed", game, seat, pace: 0, at: 1 },
    ...{ record: JSON.stringify(so), fresh: JSON.stringify(fresh) },
  };
  await page.addInitScript(listenToWorkers);
  await page.goto("/");
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    KEPT,
    JSON.stringify(kept),
  ] as const);
  await page.goto(`/alone/${game}/resumed`);
}

/** A match that was played to its end by a person in that seat: kept in this browser. */
export async function keepPlayed(
  page: Page,
  game: string,
  { record, seat }: Pick<Cut, "record" | "seat">,
): Promise<void> {
  const whole = JSON.parse(await readFile(recordAt(game, record), "utf8")) as {
    seats: { bot?: string }[];
  };
  const seats = whole.seats.map(({ bot }, idx) =>
    idx === seat ? { name: "Aki" } : { name: `Bot ${idx}`, bot },
  );
  const played = JSON.stringify({ ...whole, seats });
  const kept = {
    id: "played",
    game,
    seat,
    at: 1,
    record: played,
    fresh: JSON.stringify({ seats }),
  };
  await page.goto("/");
  await page.evaluate(
    (text) => localStorage.setItem("tokyo-match-played", text),
    JSON.stringify(kept),
  );
}

/** Runs in the page before it: notes what the match offers, as its worker tells it. */
function listenToWorkers(): void {
  const Real = Worker;
  window.Worker = class extends Real {
    constructor(...made: ConstructorParameters<typeof Worker>) {
      super(...made);
      this.addEventListener("message", ({ data }: MessageEvent<{ messages?: unknown[] }>) => {
        for (const message of data.messages ?? []) {
          const { ask } = message as { ask?: { offers: unknown[] } };
          if (ask) Object.assign(window, { offered: ask.offers });
        }
      });
    }
  };
}
