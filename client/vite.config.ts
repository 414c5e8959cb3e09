import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { finish } from "./build/finish.ts";
import { complete } from "./build/languages.ts";
import { wasmVersions } from "./build/wasm.ts";
import { WORDS, wordsFile } from "./build/words.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const wasm = wasmVersions(here("./public/wasm"));

export default defineConfig({
  plugins: [svelte(), finish(here(".."), here("./dist"), wasm)],
  define: { __WASM__: JSON.stringify(wasm), __LANGUAGES__: JSON.stringify(complete(here(".."))) },
  resolve: {
    // Views of games live in their own folders, and reach the shell by this name.
    alias: { "@shell": here("./src") },
    // A game's folder has no packages of its own.
    dedupe: ["svelte", "three"],
  },
  server: {
    port: 5173,
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: process.env["TOKYO_SERVER"] ?? "http://127.0.0.1:8000", ws: true } },
  },
  build: {
    outDir: here("./dist"),
    target: "es2022",
    sourcemap: false,
    // A release carries it, because what others wrote travels with the page.
    license: { fileName: "licenses.md" },
    rollupOptions: {
      input: { index: here("./index.html"), sw: here("./src/offline/sw.ts") },
      output: {
        // The service worker's name never changes: browsers compare what is in it.
        entryFileNames: (chunk) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        codeSplitting: {
          groups: [
            // Tables in three dimensions share it, and nothing else needs it.
            { name: "three", test: /node_modules\/(three\/build|camera-controls)\// },
            // A reader fetches one language, in as few files as can be.
            { name: wordsFile, debugName: "words", test: WORDS },
          ],
        },
      },
    },
  },
  worker: { format: "es" },
  test: { environment: "node", include: ["src/**/*.test.ts", "../games/*/view/**/*.test.ts"] },
});
