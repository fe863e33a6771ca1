import type { Database } from "../db/open-database.ts";
import type { Queries } from "../db/schema.ts";
import { indexPost } from "./post-words.ts";
import { createWordIndex } from "./word-index.ts";
import { emptyComment, settleComments } from "./write-comments.ts";
import { emptyPost } from "./write-posts.ts";

/** 「쌤마당 글도 지우기」: what somebody wrote is emptied; what others wrote under it stays. */
export async function eraseAuthor(
  queries: Queries,
  kind: Database["kind"],
  uid: string,
): Promise<void> {
  const index = createWordIndex(kind);
  const comments = await queries
    .selectFrom("cafe_comments")
    .select(["id", "post_id"])
    .where("author_id", "=", uid)
    .execute();
  for (const { id } of comments) await emptyComment(queries, id);
  for (const postId of new Set(comments.map(({ post_id }) => post_id)))
    await settleComments(queries, index, postId);
  const posts = await queries
    .selectFrom("cafe_posts")
    .select("id")
    .where("author_id", "=", uid)
    .execute();
  for (const { id } of posts) {
    await emptyPost(queries, id);
    await indexPost(queries, index, id);
  }
}
