/** A guest with a table of their own against a bot, by the server's plain interface. */

import { createHash, randomBytes } from "node:crypto";

/** How many seats are enough: the smallest table of each game. */
async function fewest(url, game) {
  const games = await (await fetch(`${url}/api/games`)).json();
  return games.find(({ id }) => id === game).seats[0];
}

/** A match that has begun, and the cookie of its guest. */
export async function openTable(url, game) {
  const me = await fetch(`${url}/api/me`);
  const [cookie] = me.headers.getSetCookie()[0].split(";");
  const post = async (path, body) => {
    const headers = { cookie, "content-type": "application/json" };
    const answer = await fetch(`${url}/api/tables${path}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const nonce = randomBytes(16).toString("hex");
  const commitment = createHash("sha256").update(`tokyo-tabletop nonce ${nonce}`).digest("hex");
  const seats = Math.max(2, await fewest(url, game));
  const bots = Array.from({ length: seats - 1 }, () => "easy");
  const { key } = await post("", { game, seats, bots, commitment, private: true });
  await post(`/${key}/start`, {});
  await post(`/${key}/reveal`, { nonce });
  const [name, ...value] = cookie.split("=");
  return { key, cookie: { name, value: value.join("=") } };
}
