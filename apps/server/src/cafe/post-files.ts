import { toSentence } from "@damim/domain/base/result.ts";
import { checkPostFiles, postFilesMessages, type PostFile } from "@damim/domain/cafe/post-files.ts";
import { readAll, type FileStorage } from "../adapters/files/file-storage.ts";
import type { FileRow, Queries } from "../db/schema.ts";
import { CAFE_FILE_OWNER } from "../files/cafe-file-owner.ts";
import { toSavedName } from "../files/file-desk.ts";
import { toOriginalKey, toThumbnailKey } from "../files/file-keys.ts";
import { HttpFailure } from "../http/http-failure.ts";
import { filesOnTheWay } from "./cafe-failures.ts";

/** Copies of a teacher's files that lie beside a post before it is there. */
export interface PostFiles {
  readonly rows: readonly FileRow[];
  readonly files: readonly PostFile[];
}

export const noFiles: PostFiles = { rows: [], files: [] };

/**
 * Copies what a teacher put into a post out of her own files; the post's row goes with them in one transaction. A copy
 * whose post is refused lies there unnamed, and the next try writes over it.
 *
 * Refuses while one of them has not reached the server whole.
 */
export async function copyPostFiles(
  {
    queries,
    files,
    now,
  }: { readonly queries: Queries; readonly files: FileStorage; readonly now: number },
  post: { readonly id: string; readonly userId: string; readonly fileIds: readonly string[] },
): Promise<PostFiles> {
  const { fileIds } = post;
  if (fileIds.length === 0) return noFiles;
  const own = await queries
    .selectFrom("files")
    .selectAll()
    .where("owner_id", "=", post.userId)
    .where("id", "in", fileIds)
    .where("state", "=", "ready")
    .execute();
  const ordered = fileIds.flatMap((id) => own.filter((file) => file.id === id));
  if (ordered.length !== new Set(fileIds).size) throw filesOnTheWay();
  const described = ordered.map(toPostFile);
  const refused = checkPostFiles(
    ordered.map((row, at) => ({
      name: described[at]?.name ?? "",
      isPicture: described[at]?.isPicture === true,
      ending: row.extension ?? "",
    })),
  );
  if (refused && !refused.ok) {
    const { refusal } = refused;
    throw new HttpFailure(422, refusal.type, toSentence(postFilesMessages, refusal));
  }
  const rows = ordered.map((row): FileRow => ({
    ...row,
    owner_id: CAFE_FILE_OWNER,
    scope: toPostScope(post.id),
    created_at: now,
    touched_at: now,
    unused_since: null,
    uploaded_by: null,
  }));
  for (const row of ordered) {
    const to = { owner_id: CAFE_FILE_OWNER, id: row.id };
    for (const toKey of [toOriginalKey, toThumbnailKey]) {
      const stream = await files.read(toKey(row));
      if (stream) await files.put(toKey(to), await readAll(stream));
    }
  }
  return { rows, files: described };
}

/** Within the transaction that writes the post. */
export async function insertPostFiles(queries: Queries, { rows }: PostFiles): Promise<void> {
  if (rows.length > 0) await queries.insertInto("files").values(rows).execute();
}

/** Files of a post are gone at once for readers; the bytes go with the next sweep. */
export async function removePostFiles(
  queries: Queries,
  postId: string,
  kept: readonly string[] = [],
): Promise<void> {
  const removing = queries
    .updateTable("files")
    .set({ state: "removed" })
    .where("owner_id", "=", CAFE_FILE_OWNER)
    .where("scope", "=", toPostScope(postId));
  await (kept.length > 0 ? removing.where("id", "not in", kept) : removing).execute();
}

/** A file of a post that this teacher may read; undefined where there is none. */
export async function findPostFile(
  queries: Queries,
  asked: { readonly postId: string; readonly id: string; readonly userId: string },
): Promise<FileRow | undefined> {
  const post = await queries
    .selectFrom("cafe_posts")
    .select(["state", "author_id"])
    .where("id", "=", asked.postId)
    .executeTakeFirst();
  const isRead = post?.state === "shown" || (post && post.author_id === asked.userId);
  if (!isRead) return undefined;
  return queries
    .selectFrom("files")
    .selectAll()
    .where("owner_id", "=", CAFE_FILE_OWNER)
    .where("scope", "=", toPostScope(asked.postId))
    .where("id", "=", asked.id)
    .where("state", "=", "ready")
    .executeTakeFirst();
}

function toPostFile(row: FileRow): PostFile {
  const { id, size, width, height, mime } = row;
  const isPicture = mime?.startsWith("image/") === true;
  return { id, name: toSavedName(row, row.extension), isPicture, size: size ?? 0, width, height };
}

function toPostScope(postId: string): string {
  return `cafe/${postId}`;
}
