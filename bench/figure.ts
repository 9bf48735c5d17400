/** One measured figure, with the bound it must hold and a peer that does the same kind of thing. */
export type Figure = {
  readonly what: string;
  readonly value: number;
  readonly unit: "ms" | "MB" | "KB" | "s" | "%";
  /** At most this, by issue 2. */
  readonly bound?: number;
  readonly peer?: { readonly name: string; readonly value: number };
  readonly runs: number;
};

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}

/** Median time of one call in milliseconds, over `runs` measured calls after as many warm ones. */
export function medianTime(runs: number, work: () => unknown): number {
  for (let run = 0; run < runs; run += 1) work();
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const begun = performance.now();
    work();
    times.push(performance.now() - begun);
  }
  return median(times);
}

const shown = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);

export function table(figures: readonly Figure[]): string {
  const lines = figures.map(({ what, value, unit, bound, peer, runs }) => [
    what,
    `${shown(value)} ${unit}`,
    bound === undefined ? "" : `<= ${shown(bound)} ${unit}`,
    bound === undefined ? "" : value <= bound ? "holds" : "BROKEN",
    peer ? `${shown(value / peer.value)} x ${peer.name} (${shown(peer.value)} ${unit})` : "",
    String(runs),
  ]);
  const head = ["what", "median", "bound", "", "ratio to the peer", "runs"];
  const widths = head.map((title, column) =>
    Math.max(title.length, ...lines.map((line) => (line[column] ?? "").length)),
  );
  const draw = (line: readonly string[]) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd();
  return [draw(head), draw(widths.map((width) => "-".repeat(width))), ...lines.map(draw)].join("\n");
}
