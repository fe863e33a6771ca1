import { isFileId } from "@damim/domain/files/file.ts";
import type { Queries } from "../db/schema.ts";
import type { FileRow } from "../db/synced-tables.ts";
import { isPartKey, toFilePrefix } from "./file-keys.ts";
import type { UploadDeps } from "./uploads.ts";

const DAY_MS = 24 * 3600 * 1000;
/** Copies lie there before their rows do, and no request takes so long. */
const GRACE_DAYS = 1;
/** What lay there at a restore may be named by the database to which one goes back once more. */
const RESTORED_DAYS = 30;
/** So many without a row, and more than there are with one: this is the storage of another database. */
const STRANGE_COUNT = 100;
/** In `facts`: the epoch that the last sweep met, and when it met it first. */
const EPOCH_FACT = "files-epoch";
/** Our own names: what an operator keeps beside them is none of ours. `.….partial` is what a killed `put` left. */
const OUR_KEY = /^([\w-]+)\/([\w-]+)\/(?:original|thumbnail|part-\d+)(\.[\w-]+\.partial)?$/;

/**
 * Removes what lies in the storage and that no row speaks of, whatever way it came there: copies of a post that was
 * refused while the process died, a piece that came after its file was whole, the half of a killed write.
 */
export async function sweepOrphans(
  deps: Pick<UploadDeps, "database" | "files" | "now">,
): Promise<void> {
  const { files, now } = deps;
  const { queries } = deps.database;
  const restoredAt = await findRestore(queries, now());
  const isRestored = restoredAt > now() - RESTORED_DAYS * DAY_MS;
  const left = new Set(isRestored ? await files.listBefore(restoredAt) : []);
  const old = await files.listBefore(now() - GRACE_DAYS * DAY_MS);
  const rows = await queries.selectFrom("files").select(["owner_id", "id", "state"]).execute();
  const states = new Map(rows.map((row) => [toFilePrefix(row), row.state]));
  const orphans = old.flatMap((key) => {
    const file = toFile(key);
    if (!file || left.has(key) || isNamed(key, states.get(toFilePrefix(file)))) return [];
    return [{ key, file }];
  });
  if (orphans.length > Math.max(STRANGE_COUNT, rows.length)) {
    throw new Error(`${orphans.length} files without a row beside ${rows.length} with one: kept`);
  }
  for (const { key, file } of orphans) {
    // Begun anew since it was listed: an upload has its row before its first byte.
    if (!isNamed(key, await findState(queries, file))) await files.remove(key);
  }
}

function toFile(key: string): Pick<FileRow, "owner_id" | "id"> | undefined {
  const [, ownerId, id] = OUR_KEY.exec(key) ?? [];
  return ownerId && id && isFileId(id) ? { owner_id: ownerId, id } : undefined;
}

/** What is under way may have anything, what is whole has no pieces; the half of a write is never named. */
function isNamed(key: string, state: FileRow["state"] | undefined): boolean {
  if (key.endsWith(".partial")) return false;
  return state === "uploading" || (state === "ready" && !isPartKey(key));
}

async function findState(
  queries: Queries,
  { owner_id, id }: Pick<FileRow, "owner_id" | "id">,
): Promise<FileRow["state"] | undefined> {
  const row = await queries
    .selectFrom("files")
    .select("state")
    .where("owner_id", "=", owner_id)
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.state;
}

/** When this life of the database (its epoch) was met first; 0 for the one it began with. */
async function findRestore(queries: Queries, now: number): Promise<number> {
  const facts = await queries
    .selectFrom("facts")
    .selectAll()
    .where("name", "in", ["epoch", EPOCH_FACT])
    .execute();
  const find = (name: string): string => facts.find((fact) => fact.name === name)?.value ?? "";
  const [met = "", since = "0"] = find(EPOCH_FACT).split(" ");
  if (met === find("epoch")) return Number(since);
  const at = met === "" ? 0 : now;
  const value = `${find("epoch")} ${at}`;
  await queries
    .insertInto("facts")
    .values({ name: EPOCH_FACT, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
  return at;
}
