import { sql } from "kysely";
import type { Database } from "./open-database.ts";

/**
 * Leaves nothing of what was overwritten or deleted in the log beside a SQLite file; in the file `secure_delete` does
 * (`node-sqlite.ts`). PostgreSQL does the same by its own VACUUM.
 *
 * @returns false where somebody reads the database: the log stands as it did
 */
export async function emptyWriteLog({ kind, queries }: Database): Promise<boolean> {
  if (kind !== "sqlite") return true;
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(queries);
  return rows[0]?.busy === 0;
}
