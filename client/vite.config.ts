import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    // Views of games live in their own folders, and reach the shell by this name.
    alias: { "@shell": here("./src") },
    // A game's folder has no packages of its own.
    dedupe: ["svelte"],
  },
  server: {
    port: 5173,
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  build: { outDir: here("./dist"), target: "es2022", sourcemap: false },
  worker: { format: "es" },
  test: { environment: "node", include: ["src/**/*.test.ts", "../games/*/view/**/*.test.ts"] },
});
