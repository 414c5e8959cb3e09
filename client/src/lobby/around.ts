/** Whom the host of a waiting table can ask to come. */

import * as api from "./api.ts";

/** People one has played with and who are here, then strangers who agreed to be listed. */
export async function peopleAround(): Promise<api.Somebody[]> {
  const [{ people: met }, { people: listed }] = await Promise.all([api.playmates(), api.hereNow()]);
  const friends = met.filter(({ blocked, presence }) => !blocked && presence?.online === true);
  const known = new Set(friends.map(({ id }) => id));
  return [...friends, ...listed.filter(({ id }) => !known.has(id))];
}
