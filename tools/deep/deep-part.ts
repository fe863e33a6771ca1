/** One part of `npm run test:deep`, of at most 40 minutes on two cores. */
export interface DeepPart {
  readonly name: string;
  /** What it shows, as the table in `docs/reliability.md` calls it. */
  readonly test: string;
  /** How much of it `npm test` does. */
  readonly inNpmTest: string;
  /** Prints its progress; rejects when the promise does not hold, with the way to replay it. */
  readonly run: (options: DeepOptions) => Promise<DeepResult>;
}

export interface DeepOptions {
  /** Only this seed, to replay a failure. */
  readonly seed: number | undefined;
  /** How many instead of the full count. */
  readonly count: number | undefined;
}

export interface DeepResult {
  /** Such as "2,000,000 ops". */
  readonly count: string;
  /** Such as "0 divergences". */
  readonly result: string;
}

/** Runs a part and prints its row of the table in `docs/reliability.md`. False when it failed. */
export async function runDeepPart(part: DeepPart, options: DeepOptions): Promise<boolean> {
  const startedAt = performance.now();
  try {
    const { count, result } = await part.run(options);
    const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
    console.log(toRow(part, { count, result: `${result}, ${minutes} min` }));
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.log(toRow(part, { count: "–", result: "FAILED" }));
    return false;
  }
}

/** `1234567` → `"1,234,567"`. */
export function toCount(count: number): string {
  return count.toLocaleString("en-US");
}

/** Seeds from a fixed start, or the one that was asked for. */
export function listSeeds(count: number, options: DeepOptions): readonly number[] {
  if (options.seed !== undefined) return [options.seed];
  return Array.from({ length: count }, (_, index) => 1_000 + index);
}

function toRow(part: DeepPart, { count, result }: DeepResult): string {
  const day = new Date().toLocaleDateString("sv-SE", { timeZone: "Asia/Seoul" });
  return `| ${[part.test, part.inNpmTest, part.name, count, day, result].join(" | ")} |`;
}
