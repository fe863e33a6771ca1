import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import type { SqliteDatabase } from "kysely";

const BUSY_TIMEOUT_MS = 5000;
/** Statements with many values differ by their count, so an unbounded cache would grow for ever. */
const PREPARED_STATEMENTS_MAX = 200;

/**
 * Node's built-in SQLite in the shape that Kysely's stock `SqliteDialect` expects: no native
 * add-on, no install script.
 *
 * WAL lets readers of other processes (a backup) go on while we write; `synchronous=FULL` is what
 * makes an acknowledged push survive a power cut: NORMAL lost hundreds of acknowledged rows. `secure_delete` writes zeros
 * where something was deleted: a year that is destroyed is in no free page.
 */
export function openNodeSqlite(
  file: string,
): SqliteDatabase & { readonly prepareStatement: (text: string) => StatementSync } {
  const raw = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  const pragmas = ["journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON"];
  for (const pragma of pragmas) {
    raw.exec(`pragma ${pragma}`);
  }
  const prepareStatement = remember((text) => raw.prepare(text));
  return {
    close: () => raw.close(),
    prepareStatement,
    prepare: remember((text) => {
      const statement = prepareStatement(text);
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...toSqlite(values)),
        run: (values) => statement.run(...toSqlite(values)),
        iterate: (values) => statement.iterate(...toSqlite(values)),
      };
    }),
  };
}

function remember<T>(prepare: (text: string) => T): (text: string) => T {
  const prepared = new Map<string, T>();
  return (text) => {
    const known = prepared.get(text);
    if (known !== undefined) return known;
    const fresh = prepare(text);
    if (prepared.size >= PREPARED_STATEMENTS_MAX) prepared.clear();
    prepared.set(text, fresh);
    return fresh;
  };
}

// Kysely only hands on what our queries bind: text, numbers and null.
function toSqlite(values: readonly unknown[]): SQLInputValue[] {
  return values as SQLInputValue[];
}
