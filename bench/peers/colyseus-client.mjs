/** Colyseus as a client sees it, by its protocol: no more is decoded than a state's arrival. */

import WebSocket from "ws";

const JOIN_ROOM = 10;
const ROOM_DATA = 13;
const ROOM_STATE = 14;
const ROOM_STATE_PATCH = 15;
/** "roll", as MessagePack writes a short text. */
const ROLL = Buffer.from([ROOM_DATA, 0xa4, ...Buffer.from("roll")]);

/** A place in a room: a new one, or the room with this id. */
async function reserve(port, room) {
  const way = room === undefined ? "create/duel" : `joinById/${room}`;
  const answer = await fetch(`http://127.0.0.1:${port}/matchmake/${way}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  const seat = await answer.json();
  if (seat.roomId === undefined) throw new Error(`Colyseus: ${JSON.stringify(seat)}`);
  return seat;
}

/** Connects to a reserved place; done with the first whole state. */
function connect(port, seat) {
  const { processId, roomId, sessionId } = seat;
  const socket = new WebSocket(
    `ws://127.0.0.1:${port}/${processId}/${roomId}?sessionId=${sessionId}`,
  );
  const player = { bytes: 0, onState: () => {}, roll: () => socket.send(ROLL) };
  player.close = () => socket.close();
  return new Promise((done, failed) => {
    socket.on("error", failed);
    socket.on("close", () => failed(new Error("Colyseus closed a socket")));
    socket.on("message", (data) => {
      player.bytes += data.length;
      if (data[0] === JOIN_ROOM) socket.send(Buffer.from([JOIN_ROOM]));
      else if (data[0] === ROOM_STATE) done(player);
      else if (data[0] === ROOM_STATE_PATCH) player.onState();
    });
  });
}

/** A room with two players. */
export async function openMatch(port) {
  const first = await reserve(port);
  const players = [await connect(port, first)];
  players.push(await connect(port, await reserve(port, first.roomId)));
  return { key: first.roomId, players };
}

/** Somebody who comes late: from connecting until the state is there; the place is reserved. */
export async function joinLate(port, key) {
  const seat = await reserve(port, key);
  const begin = performance.now();
  const { bytes, close } = await connect(port, seat);
  const milliseconds = performance.now() - begin;
  close();
  return { bytes, milliseconds };
}
