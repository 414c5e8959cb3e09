/** Everything that a page says: to eyes, and to who listens. */

import type { Page } from "playwright-core";

/** Runs in the page: visible texts, names and descriptions. What is marked as English may be. */
function collect(): string[] {
  const texts = new Set<string>([document.title]);
  const add = (text: string | null | undefined) => {
    const told = (text ?? "").trim();
    if (told !== "") texts.add(told);
  };
  const foreign = (element: Element | null) =>
    element === null || element.closest('[lang="en"], script, style') !== null;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!foreign(parentElement) && parentElement?.checkVisibility()) add(textContent);
  }
  // Sentences in pieces, such as a number in bold and what it counts.
  const whole = "button, a, h1, h2, h3, p, label, li, th, td, dt, dd, summary, legend, option";
  for (const element of document.querySelectorAll(whole)) {
    const inside = element.querySelector("p, li, h1, h2, h3, button") !== null;
    if (!inside && !foreign(element) && element.checkVisibility()) add(element.textContent);
  }
  for (const element of document.querySelectorAll("svg title, svg desc")) add(element.textContent);
  const names = ["aria-label", "aria-description", "aria-valuetext", "title", "placeholder", "alt"];
  for (const name of names) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      if (!foreign(element)) add(element.getAttribute(name));
    }
  }
  return [...texts];
}

export function textsIn(page: Page): Promise<string[]> {
  return page.evaluate(collect);
}

/** Unfolds whatever the page keeps folded: lists, drawers, details. */
export async function showAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
    const folded = document.querySelectorAll<HTMLElement>('button[aria-expanded="false"]');
    for (const button of folded) button.click();
  });
}
