/** Names of people. */

import { say } from "./words.svelte.ts";

/** Nobody chose such a name: it is a guest's number. Tables from before have it in English. */
const NUMBERED = /^(?:#|Guest )([0-9a-f]{4})$/;

/** What is written down in place of a name that was deleted. */
const FORMER = "Former player";

/** What somebody is called: the name they chose, or that they are a guest, with their number. */
export function nameText(name: string): string {
  const number = NUMBERED.exec(name)?.[1];
  if (number !== undefined) return say("guest-numbered", { number });
  return name === FORMER ? say("former-player") : name;
}
