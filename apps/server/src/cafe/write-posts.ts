import { checkPost, type PostText } from "@damim/domain/cafe/check-post.ts";
import { decideNewcomerPost } from "@damim/domain/cafe/report-reason.ts";
import { hasLink } from "@damim/domain/cafe/text-marks.ts";
import type { CafePostRow } from "../db/cafe-tables.ts";
import type { Queries } from "../db/schema.ts";
import {
  boardClosed,
  idTaken,
  newcomerLimit,
  notThere,
  refusedPost,
  underReview,
} from "./cafe-failures.ts";
import { lockCounter, takeSeq } from "./counters.ts";
import { findIsNewcomer, requireWriter, type CafeUser } from "./members.ts";
import { openCase, touchCase } from "./moderation-cases.ts";
import { indexPost } from "./post-words.ts";
import { changePostFiles, insertPostFiles, removePostFiles, type PostFiles } from "./post-files.ts";
import type { WordIndex } from "./word-index.ts";

/** A post as it comes from a device. */
export interface SentPost extends PostText {
  readonly board: string;
}

interface Writing {
  readonly user: CafeUser;
  readonly index: WordIndex;
  readonly now: number;
}

/** What a post would be; undefined: it is there already. Refuses what may not be posted. */
export async function admitPost(
  queries: Queries,
  { user, now }: Pick<Writing, "user" | "now">,
  { id, board, ...typed }: SentPost & { readonly id: string },
): Promise<{ readonly text: PostText; readonly state: "shown" | "waiting" } | undefined> {
  const text = readText(typed);
  await lockCounter(queries, "posts");
  const known = await findPost(queries, id);
  if (known?.author_id === user.id) return undefined;
  if (known) throw idTaken();
  await requireWriter(queries, user, now);
  await requireBoard(queries, board);
  return { text, state: await findFirstState(queries, { userId: user.id, text, now }) };
}

/**
 * Posts once: the same id again is the post that is there, and not new. A newcomer's third post of a day is refused,
 * one with a link waits for a moderator.
 */
export async function writePost(
  queries: Queries,
  { user, index, now, files }: Writing & { readonly files: PostFiles },
  sent: SentPost & { readonly id: string },
): Promise<boolean> {
  const admitted = await admitPost(queries, { user, now }, sent);
  if (!admitted) return false;
  const { text, state } = admitted;
  const row: CafePostRow = {
    ...toColumns(text),
    files: JSON.stringify(files.files),
    id: sent.id,
    seq: await takeSeq(queries, "posts"),
    board: sent.board,
    author_id: user.id,
    state,
    hearts: 0,
    comments: 0,
    created_at: now,
    edited_at: null,
  };
  await queries.insertInto("cafe_posts").values(row).execute();
  await insertPostFiles(queries, files);
  if (state === "waiting") await openCase(queries, toThing(row), { why: "waiting", now });
  await indexPost(queries, index, row.id);
  return true;
}

/** Changes an own post, openly. `kept` are those of its files that stay; absent: all. */
export async function editPost(
  queries: Queries,
  { user, index, now }: Writing,
  {
    id,
    board,
    kept,
    ...typed
  }: SentPost & { readonly id: string; readonly kept?: readonly string[] | undefined },
): Promise<void> {
  const text = readText(typed);
  const post = await requireOwnPost(queries, id, user.id);
  if (post.state !== "shown") throw underReview();
  await requireWriter(queries, user, now);
  if (board !== post.board) await requireBoard(queries, board);
  if (kept) await keepFiles(queries, id, kept);
  const isLinkNew = hasLink(text.body) && !hasLink(post.body);
  // A link that comes later waits like one that was there from the beginning.
  const waits = isLinkNew && (await findIsNewcomer(queries, user.id, now));
  await queries
    .updateTable("cafe_posts")
    .set({ ...toColumns(text), board, edited_at: now, ...(waits ? { state: "waiting" } : {}) })
    .where("id", "=", id)
    .execute();
  if (waits) await openCase(queries, toThing({ ...post, ...text }), { why: "waiting", now });
  else await touchCase(queries, { thing: "post", id });
  await indexPost(queries, index, id);
}

/** Empties an own post at once; what others wrote under it stays. */
export async function removePost(
  queries: Queries,
  { user, index }: Pick<Writing, "user" | "index">,
  id: string,
): Promise<void> {
  const post = await requireOwnPost(queries, id, user.id);
  await emptyPost(queries, post.id);
  await touchCase(queries, { thing: "post", id });
  await indexPost(queries, index, id);
}

async function keepFiles(queries: Queries, id: string, kept: readonly string[]): Promise<void> {
  await changePostFiles(queries, id, (files) => files.filter((file) => kept.includes(file.id)));
  await removePostFiles(queries, id, kept);
}

/** Title, text, tags and files of a post are gone for good. */
export async function emptyPost(queries: Queries, id: string): Promise<void> {
  await queries
    .updateTable("cafe_posts")
    .set({ title: "", body: "", tags: "[]", files: "[]", state: "gone" })
    .where("id", "=", id)
    .execute();
  await removePostFiles(queries, id);
}

export async function setHeart(
  queries: Queries,
  { id, userId, isOn }: { readonly id: string; readonly userId: string; readonly isOn: boolean },
): Promise<void> {
  const post = await findPost(queries, id);
  if (post?.state !== "shown") throw notThere();
  const heart = { post_id: id, user_id: userId };
  if (isOn)
    await queries
      .insertInto("cafe_hearts")
      .values(heart)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await queries
      .deleteFrom("cafe_hearts")
      .where("post_id", "=", id)
      .where("user_id", "=", userId)
      .execute();
  const { count } = await queries
    .selectFrom("cafe_hearts")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("post_id", "=", id)
    .executeTakeFirstOrThrow();
  await queries
    .updateTable("cafe_posts")
    .set({ hearts: Number(count) })
    .where("id", "=", id)
    .execute();
}

export function findPost(queries: Queries, id: string): Promise<CafePostRow | undefined> {
  return queries.selectFrom("cafe_posts").selectAll().where("id", "=", id).executeTakeFirst();
}

function toThing({ id, title, body }: Pick<CafePostRow, "id" | "title" | "body">) {
  return { thing: "post", id, postId: id, title, body } as const;
}

function readText(typed: PostText): PostText {
  const checked = checkPost(typed);
  if (!checked.ok) throw refusedPost(checked.refusal);
  return checked.value;
}

function toColumns({ title, body, tags }: PostText) {
  return { title, body, tags: JSON.stringify(tags) };
}

async function requireOwnPost(queries: Queries, id: string, userId: string): Promise<CafePostRow> {
  const post = await findPost(queries, id);
  if (!post || post.author_id !== userId || post.state === "gone") throw notThere();
  return post;
}

async function requireBoard(queries: Queries, id: string): Promise<void> {
  const board = await queries
    .selectFrom("cafe_boards")
    .select("id")
    .where("id", "=", id)
    .where("closed", "=", 0)
    .executeTakeFirst();
  if (!board) throw boardClosed();
}

async function findFirstState(
  queries: Queries,
  { userId, text, now }: { readonly userId: string; readonly text: PostText; readonly now: number },
): Promise<"shown" | "waiting"> {
  if (!(await findIsNewcomer(queries, userId, now))) return "shown";
  const { count } = await queries
    .selectFrom("cafe_posts")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("author_id", "=", userId)
    .executeTakeFirstOrThrow();
  const decided = decideNewcomerPost({ postsBefore: Number(count), hasLink: hasLink(text.body) });
  if (decided === "refused") throw newcomerLimit();
  return decided;
}
