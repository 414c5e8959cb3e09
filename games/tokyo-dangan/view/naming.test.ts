import { expect, test } from "vitest";
import said from "../words/ja.ftl?raw";
import shown from "./words/ja.ftl?raw";
import tokyo from "../boards/tokyo.json";
import yokohama from "../boards/yokohama.json";

/** The message of a list with that key, up to the line that closes it. */
const message = (list: string, key: string) =>
  new RegExp(`^${key} = .*?^\\}`, "ms").exec(list)?.[0] ?? "";

/** How a list writes a name, if not as the board does. */
const written = (text: string, name: string) =>
  text
    .split("\n")
    .map((line) => /^ +\[(\S+)\] (.+)$/.exec(line))
    .find((found) => found?.[1] === name.replaceAll(" ", "-"))?.[2];

test("the log names places in Japanese, with the words that are on the map", () => {
  const names = message(said, "place-name");
  for (const { cities, palace, river, sea } of [tokyo, yokohama]) {
    for (const { name, local } of cities) expect(written(names, name)).toBe(local);
    for (const ground of [palace, river, sea]) {
      expect(written(names, ground)).toBeDefined();
      expect(written(names, ground)).toBe(written(message(shown, "ground"), ground));
    }
  }
});
