import type pg from "pg";
import type { LogEvent } from "kysely";
import { findDatabaseFailure } from "./database-failure.ts";

/** Who looks at the database while it is used. */
export interface DatabaseWatch {
  /** A statement has ended. Its text holds no values. */
  readonly onStatement?: (durationMs: number, text: string) => void;
  /** One was given up: a lock, its time, the database. */
  readonly onCut?: () => void;
  /** Somebody got a connection, or none in time. */
  readonly onConnection?: (waitedMs: number) => void;
}

/** A statement that was cut says that the next one may be, for so long. */
const HELD_UP_MS = 10_000;

/** Sees each statement, and remembers when one waited in vain. */
export interface StatementWatch {
  /** What took how long, without its values, and why it failed. */
  readonly hear: (durationMs: number, text: string, error?: unknown) => void;
  readonly log: (event: LogEvent) => void;
  readonly isHeldUp: () => boolean;
  /** Of a transaction that found no room. */
  readonly sayFull: () => void;
  readonly isFull: () => boolean;
}

export function createStatementWatch({ onStatement, onCut }: DatabaseWatch): StatementWatch {
  let [heldUpAt, fullAt] = [-Infinity, -Infinity];
  const hear: StatementWatch["hear"] = (durationMs, text, error) => {
    onStatement?.(durationMs, text);
    if (error === undefined || !isCut(error)) return;
    heldUpAt = performance.now();
    onCut?.();
  };
  return {
    hear,
    log: (event) =>
      hear(
        event.queryDurationMillis,
        event.query.sql,
        event.level === "error" ? event.error : undefined,
      ),
    isHeldUp: () => performance.now() - heldUpAt < HELD_UP_MS,
    sayFull: () => void (fullAt = performance.now()),
    isFull: () => performance.now() - fullAt < HELD_UP_MS,
  };
}

const isCut = (error: unknown): boolean => {
  const failure = findDatabaseFailure(error);
  return failure === "away" || (failure === "retry" && !isConflict(error));
};

/** Two that met, which is no trouble: SQLite alone says "busy". */
const isConflict = (error: unknown): boolean =>
  error instanceof Error && "code" in error && String(error.code).startsWith("40");

const LOOK_MS = 100;
/** Who waits for so long while somebody else has had a connection for so long would wait for a statement that hangs. */
const WAITED_MS = 500;
const HELD_MS = 2_000;

/**
 * A connection for each that asks. Where all are taken by statements that hang, nobody stands in line behind them until
 * his own would hang: he is told so after half a second, and his device asks again.
 */
export function connectInTurn(
  pool: pg.Pool,
  { onConnection }: DatabaseWatch,
): () => Promise<pg.PoolClient> {
  const takenAt = new Map<pg.PoolClient, number>();
  pool.on("acquire", (client) => takenAt.set(client, performance.now()));
  pool.on("release", (_error, client) => takenAt.delete(client));
  pool.on("remove", (client) => takenAt.delete(client));
  const take = pool.connect.bind(pool);

  /** Resolves when it is in vain to wait longer. */
  function watchLine(began: number): { readonly inVain: Promise<void>; readonly stop: () => void } {
    let stop = (): void => {};
    const inVain = new Promise<void>((resolve) => {
      const timer = setInterval(() => {
        const now = performance.now();
        const heldMs = now - Math.min(...takenAt.values(), now);
        if (now - began > WAITED_MS && heldMs > HELD_MS) resolve();
      }, LOOK_MS);
      stop = () => clearInterval(timer);
    });
    return { inVain, stop };
  }

  return async () => {
    const began = performance.now();
    const taking = take();
    try {
      if (pool.waitingCount === 0) return await taking;
      const { inVain, stop } = watchLine(began);
      try {
        const client = await Promise.race([taking, inVain]);
        if (client) return client;
      } finally {
        stop();
      }
      void taking.then(
        (client) => client.release(),
        () => undefined,
      );
      throw new Error("timeout exceeded when waiting for statements that hang");
    } finally {
      onConnection?.(performance.now() - began);
    }
  };
}

/**
 * A statement that had no answer in its time (`query_timeout`) keeps its connection busy: it is cut off, and what waited for
 * it fails too. Nobody is given it again.
 */
export function cutWhatHangs(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: readonly unknown[]) => unknown;
  Object.assign(client, {
    query(...given: readonly unknown[]) {
      const asked = query(...given);
      if (asked instanceof Promise) {
        asked.catch(({ message }: Error) => {
          if (message === "Query read timeout") void (client as unknown as pg.Client).end();
        });
      }
      return asked;
    },
  });
}
