const MINUTE_MS = 60_000;
/** Differs from line to line of one cause. */
const OF_THE_MOMENT = new Set(["durationMs", "requestId", "err"]);
const CAUSES_MOST = 500;

/**
 * Lets one line a minute through of each cause, and then one that says how often it came (`repeated`): a database that is
 * away would fill the disk with the same sentence.
 */
export function createQuiet(): (
  facts: Readonly<Record<string, unknown>> | string | undefined,
  message: string | undefined,
  say: (more?: { readonly repeated: number }) => void,
) => void {
  const repeatedByCause = new Map<string, number>();

  function rest(cause: string, say: (more?: { readonly repeated: number }) => void): void {
    repeatedByCause.set(cause, 0);
    setTimeout(() => {
      const repeated = repeatedByCause.get(cause) ?? 0;
      repeatedByCause.delete(cause);
      if (repeated === 0) return;
      say({ repeated });
      rest(cause, say);
    }, MINUTE_MS).unref();
  }

  return (facts, message, say) => {
    const cause = toCause(facts, message);
    const repeated = repeatedByCause.get(cause);
    if (repeated !== undefined) return void repeatedByCause.set(cause, repeated + 1);
    if (repeatedByCause.size < CAUSES_MOST) rest(cause, say);
    say();
  };
}

function toCause(facts: unknown, message: string | undefined): string {
  if (typeof facts !== "object" || facts === null) return String(facts);
  const lasting = Object.entries(facts).filter(([name]) => !OF_THE_MOMENT.has(name));
  const err: unknown = "err" in facts ? facts.err : undefined;
  const code = err instanceof Error ? ("code" in err ? String(err.code) : err.message) : "";
  return JSON.stringify([message, lasting, code]);
}
