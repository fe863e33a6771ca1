import { checkPostFiles, postFilesMessages, type PostFile } from "@damim/domain/cafe/post-files.ts";
import { createUuidV7 } from "../base/uuid-v7.ts";
import type { CafePostRow } from "../db/cafe-tables.ts";
import type { Queries } from "../db/schema.ts";
import type { FileRow } from "../db/synced-tables.ts";
import { CAFE_FILE_OWNER } from "../files/cafe-file-owner.ts";
import { toSavedName } from "../files/file-desk.ts";
import { isModerator } from "../session/find-role.ts";
import { requireAllowed } from "../yard/yard-failures.ts";
import { filesOnTheWay } from "./cafe-failures.ts";

/** What a teacher put into a post: the copies that are to lie beside it, under names of the server. */
export interface PostFiles {
  readonly copies: readonly { readonly from: FileRow; readonly to: FileRow }[];
  readonly files: readonly PostFile[];
}

/**
 * Chooses what a teacher put into a post out of her own files. Copies get names that nobody outside could choose: a
 * device's own id may stand in somebody else's post. Refuses while one has not reached the server whole.
 */
export async function choosePostFiles(
  queries: Queries,
  of: {
    readonly postId: string;
    readonly userId: string;
    readonly ids: readonly string[];
    readonly now: number;
  },
): Promise<PostFiles> {
  const { ids, now } = of;
  if (ids.length === 0) return { copies: [], files: [] };
  const own = await queries
    .selectFrom("files")
    .selectAll()
    .where("owner_id", "=", of.userId)
    .where("id", "in", ids)
    .where("state", "=", "ready")
    .execute();
  const ordered = ids.flatMap((id) => own.filter((file) => file.id === id));
  if (ordered.length !== new Set(ids).size) throw filesOnTheWay();
  const copies = ordered.map((from) => ({
    from,
    to: {
      ...from,
      owner_id: CAFE_FILE_OWNER,
      id: createUuidV7(now),
      scope: toPostScope(of.postId),
      created_at: now,
      touched_at: now,
      unused_since: null,
      uploaded_by: null,
    },
  }));
  const files = copies.map(({ to }) => toPostFile(to));
  const refused = checkPostFiles(
    files.map(({ name, isPicture }, at) => {
      return { name, isPicture, ending: ordered[at]?.extension ?? "" };
    }),
  );
  if (refused) requireAllowed(refused, postFilesMessages);
  return { copies, files };
}

/** Within the transaction that writes the post. */
export async function insertPostFiles(queries: Queries, { copies }: PostFiles): Promise<void> {
  const rows = copies.map(({ to }) => to);
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

/** Of the files of a post these stay. */
export async function keepFiles(
  queries: Queries,
  id: string,
  kept: readonly string[],
): Promise<void> {
  await changePostFiles(queries, id, (files) => files.filter((file) => kept.includes(file.id)));
  await removePostFiles(queries, id, kept);
}

/** What stands in a post, in its order. */
export function readPostFiles({ files }: Pick<CafePostRow, "files">): readonly PostFile[] {
  return JSON.parse(files) as readonly PostFile[]; // ours
}

/** Changes what stands in a post, within its transaction: nobody else changes it meanwhile. */
export async function changePostFiles(
  queries: Queries,
  postId: string,
  change: (files: readonly PostFile[]) => readonly PostFile[],
): Promise<void> {
  const of = queries.updateTable("cafe_posts").where("id", "=", postId);
  const held = await of
    .set((eb) => ({ files: eb.ref("files") }))
    .returning("files")
    .executeTakeFirstOrThrow();
  await of.set({ files: JSON.stringify(change(readPostFiles(held))) }).execute();
}

/**
 * A file of a post that this teacher may read; undefined where there is none. What waits, or is hidden, the author and
 * the moderators read all the same.
 */
export async function findPostFile(
  queries: Queries,
  asked: { readonly postId: string; readonly id: string; readonly userId: string },
): Promise<FileRow | undefined> {
  const post = await queries
    .selectFrom("cafe_posts")
    .select(["state", "author_id", "files"])
    .where("id", "=", asked.postId)
    .executeTakeFirst();
  const file = post && readPostFiles(post).find(({ id }) => id === asked.id);
  if (!file) return undefined;
  const isRead = post.state === "shown" && file.isHidden !== true;
  if (!isRead && post.author_id !== asked.userId && !(await isModerator(queries, asked.userId)))
    return undefined;
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
