/** Whether this browser can show a scene. */

let known: boolean | undefined;

export function canDraw(): boolean {
  known ??= probe();
  return known;
}

function probe(): boolean {
  try {
    const context = document.createElement("canvas").getContext("webgl2");
    if (context === null) return false;
    // A page has a limited number of contexts, and this one is not needed any more.
    context.getExtension("WEBGL_lose_context")?.loseContext();
    return true;
  } catch {
    return false;
  }
}
