import { isSmallest } from "./smallest.ts";

/** One line of the table that `npm run bench` prints. */
export interface Figure {
  readonly name: string;
  readonly ours: string;
  /** What we promise ourselves. */
  readonly budget?: string;
  /** Absent where there is no budget. */
  readonly holds?: boolean;
  /** It is no matter of speed: where it does not hold, the bench ends with 1. */
  readonly must?: boolean;
  /** Another product's figure for the same work. Measured elsewhere: read the order of magnitude. */
  readonly peer?: string;
}

const columns = ["", "figure", "ours", "budget", "peer (measured elsewhere)"];

export function printTableHead(): void {
  console.log(toLine(columns));
  console.log(toLine(columns.map(() => "---")));
}

export function printFigure(figure: Figure): void {
  const { name, ours, budget = "–", holds, must = false, peer = "–" } = figure;
  if (must && holds === false) process.exitCode = 1;
  const sign = holds === undefined || (isSmallest && !must) ? " " : holds ? "✔" : "✘";
  console.log(toLine([sign, name, ours, budget, peer]));
}

function toLine(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}

/** The smallest value that at least this share (0 to 1) of all values does not exceed. */
export function findPercentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const index = Math.max(0, Math.ceil(sorted.length * share) - 1);
  return sorted[index] ?? Number.NaN;
}

export interface Spread {
  readonly p50: number;
  readonly p98: number;
  readonly p99: number;
  readonly max: number;
  readonly count: number;
}

export function toSpread(values: readonly number[]): Spread {
  return {
    p50: findPercentile(values, 0.5),
    p98: findPercentile(values, 0.98),
    p99: findPercentile(values, 0.99),
    max: Math.max(...values),
    count: values.length,
  };
}

/** "p50 12.3 · p98 30.1 · p99 33.0 ms (100)" */
export function toSpreadText(values: readonly number[], unit = "ms"): string {
  const { p50, p98, p99, count } = toSpread(values);
  return `p50 ${round(p50)} · p98 ${round(p98)} · p99 ${round(p99)} ${unit} (${count})`;
}

export function round(value: number, digits = 1): string {
  return value.toFixed(digits);
}
