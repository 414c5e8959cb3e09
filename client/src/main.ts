import { mount } from "svelte";
import App from "./App.svelte";
import { followLinks } from "./router.svelte.ts";
import { speak, spoken } from "./words/words.svelte.ts";
import "./styles/tokens.css";
import "./styles/base.css";

speak(spoken());
followLinks();

const target = document.getElementById("app");
if (target) mount(App, { target });
