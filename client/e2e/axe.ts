/** Looks for what keeps people out: contrast, names, roles. */

import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** What fails a test: one line for each violation, and one for each thing that has it. */
export async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, help, nodes }) => [
      `${id}: ${help}`,
      ...nodes.slice(0, 5).map(({ target, failureSummary }) => {
        const why = failureSummary?.split("\n").slice(1).join(" ").trim() ?? "";
        return `  ${target.join(" ")}: ${why}`;
      }),
    ]);
}
