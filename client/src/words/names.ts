/** Names of people. */

import { say } from "./words.svelte.ts";

/** Nobody chose such a name: it is a guest's number. Tables from before have it in English. */
const NUMBERED = /^(?:#|Guest )([0-9a-f]{4})$/;

/** What somebody is called: the name they chose, or that they are a guest, with their number. */
export function nameText(name: string): string {
  const number = NUMBERED.exec(name)?.[1];
  return number === undefined ? name : say("guest-numbered", { number });
}
