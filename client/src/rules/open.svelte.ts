/** The rule that is shown over a table, if any. */

export interface Rule {
  game: string;
  clause: string;
}

let shown = $state.raw<Rule | null>(null);

export function openRule(): Rule | null {
  return shown;
}

export function showRule(rule: Rule): void {
  shown = rule;
}

export function closeRule(): void {
  shown = null;
}
