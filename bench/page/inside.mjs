/** What runs in the page. Each function stands alone: the browser gets its source only. */

/** Before anything else: hints and pauses are out of the way, long frames are counted. */
export function prepare({ games, quality }) {
  const off = Object.fromEntries(games.map((game) => [game, { matches: [], wanted: false }]));
  localStorage.setItem("tokyo-hints", JSON.stringify(off));
  localStorage.setItem("tokyo-pace", "at-once");
  if (quality !== null) localStorage.setItem("tokyo-quality", quality);
  const frames = [];
  const options = { type: "long-animation-frame", buffered: true };
  new PerformanceObserver((list) => frames.push(...list.getEntries())).observe(options);
  // Offline the page was there before: what counts begins with the press.
  window.begun = 0;
  window.longestFrames = (decision) => {
    const end = window.begun + decision;
    const longest = (some) => Math.max(0, ...some.map((frame) => frame.duration));
    const own = frames.filter((frame) => frame.startTime >= window.begun);
    return {
      loading_frame_ms: longest(own.filter((frame) => frame.startTime < end)),
      playing_frame_ms: longest(own.filter((frame) => frame.startTime >= end)),
    };
  };
}

/** When there was something to decide, in milliseconds since the press; null until there is. */
export function decided({ ready, named }) {
  const isOne = (element) => {
    const name = element.ariaLabel ?? element.textContent.trim();
    return name.startsWith(named) && element.getClientRects().length > 0;
  };
  const found = [...document.querySelectorAll(ready)].some(isOne);
  return found ? performance.now() - window.begun : null;
}
