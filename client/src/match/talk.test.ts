import { expect, test } from "vitest";
import { silence, SPEAKERS } from "./talk.ts";

test("who cannot write is told why", () => {
  const of = (seat: number | null, muted: boolean) =>
    SPEAKERS.map((who) => silence({ who, muted, silenced: [] }, seat));
  expect(of(1, false)).toEqual([null, null, "chat-off"]);
  expect(of(null, false)).toEqual(["chat-players-only", null, "chat-off"]);
  expect(of(1, true)).toEqual(["chat-muted", "chat-muted", "chat-off"]);
});
