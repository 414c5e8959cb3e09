/** Solves a puzzle of Tokyo Dangan by clicks, as the game's own module answers it. */

import { execFileSync } from "node:child_process";
import type { Page } from "playwright-core";
import { Traveller } from "./dangan.ts";

type Command =
  | { move: { to: string } }
  | { place: { square: string; tile: string } }
  | { rotate: { square: string; tile: string } }
  | { remove: { square: string } };

/** The actions of the best answer of a day. */
export function solutionOf(day: string): Command[] {
  const program = process.env["TOKYO_BIN"];
  if (program === undefined) throw new Error("TOKYO_BIN says where the program is: it is missing");
  const requests = [
    { do: "open", seats: 1, setup: { day } },
    { do: "ask", seat: 0, question: "solution" },
  ];
  const input = requests.map((request) => `${JSON.stringify(request)}\n`).join("");
  const lines = execFileSync(program, ["engine", "tokyo-dangan"], { input, encoding: "utf8" });
  const last = lines.trim().split("\n").at(-1) ?? "";
  const found = /"solution":(\[.*?\}\}\])/.exec(last)?.[1];
  if (found === undefined) throw new Error(`no solution in ${last}`);
  return JSON.parse(found) as Command[];
}

const WAYS: Record<string, string> = { N: "north", E: "east", S: "south", W: "west" };

/** As the page says which sides are open. */
function sidesOf(tile: string): string {
  if (tile === "NESW") return "all four sides";
  const ways = [...tile].map((letter) => WAYS[letter] ?? "");
  if (ways.length === 1) return ways[0] ?? "";
  return `${ways.slice(0, -1).join(", ")} and ${ways.at(-1) ?? ""}`;
}

function kindOf(tile: string): string {
  if (tile.length === 2) return tile === "NS" || tile === "EW" ? "straight" : "curve";
  return ["dead end", "", "T-junction", "crossroads"][tile.length - 1] ?? "";
}

/** Quarter turns are at most this many. */
const TURNS = 4;

export class Puzzler {
  private readonly traveller: Traveller;
  private used = 0;

  constructor(private readonly page: Page) {
    this.traveller = new Traveller(page);
  }

  async solve(solution: readonly Command[]): Promise<void> {
    for (const command of solution) {
      await this.act(command);
      this.used += 1;
      // The last one ends the match, and the count goes away with it.
      if (this.used < solution.length) await this.counted();
    }
  }

  /** Waits until the page has counted as many actions. */
  async counted(used = this.used): Promise<void> {
    const text = used === 1 ? "1 action" : `${used} actions`;
    await this.page.getByTestId("used").getByText(text, { exact: true }).waitFor();
  }

  async act(command: Command): Promise<void> {
    if ("move" in command) {
      await this.square(command.move.to).click();
      await this.press("Run here");
    } else if ("remove" in command) {
      await this.square(command.remove.square).click();
      await this.press("Remove");
    } else if ("place" in command) await this.place(command.place);
    else await this.rotate(command.rotate);
  }

  private square(name: string) {
    return this.traveller.square(new RegExp(`^${name},`));
  }

  private press(name: string): Promise<void> {
    return this.page.getByRole("button", { name, exact: true }).click();
  }

  private async place({ square, tile }: { square: string; tile: string }): Promise<void> {
    await this.page
      .getByRole("button", { name: `Pick up: ${kindOf(tile)}` })
      .first()
      .click();
    const held = this.page.getByRole("button", { name: `open ${sidesOf(tile)}: rotate` });
    for (let turns = 0; turns < TURNS && (await held.count()) === 0; turns += 1) {
      await this.page.keyboard.press("r");
    }
    await this.square(square).click();
  }

  private async rotate({ square, tile }: { square: string; tile: string }): Promise<void> {
    const label = (await this.square(square).getAttribute("aria-label")) ?? "";
    const now = /open ((?:north|east|south|west|all four sides|, | and )+)/.exec(label)?.[1] ?? "";
    await this.square(square).click();
    let turned = Object.entries(WAYS).flatMap(([letter, way]) =>
      now.includes(way) ? [letter] : [],
    );
    for (let turns = 0; turns < TURNS && !same(turned, tile); turns += 1) {
      await this.page.keyboard.press("r");
      turned = turned.map((letter) => "NESW"[("NESW".indexOf(letter) + 1) % 4] ?? "");
    }
    await this.press("Confirm rotation");
  }
}

function same(letters: readonly string[], tile: string): boolean {
  return letters.length === tile.length && letters.every((letter) => tile.includes(letter));
}
