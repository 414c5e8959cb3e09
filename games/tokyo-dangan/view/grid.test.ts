import { expect, test } from "vitest";
import {
  areNeighbours,
  gridOf,
  middleOf,
  nearestCity,
  cellsOf,
  squareAt,
  stepFrom,
} from "./grid.ts";
import { views } from "./samples.ts";

const layout = views[0]?.board;
const cells = layout ? cellsOf(layout) : [];
const at = (square: string) => cells.find((cell) => cell.square === square);

test("a board is read square by square", () => {
  expect(cells).toHaveLength(54);
  expect(cells.filter((cell) => cell.city !== null)).toHaveLength(12);
  expect(at("a1")).toMatchObject({
    ground: "city",
    idx: 0,
    city: { name: "Ikebukuro" },
  });
  expect(at("e1")?.ground).toBe("river");
  expect(at("c5")?.ground).toBe("palace");
  expect(at("f9")?.ground).toBe("sea");
  expect(at("b1")?.ground).toBe("open");
});

test("squares have names, middles and neighbours", () => {
  expect(squareAt(2, 3)).toBe("c4");
  expect(squareAt(6, 0)).toBeNull();
  expect(gridOf("f9")).toEqual({ column: 5, row: 8 });
  expect(middleOf("b1")).toEqual({ x: 150, y: 50 });
  expect(stepFrom("a1", -1, 0)).toBeNull();
  expect(stepFrom("a1", 0, 1)).toBe("a2");
  expect(areNeighbours("d4", "d5")).toBe(true);
  expect(areNeighbours("d4", "f4")).toBe(false);
});

test("open ground is named after the nearest city", () => {
  expect(nearestCity(cells, "b2")?.city?.name).toBe("Ikebukuro");
  expect(nearestCity(cells, "f8")?.city?.name).toBe("Odaiba");
});
