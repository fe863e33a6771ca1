import fc from "fast-check";
import type { YearOptions } from "./options.ts";

/** How long a smaller run is looked for. */
const PATIENCE_MS = 300_000;
const SPANS = 32;

/**
 * The smallest run found that goes wrong too: one teacher alone, then without the acts that it does not need. A fault
 * that hangs on when a killed server was in the middle of something may not come again; then the run stays as it is.
 *
 * @param acts how many acts the teacher did
 * @param isWrong lives the year of these options; true where something is not as it has to be
 */
export async function findSmallest(
  options: YearOptions,
  about: {
    readonly teacher: number;
    readonly acts: number;
    readonly isWrong: (options: YearOptions) => Promise<boolean>;
  },
): Promise<YearOptions> {
  const { teacher, acts, isWrong } = about;
  const alone = { ...options, only: teacher };
  if (!(await isWrong(alone))) return options;
  let smallest: YearOptions = alone;
  const width = Math.ceil(acts / SPANS);
  const spans = Array.from(
    { length: SPANS },
    (_, at) => [at * width + 1, (at + 1) * width] as const,
  );
  await fc.check(
    fc.asyncProperty(fc.subarray(spans), async (kept) => {
      const skipped = spans.filter((span) => !kept.includes(span));
      const tried = { ...alone, skip: joinSpans(skipped) };
      const isStillWrong = await isWrong(tried);
      if (isStillWrong) smallest = tried;
      return !isStillWrong;
    }),
    { examples: [[spans]], numRuns: 1, interruptAfterTimeLimit: PATIENCE_MS },
  );
  return smallest;
}

/** `joinSpans([[1, 8], [9, 16], [25, 32]])` is "1-16,25-32". */
function joinSpans(spans: readonly (readonly [from: number, to: number])[]): string {
  const joined: [from: number, to: number][] = [];
  for (const [from, to] of spans) {
    const last = joined.at(-1);
    if (last?.[1] === from - 1) last[1] = to;
    else joined.push([from, to]);
  }
  return joined.map((span) => span.join("-")).join(",");
}
