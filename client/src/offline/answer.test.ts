import { expect, test } from "vitest";
import { answerTo, type Kept } from "./answer.ts";

const kept: Kept = {
  version: "1",
  shell: ["/index.html", "/assets/index-1.js"],
  games: ["/wasm/go/tokyo.js?v=1"],
};
const answer = (path: string, navigates = false) =>
  answerTo(kept, new URL(path, "http://localhost"), navigates);

test("pages come from the network first, files from what is kept", () => {
  expect(answer("/table/abc", true)).toBe("document");
  expect(answer("/assets/index-1.js")).toBe("shell");
  expect(answer("/wasm/go/tokyo.js?v=1")).toBe("game");
});

test("an old module never meets a new page", () => {
  expect(answer("/wasm/go/tokyo.js?v=0")).toBe("network");
});

test("what the server says is never kept", () => {
  expect(answer("/api/tables/abc/record", true)).toBe("network");
  expect(answer("/api/me")).toBe("network");
});
