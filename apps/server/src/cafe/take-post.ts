import type { ServerDeps } from "../base/server-deps.ts";
import type { Queries } from "../db/schema.ts";
import { withCopies } from "../files/file-bytes.ts";
import type { CafeUser } from "./members.ts";
import { choosePostFiles } from "./post-files.ts";
import type { WordIndex } from "./word-index.ts";
import { admitPost, writePost, type SentPost } from "./write-posts.ts";

/** Takes a post with copies of its files. Nothing is copied before every check has passed; the transaction asks once more. */
export async function takePost(
  {
    database: { queries, tx },
    files,
    index,
  }: Pick<ServerDeps, "database" | "files"> & { readonly index: WordIndex },
  {
    user,
    now,
    ids,
  }: { readonly user: CafeUser; readonly now: number; readonly ids: readonly string[] },
  sent: SentPost & { readonly id: string },
): Promise<void> {
  const hasFiles = ids.length > 0;
  if (hasFiles && !(await tx((within) => admitPost(within, { user, now }, sent)))) return;
  const chosen = await choosePostFiles(queries, { postId: sent.id, userId: user.id, ids, now });
  const write = (within: Queries) => writePost(within, { user, index, now, files: chosen }, sent);
  await withCopies(
    files,
    chosen.copies,
    () => tx(write),
    (isNew) => isNew,
  );
}
