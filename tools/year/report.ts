/** Counts of a lived year; its last line is one JSON. */
export interface YearReport {
  readonly acts: Map<string, number>;
  readonly faults: Map<string, number>;
  /** Growth, a line for each month that ended. */
  readonly months: MonthFigures[];
}

export interface MonthFigures {
  readonly month: string;
  readonly acts: number;
  readonly rows: number;
  readonly databaseMb: number;
  readonly serverMb: number;
  readonly ownMb: number;
  /** Since the year began. */
  readonly minutes: number;
}

export function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

export function sum(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((total, each) => total + each, 0);
}

/** How far it has grown. */
export function describeMonth(figures: MonthFigures): string {
  const { month, acts: done, rows, databaseMb, serverMb, ownMb, minutes } = figures;
  return `${month}: ${done} acts, ${rows} rows, database ${databaseMb} MB, server ${serverMb} MB, devices ${ownMb} MB, ${minutes} min`;
}

/** What the year was, as lines to read. */
export function describeReport({ acts, faults, months }: YearReport): readonly string[] {
  const byFeature = new Map<string, number>();
  for (const [name, times] of acts) {
    const feature = name.split(".")[0] ?? name;
    byFeature.set(feature, (byFeature.get(feature) ?? 0) + times);
  }
  const list = (counts: ReadonlyMap<string, number>): string =>
    [...counts]
      .toSorted(([, a], [, b]) => b - a)
      .map(([name, times]) => `${name} ${times}`)
      .join(" · ");
  return [
    `acts by feature: ${list(byFeature)}`,
    `acts: ${list(acts)}`,
    `faults: ${list(faults) || "none"}`,
    ...months.map(describeMonth),
  ];
}
