import { expect, test } from "vitest";
import { courseOf, jointOf } from "./course.ts";
import { cellsOf } from "./grid.ts";
import { landOf } from "./land.ts";
import { lightOf } from "./light.ts";
import { outline } from "./outline.ts";
import { views } from "./samples.ts";

test("an outline goes once round its squares, and apart where they only touch", () => {
  const only = (squares: string[]) =>
    outline((column, row) => squares.includes(`${column},${row}`), [0, 3], [0, 3], 0, 10);
  const loops = (path: string) => (path.match(/Z/g) ?? []).length;
  expect(only(["1,1"])).toBe(
    "M190 100Q200 100 200 110L200 190Q200 200 190 200L110 200Q100 200 100 190L100 110Q100 100 110 100Z",
  );
  expect(loops(only(["1,1", "2,1", "2,2"]))).toBe(1);
  expect(loops(only(["1,1", "2,2"]))).toBe(2);
  expect(only([])).toBe("");
});

test("every board has its land: a ward for each city, water, a palace with its name", () => {
  const board = views[0]?.board;
  if (board === undefined) throw new Error("there are no samples");
  const land = landOf(cellsOf(board));
  expect(land.wards).toHaveLength(12);
  expect(land.wards.every((ward) => ward.path.endsWith("Z"))).toBe(true);
  // Odaiba lies between two squares of sea.
  expect(land.islands).toEqual([{ x: 450, y: 750 }]);
  expect(land.keeps).toEqual([{ at: { x: 250, y: 450 }, alone: false }]);
  expect(land.names.map((name) => name.key).sort()).toEqual(["palace", "river", "sea"]);
  expect((land.river.match(/M/g) ?? []).length).toBe(5);
});

test("a board without water or palace has none", () => {
  const board = views[0]?.board;
  if (board === undefined) throw new Error("there are no samples");
  const dry = {
    ...board,
    rows: board.rows.map((row) => row.replace(/(?<=\s|^)[~SP](?=\s|$)/g, ".")),
  };
  const land = landOf(cellsOf(dry));
  expect([land.sea, land.river, land.garden]).toEqual(["", "", ""]);
  expect(land.names).toEqual([]);
});

test("a course follows bends, and crosses the river straight", () => {
  expect(courseOf(["a1", "b1", "b2"])).toBe("M50 50L100 50Q150 50 150 100L150 150");
  expect(courseOf(["d4", "f4"])).toBe("M350 350L550 350");
  expect(courseOf([])).toBe("");
  expect(jointOf("d4", "f4")).toEqual({
    from: { x: 400, y: 350 },
    to: { x: 500, y: 350 },
  });
});

test("one's own network outshines the one that is looked at", () => {
  const light = lightOf({ seat: 2, piece: "a1", stops: ["b1"] }, ["b1", "c1"]);
  expect(light.get("a1")).toBe("var(--seat-2)");
  expect(light.get("b1")).toBe("var(--seat-2)");
  expect(light.get("c1")).toBe("var(--web)");
  expect(lightOf({ seat: 2, piece: "a1", stops: [] }, ["f9"]).size).toBe(0);
});
