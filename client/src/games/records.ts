/** Records, replayed in the page by the module that knows their rules. */

import { moduleOfRecord } from "./modules.ts";
import { moduleOf, type Replay, type Verdict } from "./wasm.ts";

/** Plays a record again; what does not fit is thrown. */
export async function replayOf(game: string, record: string, language: string): Promise<Replay> {
  const module = await moduleOf(moduleOfRecord(game, record));
  return new module.Replay(game, record, language);
}

/** Whether the dice of a match were honest. */
export async function verdictOfRecord(
  game: string,
  record: string,
  secret: string,
  nonces: readonly string[],
): Promise<Verdict> {
  const module = await moduleOf(moduleOfRecord(game, record));
  return JSON.parse(module.verify(game, record, secret, JSON.stringify(nonces))) as Verdict;
}
