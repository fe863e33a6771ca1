import { checkComment } from "@damim/domain/cafe/check-post.ts";
import { hasLink } from "@damim/domain/cafe/text-marks.ts";
import type { CafeCommentRow } from "../db/cafe-tables.ts";
import type { Queries } from "../db/schema.ts";
import { malformed } from "../http/parse-body.ts";
import { idTaken, newcomerLink, notThere, refusedPost, underReview } from "./cafe-failures.ts";
import { lockCounter, takeSeq } from "./counters.ts";
import { findIsNewcomer, requireWriter, type CafeUser } from "./members.ts";
import { touchCase } from "./moderation-cases.ts";
import { indexPost } from "./post-words.ts";
import type { WordIndex } from "./word-index.ts";
import { findPost } from "./write-posts.ts";

export interface SentComment {
  readonly id: string;
  readonly postId: string;
  /** The comment that it answers; it has none itself. */
  readonly parent: string | null;
  readonly body: string;
}

interface Writing {
  readonly user: CafeUser;
  readonly index: WordIndex;
  readonly now: number;
}

/** Once: the same id again is the comment that is there, and not new. */
export async function writeComment(
  queries: Queries,
  { user, index, now }: Writing,
  sent: SentComment,
): Promise<boolean> {
  const body = readText(sent.body);
  await lockCounter(queries, "comments");
  const known = await findComment(queries, sent.id);
  if (known?.author_id === user.id) return false;
  if (known) throw idTaken();
  const post = await findPost(queries, sent.postId);
  if (!post || (post.state !== "shown" && post.state !== "gone")) throw notThere();
  await requireWriter(queries, user, now);
  if (hasLink(body) && (await findIsNewcomer(queries, user.id, now))) throw newcomerLink();
  if (sent.parent !== null) {
    const parent = await findComment(queries, sent.parent);
    if (parent?.post_id !== post.id || parent.parent_id !== null) throw malformed("parent");
  }
  const row: CafeCommentRow = {
    id: sent.id,
    seq: await takeSeq(queries, "comments"),
    post_id: post.id,
    parent_id: sent.parent,
    author_id: user.id,
    body,
    state: "shown",
    created_at: now,
    edited_at: null,
  };
  await queries.insertInto("cafe_comments").values(row).execute();
  await settleComments(queries, index, post.id);
  return true;
}

export async function editComment(
  queries: Queries,
  { user, index, now }: Writing,
  { id, body: typed }: { readonly id: string; readonly body: string },
): Promise<void> {
  const body = readText(typed);
  const comment = await requireOwnComment(queries, id, user.id);
  if (comment.state !== "shown") throw underReview();
  await requireWriter(queries, user, now);
  if (hasLink(body) && (await findIsNewcomer(queries, user.id, now))) throw newcomerLink();
  await queries
    .updateTable("cafe_comments")
    .set({ body, edited_at: now })
    .where("id", "=", id)
    .execute();
  await touchCase(queries, { thing: "comment", id });
  await settleComments(queries, index, comment.post_id);
}

export async function removeComment(
  queries: Queries,
  { user, index }: Pick<Writing, "user" | "index">,
  id: string,
): Promise<void> {
  const comment = await requireOwnComment(queries, id, user.id);
  await emptyComment(queries, id);
  await touchCase(queries, { thing: "comment", id });
  await settleComments(queries, index, comment.post_id);
}

export async function emptyComment(queries: Queries, id: string): Promise<void> {
  await queries
    .updateTable("cafe_comments")
    .set({ body: "", state: "gone" })
    .where("id", "=", id)
    .execute();
}

export function findComment(queries: Queries, id: string): Promise<CafeCommentRow | undefined> {
  return queries.selectFrom("cafe_comments").selectAll().where("id", "=", id).executeTakeFirst();
}

/** How many comments a post shows, and what is found of it. */
export async function settleComments(
  queries: Queries,
  index: WordIndex,
  postId: string,
): Promise<void> {
  const { count } = await queries
    .selectFrom("cafe_comments")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("post_id", "=", postId)
    .where("state", "=", "shown")
    .executeTakeFirstOrThrow();
  await queries
    .updateTable("cafe_posts")
    .set({ comments: Number(count) })
    .where("id", "=", postId)
    .execute();
  await indexPost(queries, index, postId);
}

function readText(typed: string): string {
  const checked = checkComment(typed);
  if (!checked.ok) throw refusedPost(checked.refusal);
  return checked.value;
}

async function requireOwnComment(
  queries: Queries,
  id: string,
  userId: string,
): Promise<CafeCommentRow> {
  const comment = await findComment(queries, id);
  if (!comment || comment.author_id !== userId || comment.state === "gone") throw notThere();
  return comment;
}
