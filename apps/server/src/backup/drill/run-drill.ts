import { statfsSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { DrillDifference, DrillResult } from "@damim/domain/admin/drill.ts";
import type { Config } from "../../base/settings/config.ts";
import { openDatabase, type PostgresDatabase, SQLITE_FILE } from "../../db/open-database.ts";
import { compareWithWritten, isAsWritten, readFacts } from "../backup-facts.ts";
import { listBackups, openBackupFolder } from "../backup-folder.ts";
import { DamagedDatabase } from "../copy-sqlite.ts";
import { UnreadableDump } from "../put-dump-back.ts";
import { MayNotCreate, openPostgresBackup } from "./drill-postgres.ts";
import { openSqliteBackup } from "./drill-sqlite.ts";
import type { NamedFile } from "../backup-files.ts";
import { findMissingFiles } from "./look-up-files.ts";
import type { Opened } from "./opened.ts";

/** What a thread can be handed. */
export interface DrillInput {
  readonly config: Pick<Config, "dataDir" | "databaseUrl" | "files" | "bus">;
  /** Where programs of PostgreSQL are looked for. */
  readonly searchPath?: string | undefined;
}

/**
 * 복구 연습: puts the newest backup back into a folder or database of its own, opens it with today's code, reads every row
 * and compares what came back with what was written down beside the backup. Of today's database it reads alone. What is
 * wrong is the answer; it never rejects.
 */
export async function runDrill(
  { config, searchPath }: DrillInput,
  world: {
    readonly now: () => number;
    readonly findFreeBytes?: (folder: string) => number;
  },
): Promise<DrillResult> {
  const { dataDir, databaseUrl, bus } = config;
  const { now, findFreeBytes = readFreeBytes } = world;
  const begun = now();
  const file = listBackups(openBackupFolder(dataDir), databaseUrl ? ".dump" : ".sqlite").at(-1);
  const conclude = (
    differences: readonly DrillDifference[],
    more: Partial<DrillResult> = {},
  ): DrillResult => ({
    at: now(),
    backup: file === undefined ? "" : path.basename(file),
    rowCount: 0,
    ms: now() - begun,
    isCompared: false,
    differences,
    ...more,
  });
  if (file === undefined) {
    const isElsewhere =
      databaseUrl !== undefined && (await wasMadeElsewhere({ dataDir, databaseUrl, bus }));
    return conclude([{ type: isElsewhere ? "elsewhere" : "no-backup" }]);
  }
  const facts = readFacts(file);
  try {
    if (!(await isAsWritten(file))) return conclude([{ type: "damaged" }]);
    const live = databaseUrl ? openPostgres({ dataDir, databaseUrl, bus }) : undefined;
    try {
      const place = { dataDir, now: begun, findFreeBytes };
      const opened =
        live && databaseUrl
          ? await openPostgresBackup(file, {
              ...place,
              live,
              databaseUrl,
              searchPath,
              scopes: Object.keys(facts?.hashes ?? {}),
            })
          : await openSqliteBackup(file, place);
      const missing = await findMissingFiles(opened.files, {
        ...config,
        isStillHere: (named) => isStillHere(named, { dataDir, live }),
      });
      return conclude(judge(opened, { file, missing }), {
        rowCount: opened.facts.counts["rows"] ?? 0,
        lackedBytes: opened.lackedBytes,
        isCompared: facts !== undefined,
      });
    } finally {
      await live?.close();
    }
  } catch (error) {
    if (error instanceof DamagedDatabase || error instanceof UnreadableDump) {
      return conclude([{ type: "damaged" }]);
    }
    if (error instanceof MayNotCreate) {
      return conclude([{ type: "may-not-create", role: error.role }]);
    }
    return conclude([{ type: "failed", detail: toFirstLine(error) }]);
  }
}

function judge(
  opened: Opened,
  given: { readonly file: string; readonly missing: readonly NamedFile[] },
): readonly DrillDifference[] {
  const { file, missing } = given;
  return [
    ...compareWithWritten(file, opened.facts),
    ...opened.differences,
    ...(missing.length > 0 ? [{ type: "files" as const, count: missing.length }] : []),
  ];
}

/** Whether one of several servers made it. */
async function wasMadeElsewhere(place: Place): Promise<boolean> {
  const live = openPostgres(place);
  try {
    const job = await live.queries
      .selectFrom("jobs")
      .select("last_run_at")
      .where("name", "=", "backup")
      .executeTakeFirst();
    return typeof job?.last_run_at === "number";
  } finally {
    await live.close();
  }
}

/** `bus`: behind a pooler nothing is set with a connection. */
type Place = Pick<Config, "dataDir" | "bus"> & { readonly databaseUrl: string };

function openPostgres(place: Place): PostgresDatabase {
  const live = openDatabase({ ...place, poolSize: 2 });
  if (live.kind !== "postgres") throw new Error("not PostgreSQL");
  return live;
}

async function isStillHere(
  { ownerId, id }: NamedFile,
  { dataDir, live }: { readonly dataDir: string; readonly live: PostgresDatabase | undefined },
): Promise<boolean> {
  if (live) {
    const found = await live.queries
      .selectFrom("files")
      .select("id")
      .where("owner_id", "=", ownerId)
      .where("id", "=", id)
      .where("state", "=", "ready")
      .executeTakeFirst();
    return found !== undefined;
  }
  const database = new DatabaseSync(path.join(dataDir, SQLITE_FILE), { readOnly: true });
  try {
    const find = database.prepare(
      "select id from files where owner_id = ? and id = ? and state = 'ready'",
    );
    return find.get(ownerId, id) !== undefined;
  } finally {
    database.close();
  }
}

/** No more: what follows may hold a row. */
function toFirstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split("\n")[0]?.slice(0, 200) ?? "";
}

function readFreeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
