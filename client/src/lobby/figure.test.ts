import { expect, test } from "vitest";
import type { TableSeat } from "../match/wire.ts";
import { takenAt } from "./figure.ts";

function sits(name: string, kind: string, chosen: boolean): TableSeat {
  const here = { commitment: null, revealed: false, here: true, vacant: false, bot: null };
  return { name, ...here, figure: chosen ? { kind, chosen } : { kind } };
}

test("only what others have chosen is taken", () => {
  const seats = [
    sits("Ann", "ape", true),
    sits("Bo", "blob", true),
    sits("Hana", "crab", false),
    null,
  ];
  expect([...takenAt({ seats, mine: 0 })]).toEqual([["blob", "Bo"]]);
  expect([...takenAt({ seats, mine: null }).keys()]).toEqual(["ape", "blob"]);
});
