/** What somebody is called who plays alone in this browser. */

import { say } from "../words/words.svelte.ts";
import * as api from "./api.ts";

/** Nobody waits longer for the server to tell, in milliseconds. */
const PATIENCE = 300;

/** The name that the server knows, if it answers soon. */
export async function yourName(): Promise<string> {
  const known = api.me().then(
    (me) => me.name,
    () => null,
  );
  const later = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE));
  return (await Promise.race([known, later])) ?? say("guest-name");
}
