import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { findDumpProgram } from "../../apps/server/src/backup/find-dump-program.ts";
import type { Database } from "../../apps/server/src/db/open-database.ts";
import type { World } from "./world.ts";

const DUMP_BYTES = 2 ** 30;

/** Columns of tables, files of the data folder with the backups in it, and what the processes printed. */
export async function findOnServer(
  { host }: Pick<World, "host">,
  mark: string,
): Promise<readonly string[]> {
  const written = [mark, encodeURIComponent(mark)];
  const hasIt = (bytes: Buffer): boolean => written.some((each) => bytes.includes(each));
  const files = readdirSync(host.dataDir, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !file.parentPath.includes("compiled"))
    .map((file) => path.join(file.parentPath, file.name));
  const version = host.database().kind === "postgres" ? await readVersion(host.database()) : 0;
  return [
    ...(await findInTables(host.database(), written)),
    ...files.filter((file) => hasIt(readWhole(file, version))),
    ...(hasIt(Buffer.from(host.output())) ? ["what the server printed"] : []),
  ];
}

/** 「rows.data」 of every column that says one of these. */
export async function findInTables(
  { kind, queries }: Database,
  written: readonly string[],
): Promise<readonly string[]> {
  const columns = await sql<{ readonly of: string; readonly name: string }>`${
    kind === "sqlite"
      ? sql`select m.name as of, p.name as name from sqlite_master m, pragma_table_info(m.name) p where m.type = 'table'`
      : sql`select table_name as of, column_name as name from information_schema.columns where table_schema = 'public'`
  }`.execute(queries);
  const find = kind === "sqlite" ? sql.raw("instr") : sql.raw("strpos");
  // Bytes of PostgreSQL are said in hex.
  const all = [...written, ...written.map((each) => Buffer.from(each).toString("hex"))];
  const found: string[] = [];
  for (const { of, name } of columns.rows) {
    const text = sql`cast(${sql.id(name)} as text)`;
    const says = all.map((each) => sql`${find}(${text}, cast(${each} as text)) > 0`);
    const rows = await sql<{ count: number | string }>`select count(*) as count from ${sql.id(of)}
      where ${sql.join(says, sql` or `)}`.execute(queries);
    if (Number(rows.rows[0]?.count) > 0) found.push(`${of}.${name}`);
  }
  return found;
}

async function readVersion({ queries }: Database): Promise<number> {
  const said = await sql<{ server_version_num: string }>`show server_version_num`.execute(queries);
  return Math.floor(Number(said.rows[0]?.server_version_num) / 10_000);
}

/** A dump lies there packed. A file may go while others are read. */
function readWhole(file: string, version: number): Buffer {
  try {
    if (!file.endsWith(".dump")) return readFileSync(file);
    const programs = findDumpProgram(version, process.env["PATH"]);
    const program = path.join(programs.ok ? programs.folder : "", "pg_restore");
    return execFileSync(program, ["-f", "-", file], { maxBuffer: DUMP_BYTES });
  } catch (error) {
    if (existsSync(file)) throw error;
    return Buffer.alloc(0);
  }
}
