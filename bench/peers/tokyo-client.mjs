/** Tokyo Tabletop as a spectator's program sees it; `tokyo load` plays, this only comes late. */

import WebSocket from "ws";

/** From connecting until the whole view is there. */
export function joinLate(port, key) {
  const begin = performance.now();
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket?table=${key}`);
  let bytes = 0;
  return new Promise((done, failed) => {
    socket.on("error", failed);
    socket.on("open", () => {
      socket.send(JSON.stringify({ do: "hello", table: key, labels: false, offers: false }));
    });
    socket.on("message", (data) => {
      bytes += data.length;
      const text = data.toString();
      if (!text.startsWith('{"is":"welcome"')) return;
      const milliseconds = performance.now() - begin;
      done({ bytes, milliseconds, version: JSON.parse(text).version });
      socket.close();
    });
  });
}
