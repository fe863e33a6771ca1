import { randomBytes } from "node:crypto";
import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import type { Database } from "../../db/open-database.ts";
import type { Queries } from "../../db/schema.ts";
import { toTimeName } from "../backup-folder.ts";

const DAY_MS = 86_400_000;
const SCRATCH = /^damim_drill_(\d{4}_\d\d_\d\d_\d{6})_[\da-f]+$/;

/** Of a folder in the data folder, or of a database beside ours; the time in it says whether it was left behind. */
export function nameScratch(now: number): string {
  return `damim_drill_${toPart(now)}_${randomBytes(4).toString("hex")}`;
}

/** Removes what drills left behind that were killed: all that is older than a day. */
export async function sweepScratch(
  { kind, queries }: Database,
  { dataDir, now }: { readonly dataDir: string; readonly now: number },
): Promise<void> {
  const isOld = (name: string): boolean => {
    const part = SCRATCH.exec(name)?.[1];
    return part !== undefined && part < toPart(now - DAY_MS);
  };
  for (const name of readdirSync(dataDir).filter(isOld)) {
    rmSync(path.join(dataDir, name), { recursive: true, force: true });
  }
  if (kind !== "postgres") return;
  const { rows } = await sql<{ name: string }>`
    select datname as name from pg_database where datname like 'damim\_drill\_%'
  `.execute(queries);
  for (const { name } of rows.filter((row) => isOld(row.name))) await dropScratch(queries, name);
}

export async function dropScratch(queries: Queries, name: string): Promise<void> {
  // The database's own cleaner may be in it, which it sends away itself, and of which `force` says that we may not.
  await sql`drop database if exists ${sql.id(name)}`
    .execute(queries)
    .catch(() => sql`drop database if exists ${sql.id(name)} with (force)`.execute(queries));
}

function toPart(at: number): string {
  return toTimeName(at).replaceAll("-", "_");
}
