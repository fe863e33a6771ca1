import type { Queries } from "../db/schema.ts";
import type { WordIndex } from "./word-index.ts";

const MOST_COMMENTS = 200;

/**
 * Brings what is searched of a post up to what stands there: title, tags, text and the first comments. What is not
 * shown is not found. In the transaction that changed it.
 */
export async function indexPost(queries: Queries, index: WordIndex, id: string): Promise<void> {
  const post = await queries
    .selectFrom("cafe_posts")
    .select(["seq", "title", "body", "tags", "state"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!post) return;
  if (post.state !== "shown") return index.remove(queries, post.seq);
  const comments = await queries
    .selectFrom("cafe_comments")
    .select("body")
    .where("post_id", "=", id)
    .where("state", "=", "shown")
    .orderBy("seq")
    .limit(MOST_COMMENTS)
    .execute();
  const tags = JSON.parse(post.tags) as readonly string[]; // ours
  await index.put(
    queries,
    post.seq,
    [post.title, ...tags, post.body, ...comments.map(({ body }) => body)].join("\n"),
  );
}

/** Makes the words of all posts anew, a few at a time. How many there were. */
export async function indexAllPosts(
  {
    tx,
    queries,
  }: {
    readonly tx: <T>(work: (queries: Queries) => Promise<T>) => Promise<T>;
    readonly queries: Queries;
  },
  index: WordIndex,
): Promise<number> {
  const PAGE = 200;
  let [from, count] = [0, 0];
  for (;;) {
    const posts = await queries
      .selectFrom("cafe_posts")
      .select(["id", "seq"])
      .where("seq", ">", from)
      .orderBy("seq")
      .limit(PAGE)
      .execute();
    if (posts.length === 0) return count;
    await tx(async (within) => {
      for (const { id } of posts) await indexPost(within, index, id);
    });
    count += posts.length;
    from = posts.at(-1)?.seq ?? from;
  }
}
