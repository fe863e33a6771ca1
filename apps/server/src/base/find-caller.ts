const FRAMES = 40;
/** Of the query builder and of what runs its statements (`db`): who asked stands behind them. */
const BETWEEN =
  /^Log\.|#|Connection|Driver|Provider|Executor|Builder|Mutex|executeQuery|Kysely|Transaction\.|commitGroup|runInSavepoint|createTx|createPostgresTx|drain|runGroup|tryGroup|hear|sendMessage|putQuestion|withClient|tryAgain|onStatement|findCaller|provideConnection|processTicksAndRejections/;

/**
 * The name of the function of ours that waits for what has just ended; "unknown" where none has a name, and within a
 * transaction of SQLite, where V8 loses who waits.
 */
export function findCaller(): string {
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = FRAMES;
  const { stack = "" } = new Error();
  Error.stackTraceLimit = before;
  return pickCaller(stack);
}

/** See `findCaller`. */
export function pickCaller(stack: string): string {
  const names = stack
    .split("\n")
    .flatMap((line) => /^\s+at (?:async )?([\w$.#<>[\] ]+) \(/.exec(line)?.[1] ?? []);
  const caller = names.find((name) => !BETWEEN.test(name) && !/anonymous/.test(name));
  // `Object.findTouchedRows [as findRows]`
  return caller?.replace(/ \[as .*/, "").replace(/^Object\./, "") ?? "unknown";
}
