import { HELP_BOARD } from "@damim/domain/cafe/boards.ts";
import { helpReplyKind } from "@damim/domain/cafe/help-reply.ts";
import { profileScope } from "@damim/domain/school-year/scope.ts";
import type { Queries } from "../db/schema.ts";
import type { WriteScope } from "../sync/scope-writer.ts";

/** Tells who asked in 도움방 that there is an answer, on all her devices; nobody of whom she does not want to read. */
export async function tellHelped(
  { queries, writeScope }: { readonly queries: Queries; readonly writeScope: WriteScope },
  answer: { readonly postId: string; readonly by: string; readonly now: number },
): Promise<void> {
  const post = await queries
    .selectFrom("cafe_posts")
    .select(["board", "title", "author_id"])
    .where("id", "=", answer.postId)
    .where("state", "=", "shown")
    .executeTakeFirst();
  if (post?.board !== HELP_BOARD || post.author_id === null || post.author_id === answer.by) return;
  const { author_id: asker, title } = post;
  const blocked = await queries
    .selectFrom("blocks")
    .select("blocked_id")
    .where("user_id", "=", asker)
    .where("blocked_id", "=", answer.by)
    .executeTakeFirst();
  if (blocked) return;
  await writeScope(profileScope(asker), async (draft) => {
    const before = await draft.find(helpReplyKind.name, answer.postId);
    const count = typeof before?.["count"] === "number" ? before["count"] + 1 : 1;
    await draft.write(helpReplyKind.name, answer.postId, { title, count, at: answer.now });
  });
}
