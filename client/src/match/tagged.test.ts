import { expect, test } from "vitest";
import { noMore, tagged } from "./tagged.ts";

type Event = "ended" | { moved: { seat: number; to: string } } | { "turn-began": { seat: number } };

function said(event: Event): string | null {
  const told = tagged(event);
  switch (told.is) {
    case "ended":
      return "the end";
    case "moved":
      return `${told.seat} to ${told.to}`;
    case "turn-began":
      return `turn of ${told.seat}`;
    default:
      return noMore(told);
  }
}

test("each choice has its name and what it holds", () => {
  expect(tagged<Event>({ moved: { seat: 1, to: "b2" } })).toEqual({
    is: "moved",
    seat: 1,
    to: "b2",
  });
  expect(said("ended")).toBe("the end");
  expect(said({ moved: { seat: 1, to: "b2" } })).toBe("1 to b2");
  expect(said({ "turn-began": { seat: 2 } })).toBe("turn of 2");
});

test("a choice that this page does not know is passed over", () => {
  expect(said({ flew: { seat: 1 } } as never)).toBeNull();
  expect(said("rained" as never)).toBeNull();
});

test("a forgotten choice does not compile", () => {
  const told = tagged<Event>("ended");
  switch (told.is) {
    case "ended":
      break;
    default:
      // @ts-expect-error Two choices have no case.
      noMore(told);
  }
});
