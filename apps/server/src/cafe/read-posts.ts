import type {
  CafeComment,
  CafeListReply,
  CafePost,
  CafePostLine,
  CafePostReply,
} from "@damim/domain/cafe/cafe-replies.ts";
import type { PostFile } from "@damim/domain/cafe/post-files.ts";
import { findSentence, readSearch } from "@damim/domain/cafe/search-words.ts";
import { sql, type RawBuilder } from "kysely";
import type { CafePostRow } from "../db/cafe-tables.ts";
import type { Queries } from "../db/schema.ts";
import { notThere } from "./cafe-failures.ts";
import { isModerator } from "../session/find-role.ts";
import { readPostFiles } from "./post-files.ts";
import type { WordIndex } from "./word-index.ts";

const PAGE = 30;
const COMMENTS_PAGE = 200;
const MOST_NEWS = 99;
const ALL = Number.MAX_SAFE_INTEGER;

export interface ListAsked {
  readonly userId: string;
  /** Absent: all boards. */
  readonly board?: string | undefined;
  /** Posts older than this sequence; absent: the newest. */
  readonly before?: number | undefined;
  /** What is searched; absent or blank: everything. */
  readonly q?: string | undefined;
}

/** A page of posts, newest first: by sequence, never by how many came before. */
export async function listPosts(
  queries: Queries,
  index: WordIndex,
  { userId, board, before = ALL, q = "" }: ListAsked,
): Promise<CafeListReply> {
  const words = readSearch(q);
  const filter = isSeen(userId, board);
  const limit = PAGE + 1;
  const seqs =
    words !== undefined
      ? await index.search(queries, { words, before, filter, limit })
      : (
          await sql<{ seq: number }>`
            select p.seq from cafe_posts as p
            where p.seq < ${before} and ${filter} order by p.seq desc limit ${limit}`.execute(
            queries,
          )
        ).rows.map(({ seq }) => seq);
  const page = seqs.slice(0, PAGE);
  const rows =
    page.length === 0 ? [] : await selectPosts(queries).where("seq", "in", page).execute();
  const posts = rows
    .toSorted((a, b) => b.seq - a.seq)
    .map((row): CafePostLine => {
      const found =
        words !== undefined
          ? findSentence([row.body, ...readTags(row)].join("\n"), words)
          : undefined;
      return { ...toLine(row, userId), ...(found ? { found } : {}) };
    });
  return { posts, hasMore: seqs.length > PAGE };
}

/** How many posts came after a sequence; at most 99. */
export async function countNews(
  queries: Queries,
  { userId, board, after }: Pick<ListAsked, "userId" | "board"> & { readonly after: number },
): Promise<number> {
  const { rows } = await sql<{ seq: number }>`
    select p.seq from cafe_posts as p
    where p.seq > ${after} and p.state = 'shown' and ${isSeen(userId, board)}
    order by p.seq desc limit ${MOST_NEWS}`.execute(queries);
  return rows.length;
}

/** Of `p`: shown to everybody but whoever does not want to see its author; what waits or is hidden, to its author. */
function isSeen(userId: string, board: string | undefined): RawBuilder<unknown> {
  return sql`(p.state = 'shown' or (p.author_id = ${userId} and p.state in ('waiting', 'hidden')))
    and (p.author_id is null or p.author_id not in
      (select blocked_id from blocks where user_id = ${userId}))
    ${board === undefined ? sql`` : sql`and p.board = ${board}`}`;
}

type PostWithName = CafePostRow & { readonly nickname: string | null };

function selectPosts(queries: Queries) {
  return queries
    .selectFrom("cafe_posts")
    .leftJoin("cafe_members", "cafe_members.user_id", "cafe_posts.author_id")
    .selectAll("cafe_posts")
    .select("cafe_members.nickname");
}

function toLine(row: PostWithName, userId: string): CafePostLine {
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

function readTags({ tags }: Pick<CafePostRow, "tags">): readonly string[] {
  return JSON.parse(tags) as readonly string[]; // ours
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
  const row = await selectPosts(queries).where("cafe_posts.id", "=", id).executeTakeFirst();
  if (!row || (row.state === "waiting" && row.author_id !== userId)) throw notThere();
  const isRead = row.state === "shown" || row.author_id === userId;
  const heart = await queries
    .selectFrom("cafe_hearts")
    .select("post_id")
    .where("post_id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  const post: CafePost = {
    ...toLine(row, userId),
    title: isRead ? row.title : "",
    body: isRead ? row.body : "",
    tags: isRead ? readTags(row) : [],
    files: isRead ? await listSeenFiles(queries, row, userId) : [],
    editedAt: row.edited_at,
    isHearted: heart !== undefined,
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
