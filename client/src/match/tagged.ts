/**
 * A choice of Rust as a `switch` wants it. On the wire it is `"name"`, or `{ "name": { … } }`;
 * here it is `{ is: "name", … }`, so that the compiler knows what each case has, and whether one
 * is missing.
 */
export type Tagged<E> = E extends string
  ? { is: E }
  : { [K in keyof E & string]: { is: K } & E[K] }[keyof E & string];

/** The same, with its name in `is`. */
export function tagged<E extends string | object>(choice: E): Tagged<E> {
  if (typeof choice === "string") return { is: choice } as Tagged<E>;
  const [[is, holds] = ["", {}]] = Object.entries(choice) as [string, object][];
  return { ...holds, is } as Tagged<E>;
}

/**
 * The end of a `switch` that has a case for each choice: one that is forgotten does not compile.
 * What a newer server says beyond them is passed over.
 */
export function noMore(_choice: never): null {
  return null;
}
