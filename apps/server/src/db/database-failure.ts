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
/** PostgreSQL shutting down, starting up, too many connections; sockets that never answered. */
const AWAY_CODES = new Set([
  // lock_not_available, query_canceled: it took too long, nothing was kept.
  "55P03",
  "57014",
  "57P01",
  "57P02",
  "57P03",
  "53300",
  "08000",
  "08003",
  "08006",
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
]);

const NO_CONNECTION = /Connection terminated|is not queryable|timeout exceeded when/;

export type DatabaseFailure = "retry" | "full" | "away";

/**
 * What a database error means for the caller: `retry` at once in `tx()`, `full` (no space left,
 * nothing was written), `away` (not reachable now), or undefined for a bug of ours.
 */
export function findDatabaseFailure(error: unknown): DatabaseFailure | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  const code = "code" in error ? String(error.code) : "";
  if (PG_RETRY_CODES.has(code)) return "retry";
  if (PG_FULL_CODES.has(code) || code === "ENOSPC" || code === "EDQUOT") return "full";
  if (AWAY_CODES.has(code)) return "away";
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
