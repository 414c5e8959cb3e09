import { mount } from "svelte";
import App from "./App.svelte";
import { keepOffline } from "./offline/offline.svelte.ts";
import { whenIdle } from "./idle.ts";
import { followLinks } from "./router.svelte.ts";
import { reloadWhenOutdated } from "./offline/outdated.ts";
import { showMotion } from "./settings/motion.ts";
import { tickButtons } from "./sound/ticks.ts";
import { awaitTouch } from "./touch.ts";
import { speak, spoken } from "./words/words.svelte.ts";
import "./styles/tokens.css";
import "./styles/base.css";

followLinks();
showMotion();
awaitTouch();
tickButtons();
reloadWhenOutdated();

// Nothing is shown before there are words for it.
void speak(spoken()).then(() => {
  const target = document.getElementById("app");
  if (target) mount(App, { target });
  if (import.meta.env.PROD) whenIdle(() => void keepOffline());
});
