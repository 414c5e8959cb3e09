/** Results as tables: Markdown that is also easy to read in a terminal. */

/** Three digits, and commas between thousands. */
export function number(value) {
  if (!Number.isFinite(value)) return "–";
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value) || 1)));
  return value.toLocaleString("en", {
    maximumSignificantDigits: 3,
    minimumFractionDigits: value < 100 ? Math.min(digits, 2) : 0,
  });
}

/** A median, and from where to where it was. */
function spread({ median, least, most, values }) {
  if (values.length === 1) return number(median);
  return `${number(median)} (${number(least)}–${number(most)})`;
}

/** How many times theirs ours is. */
const ratio = (mine, theirs) => `${number(mine / theirs)}×`;

export function table(head, rows) {
  const all = [head, ...rows];
  const widths = head.map((_, idx) => Math.max(3, ...all.map((row) => row[idx].length)));
  const line = (row) => `| ${row.map((cell, idx) => cell.padEnd(widths[idx])).join(" | ")} |`;
  const rule = `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`;
  return [line(head), rule, ...rows.map(line)].join("\n");
}

function games(results) {
  const [own] = results;
  const rows = results.map(({ name, per_second, per_cpu_second }) => [
    name,
    spread(per_cpu_second),
    spread(per_second),
    ratio(own.per_cpu_second.median, per_cpu_second.median),
  ]);
  const head = ["connect four at random, one thread", "games per CPU second", "games/s", "ours is"];
  return table(head, rows);
}

function threads(results) {
  const [one] = results;
  const rows = results.map(({ threads, per_second }) => [
    `${threads}`,
    spread(per_second),
    ratio(per_second.median, one.per_second.median),
  ]);
  return table(["threads", "our games/s", "of one thread"], rows);
}

function duel(results, isOpen) {
  const points = results.filter(({ rate }) => (rate !== undefined) === isOpen);
  const rows = points.flatMap(({ matches, rate, systems }) =>
    systems.map((system) => [
      isOpen ? `${matches}, ${number(rate)}/s wanted` : `${matches}`,
      system.name,
      spread(system.moves_per_second),
      ratio(systems[0].moves_per_second.median, system.moves_per_second.median),
      spread(system.p50_ms),
      number(system.p95_ms.median),
      spread(system.p99_ms),
      spread(system.cpu_us),
    ]),
  );
  const latencies = ["p50 ms", "p95 ms", "p99 ms", "server CPU, µs/move"];
  return table(["matches", "server", "moves/s", "ours is", ...latencies], rows);
}

function memory(results) {
  const [own] = results;
  const scaled = (values, by) => ({
    median: values.median / by,
    least: values.least / by,
    most: values.most / by,
    values: values.values,
  });
  const rows = results.map(({ name, empty_bytes, match_bytes }) => [
    name,
    spread(scaled(empty_bytes, 1e6)),
    spread(scaled(match_bytes, 1e3)),
    ratio(own.match_bytes.median, match_bytes.median),
  ]);
  const idle = own.matches.toLocaleString("en");
  return table([`${idle} idle matches`, "empty, MB", "a match, kB", "ours is"], rows);
}

function late(results) {
  const [own] = results;
  const rows = results.map(({ name, bytes, ms }) => [
    name,
    spread(bytes),
    ratio(own.bytes.median, bytes.median),
    spread(ms),
    ratio(own.ms.median, ms.median),
  ]);
  const moves = own.moves.toLocaleString("en");
  return table([`late, after ${moves} moves`, "bytes", "ours is", "ms", "ours is"], rows);
}

/** Everything that was measured, one table after the other, under these headings. */
export function tables(results) {
  const parts = [
    ["Random games", results.games && games(results.games)],
    ["Games over threads", results.threads && threads(results.threads)],
    ["A dice duel, closed loop", results.duel && duel(results.duel, false)],
    ["A dice duel, open loop", results.duel && duel(results.duel, true)],
    ["Memory", results.memory && memory(results.memory)],
    ["Coming late", results.late && late(results.late)],
  ];
  return parts.filter(([, text]) => text !== undefined);
}
