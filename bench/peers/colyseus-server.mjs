/**
 * Colyseus: a room in which two players roll six dice in turn. Prints its port.
 *
 * The state goes out as soon as it changes: Colyseus' own beat, 20 times a second, would be all
 * that is measured.
 */

import { LocalDriver, LocalPresence, Room, Server } from "@colyseus/core";
import { schema, t } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";

const rollSix = () => Array.from({ length: 6 }, () => 1 + Math.floor(Math.random() * 6));

const Duel = schema(
  {
    dice: t.array("uint8"),
    turn: t.uint8().default(0),
    rolls: t.uint32().default(0),
  },
  "Duel",
);

class DuelRoom extends Room {
  state = new Duel();
  patchRate = null;
  players = [];

  onCreate() {
    this.state.dice.push(1, 1, 1, 1, 1, 1);
    this.onMessage("roll", (client) => this.roll(client));
  }

  onJoin(client) {
    if (this.players.length < 2) this.players.push(client.sessionId);
  }

  roll(client) {
    if (this.players[this.state.turn] !== client.sessionId) return;
    rollSix().forEach((die, idx) => (this.state.dice[idx] = die));
    this.state.turn = 1 - this.state.turn;
    this.state.rolls += 1;
    this.broadcastPatch();
  }
}

const transport = new WebSocketTransport();
const server = new Server({
  transport,
  driver: new LocalDriver(),
  presence: new LocalPresence(),
  greet: false,
});
server.define("duel", DuelRoom);
await server.listen(0, "127.0.0.1");
process.stdout.write(`port ${transport.server.address().port}\n`);
