/** The scene for the winner, while it is shown. A table in 3D plays its part in it. */

export interface Finale {
  /** Who won; nobody where nobody did. */
  readonly winners: readonly number[];
  /** How long it takes, in milliseconds. */
  readonly ms: number;
}
