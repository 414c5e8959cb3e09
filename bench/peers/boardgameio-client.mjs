/** boardgame.io as a client sees it, by its protocol (Socket.IO): only numbers of states are read. */

import WebSocket from "ws";

// Kinds of packets of Engine.IO, and of Socket.IO within its messages.
const OPEN = "0";
const PING = "2";
const PONG = "3";
const CONNECTED = "40/duel,";
const EVENT = "42/duel,";

let matches = 0;

/** Sits down at a match (which the first to ask creates), or watches; done with the first state. */
function connect(port, match, seat) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`);
  const emit = (...event) => socket.send(EVENT + JSON.stringify(event));
  const player = { bytes: 0, onState: () => {}, close: () => socket.close() };
  let state = 0;
  player.roll = () => {
    const payload = { type: "roll", args: [], playerID: seat, credentials: null };
    emit("update", { type: "MAKE_MOVE", payload }, state, match, seat);
  };
  const numbered = (text) => (state = Number(/"_stateID":(\d+)/.exec(text)[1]));
  return new Promise((done, failed) => {
    socket.on("error", failed);
    socket.on("close", () => failed(new Error("boardgame.io closed a socket")));
    socket.on("message", (data) => {
      player.bytes += data.length;
      const text = data.toString();
      if (text === PING) socket.send(PONG);
      else if (text.startsWith(OPEN)) socket.send(CONNECTED);
      else if (text.startsWith(CONNECTED)) emit("sync", match, seat, null, 2);
      else if (text.startsWith(`${EVENT}["sync"`)) {
        numbered(text);
        done(player);
      } else if (text.startsWith(`${EVENT}["update"`)) {
        numbered(text);
        player.onState();
      }
    });
  });
}

/** A match with two players. */
export async function openMatch(port) {
  const key = `${process.pid}-${matches++}`;
  const players = [await connect(port, key, "0"), await connect(port, key, "1")];
  return { key, players };
}

/** Somebody who comes late: from connecting until the state is there. */
export async function joinLate(port, key) {
  const begin = performance.now();
  const { bytes, close } = await connect(port, key, null);
  const milliseconds = performance.now() - begin;
  close();
  return { bytes, milliseconds };
}
