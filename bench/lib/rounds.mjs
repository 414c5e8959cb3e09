/** Takes turns: whatever else a machine does at the time hits everybody alike. */

/** The order of a round: each begins with another contender. */
export const inOrder = (contenders, round) =>
  contenders.map((_, nth) => contenders[(nth + round) % contenders.length]);

/** Calls `measure(contender)` for everyone in each round. */
export async function inTurns(contenders, rounds, measure) {
  for (let round = 0; round < rounds; round++) {
    for (const contender of inOrder(contenders, round)) await measure(contender);
  }
}

/** Starts everyone, does something with all of them, and stops them whatever happens. */
export async function withAll(starts, what) {
  const running = [];
  try {
    for (const start of starts) running.push(await start());
    return await what(running);
  } finally {
    await Promise.all(running.map((one) => one.stop()));
  }
}
