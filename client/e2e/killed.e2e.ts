/** The server dies in mid-match, without a word, and comes back: everybody goes on by themselves. */

import { expectSame, mark, reaches, whoActs } from "./company.ts";
import { seatAll } from "./lobby.ts";
import { Player, playOut, TRAY, verdict } from "./play.ts";
import { KING } from "./tastes.ts";
import { expect, test } from "./test.ts";

test("a server killed and started again in mid-match", async ({ guests, house }) => {
  const pages = [await guests.visit(), await guests.visit()];
  await seatAll({ game: "king-of-tokyo" }, pages);
  const players = pages.map((page) => new Player(page, KING, TRAY));
  for (let step = 0; step < 4; step += 1) await (await whoActs(players))[0].step();
  const [actor] = await whoActs(players);
  await Promise.all(pages.map(mark));

  guests.expectTrouble(/WebSocket connection to .* failed|net::ERR_CONNECTION_REFUSED/);
  await house.kill();
  await Promise.all(pages.map((page) => reaches(page, "Connection lost")));
  // For the impatient: what is done meanwhile is sent when the server is back.
  const waits = actor.page.getByRole("region", { name: TRAY }).getByText("sending…");
  await actor.press(await actor.look());
  await waits.waitFor();
  await house.start();
  await Promise.all(pages.map((page) => reaches(page, "Connected")));
  await waits.waitFor({ state: "detached" });

  await playOut(players);
  await Promise.all(pages.map(expectSame));
  const told = await Promise.all(pages.map(verdict));
  expect(told.filter((text) => text === "You win!")).toHaveLength(1);
});
