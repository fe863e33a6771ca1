import { checkComment, postMessages } from "@damim/domain/cafe/check-post.ts";
import { hasLink } from "@damim/domain/cafe/text-marks.ts";
import { sql } from "kysely";
import type { CafeCommentRow } from "../db/cafe-tables.ts";
import type { Queries } from "../db/schema.ts";
import { malformed } from "../http/parse-body.ts";
import { findIsNewcomer } from "../yard/members.ts";
import { createSharedThing } from "../yard/shared-thing.ts";
import { notThere, requireAllowed } from "../yard/yard-failures.ts";
import { idTaken, newcomerLink, underReview } from "./cafe-failures.ts";
import { posts } from "./posts.ts";

interface CommentText {
  readonly body: string;
  /** Of a new one: where it stands. */
  readonly under?: {
    readonly postId: string;
    /** The comment that it answers; that one answers none. */
    readonly parent: string | null;
  };
}

/** What teachers say under a post. A newcomer's link is refused: nobody waits for a comment. */
export const comments = createSharedThing<CafeCommentRow, CommentText>({
  thing: "comment",
  table: "cafe_comments",
  counter: "comments",
  failures: { unknown: notThere, idTaken, underReview },
  read: ({ body, under }) => ({
    body: requireAllowed(checkComment(body), postMessages),
    ...(under && { post_id: under.postId, parent_id: under.parent }),
  }),
  first: { edited_at: null },
  blank: { body: "" },
  async admit(
    queries,
    { user, now, next: { body = "", post_id: postId = "", parent_id: parent = null }, before },
  ) {
    const post = await posts.find(queries, before?.post_id ?? postId);
    if (!before && post?.state !== "shown" && post?.state !== "gone") throw notThere();
    if (hasLink(body) && (await findIsNewcomer(queries, user.id, now))) throw newcomerLink();
    if (parent !== null) await requireParent(queries, parent, postId);
    return "shown";
  },
  /** How many its post shows, and what is found of that. */
  async settle(queries, { post_id: id }) {
    await sql`update cafe_posts set comments = (select count(*) from cafe_comments
      where post_id = ${id} and state = 'shown') where id = ${id}`.execute(queries);
    const post = await posts.find(queries, id);
    if (post) await posts.settle(queries, post);
  },
  async say(queries, { post_id: postId, body }) {
    const post = await posts.find(queries, postId);
    return { postId, body, title: post?.title ?? "" };
  },
});

async function requireParent(queries: Queries, id: string, postId: string): Promise<void> {
  const parent = await queries
    .selectFrom("cafe_comments")
    .select(["post_id", "parent_id"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (parent?.post_id !== postId || parent.parent_id !== null) throw malformed("parent");
}
