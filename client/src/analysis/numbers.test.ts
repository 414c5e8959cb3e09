import { beforeAll, expect, test } from "vitest";
import { inEnglish } from "../words/testing.ts";

let numbers: typeof import("./numbers.ts");
beforeAll(async () => {
  numbers = await inEnglish(() => import("./numbers.ts"));
});

test("chances are whole percents, and certain only where they are", () => {
  const { chanceText } = numbers;
  expect([0, 1, 49, 50, 5_740, 9_950, 9_951, 10_000].map(chanceText)).toEqual([
    ...["0%", "<1%", "<1%", "1%", "57%", ">99%", ">99%", "100%"],
  ]);
});

test("points have one decimal, changes a sign", () => {
  const { changeText, pointsText } = numbers;
  expect([320, -1_234].map(pointsText)).toEqual(["3.2", "12.3"]);
  expect([320, -320, 0, -4].map(changeText)).toEqual(["+3.2", "−3.2", "0.0", "0.0"]);
});

test("an account adds up as it is shown", () => {
  const account = {
    ...{ seat: 1, start: 3_333, luck: -1_666, errors: -444, others: 555 },
    ...{ rest: -1_778, result: 0 },
  };
  const { start, luck, errors, others, rest, result } = numbers.shownAccount(account);
  const parts = [start, luck, errors, others, rest];
  expect(parts.every((part) => part % 10 === 0)).toBe(true);
  expect(parts.reduce((all, part) => all + part, 0)).toBe(result);
  expect(Math.abs(rest - account.rest)).toBeLessThanOrEqual(25);
});

test("the chances of all seats add up to a hundred as they are shown", () => {
  const { chanceTexts } = numbers;
  expect(chanceTexts([5_950, 4_050])).toEqual(["60%", "40%"]);
  expect(chanceTexts([3_333, 3_333, 3_334])).toEqual(["33%", "33%", "34%"]);
  expect(chanceTexts([10_000, 0])).toEqual(["100%", "0%"]);
  expect(chanceTexts([9_980, 20])).toEqual([">99%", "<1%"]);
  expect(chanceTexts([5_049, 4_931, 20])).toEqual(["51%", "49%", "<1%"]);
  expect(chanceTexts([])).toEqual([]);
});
