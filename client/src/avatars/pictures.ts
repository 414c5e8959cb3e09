/** The pictures that guests can choose: small enough to travel together, once somebody has one. */

const files = import.meta.glob<string>("./*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** Addresses of pictures by their words. */
export const PICTURES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, url]) => [path.replace(/^.*\/|\.svg$/g, ""), url]),
);
