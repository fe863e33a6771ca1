import type {
  CafeComment,
  CafeListReply,
  CafePost,
  CafePostLine,
  CafePostReply,
} from "@damim/domain/cafe/cafe-replies.ts";
import type { PostFile } from "@damim/domain/cafe/post-files.ts";
import { findSentence, readSearch } from "@damim/domain/cafe/search-words.ts";
import { sql } from "kysely";
import type { CafePostRow } from "../db/cafe-tables.ts";
import type { Queries } from "../db/schema.ts";
import { isModerator } from "../session/find-role.ts";
import { isSeen } from "../yard/read-thing.ts";
import type { Named } from "../yard/thing-parts.ts";
import { notThere } from "../yard/yard-failures.ts";
import { readPostFiles } from "./post-files.ts";
import { hearts, posts, readTags } from "./posts.ts";

const COMMENTS_PAGE = 200;
const MOST_NEWS = 99;

export interface PostsAsked {
  readonly userId: string;
  /** Absent: all boards. */
  readonly board?: string | undefined;
  /** Posts older than this sequence; absent: the newest. */
  readonly before?: number | undefined;
  /** What is searched; absent or blank: everything. */
  readonly q?: string | undefined;
}

/** A page of posts, with the sentence that was found. */
export async function listPosts(
  queries: Queries,
  { userId, board, before, q = "" }: PostsAsked,
): Promise<CafeListReply> {
  const words = readSearch(q);
  const { rows, hasMore } = await posts.list(queries, {
    userId,
    before,
    words,
    filters: ofBoard(board),
  });
  return {
    hasMore,
    posts: rows.map((row) => {
      const text = [row.body, ...readTags(row)].join("\n");
      const found = words && findSentence(text, words);
      return { ...toLine(row, userId), ...(found ? { found } : {}) };
    }),
  };
}

/** How many posts came after a sequence; at most 99. */
export async function countNews(
  queries: Queries,
  { userId, board, after }: Pick<PostsAsked, "userId" | "board"> & { readonly after: number },
): Promise<number> {
  const { rows } = await sql<{ seq: number }>`
    select p.seq from cafe_posts as p
    where p.seq > ${after} and p.state = 'shown' and ${isSeen(userId, ofBoard(board))}
    order by p.seq desc limit ${MOST_NEWS}`.execute(queries);
  return rows.length;
}

function ofBoard(board: string | undefined) {
  return [board !== undefined && sql`p.board = ${board}`];
}

function toLine(row: Named<CafePostRow>, userId: string): CafePostLine {
  return {
    id: row.id,
    seq: row.seq,
    board: row.board,
    title: row.title,
    nickname: row.nickname,
    isOwn: row.author_id === userId,
    state: row.state,
    hearts: row.hearts,
    comments: row.comments,
    createdAt: row.created_at,
  };
}

/** One post with its comments; without words for others while it is not shown. */
export async function readPost(
  queries: Queries,
  {
    id,
    userId,
    after = 0,
  }: { readonly id: string; readonly userId: string; readonly after?: number },
): Promise<CafePostReply> {
  const row = await posts.findNamed(queries, id);
  if (!row || (row.state === "waiting" && row.author_id !== userId)) throw notThere();
  const isRead = row.state === "shown" || row.author_id === userId;
  const post: CafePost = {
    ...toLine(row, userId),
    title: isRead ? row.title : "",
    body: isRead ? row.body : "",
    tags: isRead ? readTags(row) : [],
    files: isRead ? await listSeenFiles(queries, row, userId) : [],
    editedAt: row.edited_at,
    isHearted: await hearts.has(queries, id, userId),
  };
  const isHidden = row.state === "hidden" && row.author_id !== userId;
  const comments = isHidden ? [] : await readComments(queries, { id, userId, after });
  return {
    post,
    comments: comments.slice(0, COMMENTS_PAGE),
    hasMore: comments.length > COMMENTS_PAGE,
  };
}

/** Others read a post without the pictures that were hidden. */
async function listSeenFiles(
  queries: Queries,
  row: CafePostRow,
  userId: string,
): Promise<readonly PostFile[]> {
  const files = readPostFiles(row);
  const shown = files.filter((file) => file.isHidden !== true);
  if (shown.length === files.length || row.author_id === userId) return files;
  return (await isModerator(queries, userId)) ? files : shown;
}

async function readComments(
  queries: Queries,
  { id, userId, after }: { readonly id: string; readonly userId: string; readonly after: number },
): Promise<readonly CafeComment[]> {
  const rows = await queries
    .selectFrom("cafe_comments")
    .leftJoin("cafe_members", "cafe_members.user_id", "cafe_comments.author_id")
    .leftJoin("blocks", (join) =>
      join
        .onRef("blocks.blocked_id", "=", "cafe_comments.author_id")
        .on("blocks.user_id", "=", userId),
    )
    .selectAll("cafe_comments")
    .select(["cafe_members.nickname", "blocks.blocked_id"])
    .where("post_id", "=", id)
    .where("seq", ">", after)
    .orderBy("seq")
    .limit(COMMENTS_PAGE + 1)
    .execute();
  return rows.map((row): CafeComment => {
    const isOwn = row.author_id === userId;
    const isBlocked = row.blocked_id !== null;
    const isRead = !isBlocked && (row.state === "shown" || isOwn);
    return {
      id: row.id,
      seq: row.seq,
      parent: row.parent_id,
      body: isRead ? row.body : "",
      nickname: isBlocked ? null : row.nickname,
      isOwn,
      isBlocked,
      state: row.state,
      createdAt: row.created_at,
      editedAt: row.edited_at,
    };
  });
}
