/** How long the end of a match takes to be shown, in milliseconds: all of it in one place. */

/** The scene for the winner; whoever has seen enough ends it by any key or tap. */
export const MOMENT_MS = 3_800;
