/** Where the wasm module of a game is. */

/** Versions of the modules, put in by the build. */
declare const __WASM__: Record<string, string>;

/** The addresses of a game's module; they change with what is in it. */
export function wasmOf(game: string): { script: string; module: string } {
  const version = __WASM__[game] ?? "none";
  // Whole addresses: shorter ones the server for development would take for its own sources.
  const at = (name: string) => `${location.origin}/wasm/${game}/${name}?v=${version}`;
  return { script: at("tokyo.js"), module: at("tokyo_bg.wasm") };
}
