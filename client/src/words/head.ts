/** What the head of the document says about the page, in the reader's language. */

import { LANGUAGES, say, spoken } from "./words.svelte.ts";

/** For search engines and bookmarks, and for people who install the page. */
export function describePage(): void {
  const language = spoken();
  const manifest =
    language === LANGUAGES[0] ? "/manifest.webmanifest" : `/manifest.${language}.webmanifest`;
  const { head } = document;
  head.querySelector('meta[name="description"]')?.setAttribute("content", say("tagline"));
  head.querySelector('link[rel="manifest"]')?.setAttribute("href", manifest);
}
