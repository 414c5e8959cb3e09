import { expect, test } from "vitest";
import { AVATARS } from "./avatars.ts";
import { PICTURES } from "./pictures.ts";

test("every picture that can be chosen is drawn, and none besides", () => {
  expect(Object.keys(PICTURES).sort()).toEqual([...AVATARS].sort());
});
