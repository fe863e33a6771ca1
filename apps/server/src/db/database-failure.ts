/** SQLite result codes, https://www.sqlite.org/rescode.html; the low byte is the primary code. */
const SQLITE_BUSY = 5;
const SQLITE_LOCKED = 6;
const SQLITE_IOERR = 10;
const SQLITE_FULL = 13;
const SQLITE_CANTOPEN = 14;

/** PostgreSQL: serialization_failure, deadlock_detected. */
const PG_RETRY_CODES = new Set(["40001", "40P01"]);
/** PostgreSQL: disk_full, out_of_memory of the server's disk area. */
const PG_FULL_CODES = new Set(["53100"]);
/**
 * By their classes (https://www.postgresql.org/docs/current/errcodes-appendix.html): the connection broke or a pooler has none
 * (08), too many or no memory (53), it stops, starts or was told to cancel (57), its disk does not answer (58), it does not let
 * us in any more (28).
 */
const PG_AWAY_CLASSES = new Set(["08", "28", "53", "57", "58"]);
const AWAY_CODES = new Set([
  // PostgreSQL: lock_not_available, it took too long; read_only_sql_transaction, a standby that is none yet or no more;
  // invalid_catalog_name, a database that is just being put back. Nothing was kept.
  "55P03",
  "25006",
  "3D000",
  // Sockets that never answered, names and ways that are not known now.
  "ECONNABORTED",
  "ECONNREFUSED",
  "ECONNRESET",
  "EAI_AGAIN",
  "EHOSTDOWN",
  "EHOSTUNREACH",
  "ENETDOWN",
  "ENETUNREACH",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
]);
const PG_CODE_LENGTH = 5;

/** The last two: we end ourselves. */
const NO_CONNECTION =
  /Connection terminated|is not queryable|timeout exceeded when|Query read timeout|after calling end on the pool|driver has already been destroyed/;

export type DatabaseFailure = (typeof FAILURES)[number];

const FAILURES = ["retry", "full", "away"] as const;

/** Somebody else's code met a database error, and what it means is all that is left of it. */
export class DatabaseTrouble extends Error {
  override readonly name = "DatabaseTrouble";
  readonly failure: DatabaseFailure;

  constructor(failure: string) {
    super(`the database: ${failure}`);
    this.failure = FAILURES.find((each) => each === failure) ?? "away";
  }
}

/**
 * What a database error means for the caller: `retry` at once in `tx()`, `full` (no space left,
 * nothing was written), `away` (not reachable now), or undefined for a bug of ours.
 */
export function findDatabaseFailure(error: unknown): DatabaseFailure | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  if (error instanceof DatabaseTrouble) return error.failure;
  // better-auth's, which hands ours on (`accounts/auth/trouble-plugin.ts`). Not of every error: services of the outside too
  // throw with a socket's error as the cause.
  if (error instanceof Error && error.name === "APIError") return findDatabaseFailure(error.cause);
  const code = "code" in error ? String(error.code) : "";
  if (PG_RETRY_CODES.has(code)) return "retry";
  if (PG_FULL_CODES.has(code) || code === "ENOSPC" || code === "EDQUOT") return "full";
  if (AWAY_CODES.has(code)) return "away";
  if (code.length === PG_CODE_LENGTH && PG_AWAY_CLASSES.has(code.slice(0, 2))) return "away";
  const errcode = "errcode" in error && typeof error.errcode === "number" ? error.errcode : 0;
  switch (errcode & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return "retry";
    // A full disk shows as IOERR or CANTOPEN when the WAL itself cannot grow.
    case SQLITE_FULL:
    case SQLITE_IOERR:
    case SQLITE_CANTOPEN:
      return "full";
    default:
      break;
  }
  // pg gives these no code.
  const isAway = error instanceof Error && NO_CONNECTION.test(error.message);
  return isAway ? "away" : undefined;
}
