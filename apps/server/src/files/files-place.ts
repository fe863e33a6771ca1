import { randomUUID } from "node:crypto";
import { type FileStorage, FileStorageFailure } from "../base/ports/file-storage.ts";
import { readAll } from "../adapters/files/file-storage.ts";
import type { Database } from "../db/open-database.ts";
import type { Queries } from "../db/schema.ts";

const PLACE_FACT = "files-place";
/** Lies among the files, so it goes along when the folder is copied, to another disk or into a bucket. */
const PLACE_KEY = "place";

/** Thrown at start; `toStartFailure` says it. */
export class OtherFilesPlace extends Error {
  readonly code = "OTHER_FILES_PLACE";
}

/**
 * Refuses to start where the files of this database lie elsewhere: of two processes with a folder each, whoever asks
 * would find half of the pictures. The first start leaves a mark among the files and its copy in the database.
 */
export async function claimFilesPlace(database: Database, files: FileStorage): Promise<void> {
  try {
    // A second process that starts waits at the insert until the first has left its mark.
    await database.tx((queries) => compareMarks(queries, files));
  } catch (error) {
    // A bucket that is away now, or is full, is no other place: uploads and downloads say it themselves.
    if (!(error instanceof FileStorageFailure)) throw error;
  }
}

async function compareMarks(queries: Queries, files: FileStorage): Promise<void> {
  const drawn: string = randomUUID();
  const made = await queries
    .insertInto("facts")
    .values({ name: PLACE_FACT, value: drawn })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .returning("name")
    .executeTakeFirst();
  const found = await files.read(PLACE_KEY);
  const here = found && (await readAll(found)).toString("utf8");
  const places = queries.updateTable("facts").where("name", "=", PLACE_FACT);
  if (made && here === undefined) await files.put(PLACE_KEY, Buffer.from(drawn));
  else if (made) await places.set({ value: here }).execute();
  else {
    const fact = queries.selectFrom("facts").select("value").where("name", "=", PLACE_FACT);
    const { value } = await fact.executeTakeFirstOrThrow();
    if (value !== here) throw new OtherFilesPlace("the files lie elsewhere");
  }
}

/** After the files were moved or lost: the next start takes the place that it finds. */
export async function forgetFilesPlace(queries: Queries): Promise<void> {
  await queries.deleteFrom("facts").where("name", "=", PLACE_FACT).execute();
}
