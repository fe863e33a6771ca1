import type { ServerDeps } from "../base/server-deps.ts";
import { withCopies } from "../files/file-bytes.ts";
import type { Writing } from "../yard/thing-parts.ts";
import { choosePostFiles, insertPostFiles } from "./post-files.ts";
import { posts, type PostParts } from "./posts.ts";

/** Takes a post with copies of its files. Nothing is copied before every check has passed; the transaction asks once more. */
export async function takePost(
  { database: { queries, tx }, files }: Pick<ServerDeps, "database" | "files">,
  writing: Writing,
  { files: ids, ...sent }: PostParts & { readonly id: string; readonly files: readonly string[] },
): Promise<void> {
  if (ids.length > 0 && !(await tx((within) => posts.admit(within, writing, sent)))) return;
  const of = { postId: sent.id, userId: writing.user.id, ids, now: writing.now };
  const chosen = await choosePostFiles(queries, of);
  const write = () =>
    tx(async (within) => {
      const row = { files: JSON.stringify(chosen.files) };
      const isNew = await posts.write(within, writing, sent, row);
      if (isNew) await insertPostFiles(within, chosen);
      return isNew;
    });
  await withCopies(files, chosen.copies, write, (isNew) => isNew);
}
