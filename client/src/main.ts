import { mount } from "svelte";
import App from "./App.svelte";
import { keepOffline } from "./offline/offline.svelte.ts";
import { followLinks } from "./router.svelte.ts";
import { reloadWhenOutdated } from "./offline/outdated.ts";
import { speak, spoken } from "./words/words.svelte.ts";
import "./styles/tokens.css";
import "./styles/base.css";

speak(spoken());
followLinks();
reloadWhenOutdated();
if (import.meta.env.PROD) void keepOffline();

const target = document.getElementById("app");
if (target) mount(App, { target });
