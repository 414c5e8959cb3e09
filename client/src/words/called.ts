/** What somebody at a table is called. */

import type { Sitter } from "../match/wire.ts";
import { say } from "./words.svelte.ts";

/**
 * A figure that somebody has named goes by that name, with theirs beside it, so that nobody can
 * pass for somebody else.
 */
export function calledText(sitter: Pick<Sitter, "name" | "figure"> | undefined): string {
  const { name = "", figure } = sitter ?? {};
  return figure?.name === undefined ? name : say("figure-called", { figure: figure.name, name });
}
