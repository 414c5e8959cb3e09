import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** Components are TypeScript, and runes are the only way to hold state. */
export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true },
};
