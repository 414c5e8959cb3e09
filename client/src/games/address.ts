/** Where a wasm module is. */

/** Versions of the modules, put in by the build. */
declare const __WASM__: Record<string, string>;

/** The addresses of a module; they change with what is in it. */
export function wasmOf(name: string): { script: string; module: string } {
  const version = __WASM__[name] ?? "none";
  // Whole addresses: shorter ones the server for development would take for its own sources.
  const at = (file: string) => `${location.origin}/wasm/${name}/${file}?v=${version}`;
  return { script: at("tokyo.js"), module: at("tokyo_bg.wasm") };
}
