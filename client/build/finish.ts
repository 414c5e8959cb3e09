/** The last steps of a build: what can be kept for offline play, packed twins, and the sizes. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { FIRST, sourcesOf } from "./languages.ts";
import { isFirstWords } from "./words.ts";

const PACKED = /\.(html|js|css|wasm|svg|webmanifest)$/;
/** A first load is at most so large, in bytes as they travel; so is the module of one game. */
const LARGEST_FIRST = 100_000;
const LARGEST_WASM = 1_000_000;
/** A game with a part that not every page needs, such as physics. */
const LARGEST_EXTRA = 1_700_000;
/** What tables in three dimensions share, fetched with the first of them. */
const LARGEST_SCENE = 260_000;

function filesOf(folder: string): string[] {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile());
  return files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)).sort();
}

/** For people who ask; no page needs it. */
const isNotice = (file: string) => file === "licenses.md";
const isWasm = (file: string) => file.startsWith("wasm/");
/** Only tables in three dimensions need it, so it is kept with the games, and not at once. */
const isScene = (file: string) => /^assets\/(three|export)-/.test(file);

/** What there is to read about games: it is kept with them. */
const isText = (file: string) => /^assets\/(GUIDE|RULES|terms)[.-]|^assets\/[^/]+\.svg$/.test(file);
const isLater = (file: string) => isScene(file) || isText(file);

/** Tells the service worker what the page is made of. */
function writeOffline(dist: string, files: string[], wasm: Record<string, string>): void {
  const isShell = (file: string) => ![isWasm, isLater, isNotice].some((is) => is(file));
  const shell = files.filter((file) => isShell(file) && file !== "sw.js");
  const hash = createHash("sha256");
  for (const file of shell) hash.update(file).update(readFileSync(join(dist, file)));
  const list = {
    version: hash.digest("hex").slice(0, 12),
    shell: shell.map((file) => `/${file}`),
    games: [
      ...files.filter(isLater).map((file) => `/${file}`),
      ...Object.entries(wasm).flatMap(([game, version]) =>
        ["tokyo.js", "tokyo_bg.wasm"].map((name) => `/wasm/${game}/${name}?v=${version}`),
      ),
    ],
  };
  const worker = join(dist, "sw.js");
  const text = JSON.stringify(list).replaceAll('"', '\\"');
  const source = readFileSync(worker, "utf8");
  if (!source.includes("__OFFLINE__")) throw new Error("sw.js has no place for the list of files");
  writeFileSync(
    worker,
    source.replace("__OFFLINE__", () => text),
  );
}

/** The manifest once more in each other language, so that what is installed describes itself. */
function writeManifests(dist: string, root: string): void {
  const manifest = JSON.parse(readFileSync(join(dist, "manifest.webmanifest"), "utf8")) as object;
  for (const [lang, source] of sourcesOf(root, "client/src/words")) {
    const description = /^tagline = (.+)$/m.exec(source)?.[1];
    if (lang === FIRST || description === undefined) continue;
    const text = JSON.stringify({ ...manifest, lang, description });
    writeFileSync(join(dist, `manifest.${lang}.webmanifest`), text);
  }
}

/** Packs what can be packed; tells how large each file is as it travels. */
function pack(dist: string, files: string[]): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const file of files) {
    const bytes = readFileSync(join(dist, file));
    const packed = PACKED.test(file) ? gzipSync(bytes, { level: 9 }) : bytes;
    if (packed !== bytes) writeFileSync(join(dist, `${file}.gz`), packed);
    sizes.set(file, packed.length);
  }
  return sizes;
}

/** What a browser fetches before any game's own chunk: the document and all that it names. */
function firstLoad(dist: string): string[] {
  const named = [
    ...readFileSync(join(dist, "index.html"), "utf8").matchAll(/(?:src|href)="\/([^"]+)"/g),
  ];
  return ["index.html", ...named.map((match) => match[1] ?? "")];
}

/** A first load speaks one language: the one with the most to say. */
function longestWords(files: string[], sizes: ReadonlyMap<string, number>): string[] {
  const size = (file: string) => sizes.get(file) ?? 0;
  const words = files.filter(isFirstWords).sort((one, other) => size(other) - size(one));
  if (words.length === 0) throw new Error("there are no words for the first page");
  return words.slice(0, 1);
}

function report(what: string, bytes: number, most: number): void {
  process.stdout.write(
    `${what}: ${Math.ceil(bytes / 1000)} kB compressed (at most ${most / 1000})\n`,
  );
  if (bytes > most) throw new Error(`${what} is too large`);
}

export function finish(root: string, dist: string, wasm: Record<string, string>): Plugin {
  return {
    name: "finish",
    apply: "build",
    closeBundle() {
      writeManifests(dist, root);
      const files = filesOf(dist);
      writeOffline(dist, files, wasm);
      const sizes = pack(dist, files);
      const sum = (some: string[]) => some.reduce((all, file) => all + (sizes.get(file) ?? 0), 0);
      const first = [...firstLoad(dist), ...longestWords(files, sizes)];
      if (first.some(isScene)) throw new Error("the first load must not fetch three.js");
      report("first load", sum(first), LARGEST_FIRST);
      if (first.some(isText)) throw new Error("the first load must not fetch rules");
      report("three.js", sum(files.filter(isScene)), LARGEST_SCENE);
      for (const game of Object.keys(wasm)) {
        const isExtra = Object.keys(wasm).some((other) => game.startsWith(`${other}-`));
        report(
          `wasm of ${game}`,
          sum(files.filter((file) => file.startsWith(`wasm/${game}/`))),
          isExtra ? LARGEST_EXTRA : LARGEST_WASM,
        );
      }
    },
  };
}
