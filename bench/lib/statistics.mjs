/** Medians, spreads, percentiles. */

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  if (sorted.length === 0) return NaN;
  return sorted.length % 2 === 1 ? sorted[Math.floor(half)] : (sorted[half - 1] + sorted[half]) / 2;
}

/** The median with the least and the most, which says how noisy a machine was. */
export function spread(values) {
  return { median: median(values), least: Math.min(...values), most: Math.max(...values), values };
}

/** As `tokyo load` reports them: p99 is what 99 of 100 do not exceed. */
export function percentiles(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const part = (percent) => sorted[Math.max(Math.ceil((sorted.length * percent) / 100), 1) - 1];
  return {
    samples: sorted.length,
    p50_ms: part(50),
    p95_ms: part(95),
    p99_ms: part(99),
    max_ms: part(100),
  };
}
