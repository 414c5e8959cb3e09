/**
 * boardgame.io: a game in which two players roll six dice in turn, with its storage in memory.
 * Prints its port.
 */

import { createRequire } from "node:module";

const { Server } = createRequire(import.meta.url)("boardgame.io/server");

const duel = {
  name: "duel",
  setup: () => ({ dice: [1, 1, 1, 1, 1, 1], rolls: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    // Its generator is seeded and its state part of the match: `client: false` keeps it here.
    roll: {
      client: false,
      move: ({ G, random }) => {
        G.dice = random.D6(6);
        G.rolls += 1;
      },
    },
  },
};

const server = Server({ games: [duel], origins: [/127\.0\.0\.1/] });
// The port is handed on to `listen` as it is, which takes an address as well.
const { appServer } = await server.run({ port: { port: 0, host: "127.0.0.1" } });
process.stdout.write(`port ${appServer.address().port}\n`);
