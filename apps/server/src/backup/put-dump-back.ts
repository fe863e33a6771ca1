import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { toProgramCall } from "./backup-postgres.ts";

const LIST_MAX_BYTES = 64 * 1024 * 1024;
const DETAIL_MAX = 200;
const run = promisify(execFile);

/** A dump that pg_restore does not take. */
export class UnreadableDump extends Error {
  override readonly name = "UnreadableDump";
}

/** We were told to end: the one transaction of a restore is given up with its program. */
class DumpStopped extends Error {
  constructor() {
    super("멈추라고 해서 그만두었어요. 바뀐 것은 없어요.");
  }
}

const SIGNALS = ["SIGTERM", "SIGINT"] as const;

/** Whether pg_restore ended by itself with a refusal: then its transaction left nothing. */
export function isRefusedWhole(error: unknown): boolean {
  return error instanceof UnreadableDump || (error instanceof Error && "stderr" in error);
}

/** What the database said, not the dump: another one may take it. */
const DATABASE_SAID =
  /could not execute query|connection to server|No space left on device|could not extend file/;

/** An extension is the database's own, and needs a superuser; Citus that is dropped forgets its nodes. */
const EXTENSION = /^\d+; \d+ \d+ (COMMENT - )?EXTENSION /;

/** Citus refuses functions after tables in one transaction, unless it asks its nodes one after the other. */
const IN_TURN = "-c citus.multi_shard_modify_mode=sequential";

/**
 * Puts the tables of a dump into a database. Rejects with `UnreadableDump` where the dump is to blame, and with what was said
 * where pg_restore could not be run or the database refused.
 */
export async function putDumpBack(
  programs: string,
  file: string,
  target: {
    readonly databaseUrl: string;
    readonly args?: readonly string[];
    /** See `PostgresDatabase.isCluster`. */
    readonly isCluster?: boolean;
  },
): Promise<void> {
  const { address, env } = toProgramCall(target.databaseUrl);
  const program = path.join(programs, "pg_restore");
  const folder = mkdtempSync(path.join(os.tmpdir(), "damim-list-"));
  const list = path.join(folder, "list");
  // Alone, pg_restore would go on after us.
  const stop = new AbortController();
  const end = (): void => stop.abort();
  for (const signal of SIGNALS) process.once(signal, end);
  const own = ["--exit-on-error", "--no-owner", "--no-privileges", "--no-password", "-L", list];
  try {
    const { stdout } = await run(program, ["-l", file], { maxBuffer: LIST_MAX_BYTES });
    writeFileSync(
      list,
      stdout
        .split("\n")
        .filter((line) => !EXTENSION.test(line))
        .join("\n"),
    );
    await run(program, [...own, ...(target.args ?? []), "-d", address, file], {
      env: { ...env, ...(target.isCluster && { PGOPTIONS: IN_TURN }) },
      signal: stop.signal,
    });
  } catch (error) {
    throw stop.signal.aborted ? new DumpStopped() : toFailure(error);
  } finally {
    for (const signal of SIGNALS) process.off(signal, end);
    rmSync(folder, { recursive: true, force: true });
  }
}

function toFailure(error: unknown): unknown {
  // Without a number the program never ran.
  if (!(error instanceof Error && "code" in error && typeof error.code === "number")) return error;
  const said = "stderr" in error ? String(error.stderr) : "";
  // The first line alone: what follows may hold a row.
  const detail = said.split("\n")[0]?.slice(0, DETAIL_MAX) ?? "";
  if (!DATABASE_SAID.test(said)) return new UnreadableDump(detail, { cause: error });
  return Object.assign(new Error(detail), { stderr: said });
}
