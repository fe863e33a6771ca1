import type { FileStorage } from "../base/ports/file-storage.ts";
import type { Queries } from "../db/schema.ts";
import { toOriginalKey } from "./file-keys.ts";

/** One whole file of a teacher, for the export of everything. */
export interface TeacherFile {
  readonly ownerId: string;
  readonly id: string;
  readonly scope: string;
  /** As claimed; `extension` says what it is. */
  readonly name: string;
  readonly mime: string;
  readonly extension: string;
  readonly size: number;
  readonly sha256: string;
  /** Epoch ms. */
  readonly createdAt: number;
}

/**
 * The files of one teacher that are here whole, in the order they were made.
 *
 * ```ts
 * for (const file of await listTeacherFiles(database.queries, uid)) {
 *   const bytes = await openTeacherFile(files, file); // a stream, or nothing when the storage lost it
 * }
 * ```
 */
export async function listTeacherFiles(
  queries: Queries,
  ownerId: string,
): Promise<readonly TeacherFile[]> {
  const rows = await queries
    .selectFrom("files")
    .selectAll()
    .where("owner_id", "=", ownerId)
    .where("state", "=", "ready")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    ownerId,
    id: row.id,
    scope: row.scope,
    name: row.name,
    mime: row.mime ?? "application/octet-stream",
    extension: row.extension ?? "bin",
    size: row.size ?? 0,
    sha256: row.sha256 ?? "",
    createdAt: row.created_at,
  }));
}

/** The bytes of a file as it is kept. */
export function openTeacherFile(
  files: FileStorage,
  { ownerId, id }: Pick<TeacherFile, "ownerId" | "id">,
): Promise<ReadableStream<Uint8Array> | undefined> {
  return files.read(toOriginalKey({ owner_id: ownerId, id }));
}
