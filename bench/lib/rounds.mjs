/** Takes turns: whatever else a machine does at the time hits everybody alike. */

/** Calls `measure(contender, round)` for everyone in each round, each round beginning with another. */
export async function inTurns(contenders, rounds, measure) {
  for (let round = 0; round < rounds; round++) {
    for (let nth = 0; nth < contenders.length; nth++) {
      await measure(contenders[(nth + round) % contenders.length], round);
    }
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
