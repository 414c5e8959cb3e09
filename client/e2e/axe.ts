/** Looks for what keeps people out: contrast, names, roles. */

import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** The only rule whose answer depends on the colours of the page. */
export const CONTRAST = ["color-contrast"];

/** What fails a test: one line for each violation, and one for each thing that has it. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
  // There are no frames here, for whose sake another page would be opened each time.
  axe.setLegacyMode();
  if (rules) axe.withRules(rules);
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, help, nodes }) => [
    `${id}: ${help}`,
    ...nodes.slice(0, 5).map(({ target, failureSummary }) => {
      const why = failureSummary?.split("\n").slice(1).join(" ").trim() ?? "";
      return `  ${target.join(" ")}: ${why}`;
    }),
  ]);
}
