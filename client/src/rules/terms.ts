/** What the terms of a guide mean: a Fluent list whose messages name the word that they explain. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

/** Explanations by the word as the guide has it. */
export function glossaryOf(language: string, source: string): ReadonlyMap<string, string> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const resource = new FluentResource(source);
  bundle.addResource(resource);
  const entries = new Map<string, string>();
  for (const { id } of resource.body) {
    const message = bundle.getMessage(id);
    const word = message?.attributes["word"];
    if (!message?.value || !word) continue;
    entries.set(bundle.formatPattern(word), bundle.formatPattern(message.value));
  }
  return entries;
}
