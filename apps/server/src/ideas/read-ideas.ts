import type {
  Idea,
  IdeaLine,
  IdeaListReply,
  IdeaReply,
  ShownTry,
  SimilarReply,
} from "@damim/domain/idea/idea-replies.ts";
import type { IdeaState } from "@damim/domain/idea/idea-state.ts";
import { rankSimilar, toSimilarWords } from "@damim/domain/idea/rank-similar.ts";
import { sql, type RawBuilder } from "kysely";
import type { WordIndex } from "../cafe/word-index.ts";
import type { IdeaRow } from "../db/idea-tables.ts";
import type { Queries } from "../db/schema.ts";
import { noSuchIdea } from "./idea-failures.ts";

const PAGE = 30;
const MOST_TRIES = 200;
/** Of each word that a typed title has. */
const MOST_CANDIDATES = 30;
const ALL = Number.MAX_SAFE_INTEGER;

export interface IdeasAsked {
  readonly userId: string;
  /** Older than this sequence; absent: the newest. */
  readonly before?: number | undefined;
  readonly state?: IdeaState | undefined;
  /** One digit; ideas for every grade come too. */
  readonly grade?: string | undefined;
  readonly subject?: string | undefined;
}

/** A page of ideas, newest first. */
export async function listIdeas(
  queries: Queries,
  { userId, before = ALL, state, grade, subject }: IdeasAsked,
): Promise<IdeaListReply> {
  const { rows } = await sql<IdeaRow>`
    select p.* from ideas as p where p.seq < ${before} and ${isSeen(userId)}
      ${state === undefined ? sql`` : sql`and p.progress = ${state}`}
      ${subject === undefined ? sql`` : sql`and p.subject = ${subject}`}
      ${grade === undefined ? sql`` : sql`and (p.grades = '' or p.grades like ${`%${grade}%`})`}
    order by p.seq desc limit ${PAGE + 1}`.execute(queries);
  return {
    ideas: rows.slice(0, PAGE).map((row) => toLine(row, userId)),
    hasMore: rows.length > PAGE,
  };
}

/** Ideas whose titles are like one that is being typed: three at most. */
export async function listSimilar(
  queries: Queries,
  index: WordIndex,
  { userId, title }: { readonly userId: string; readonly title: string },
): Promise<SimilarReply> {
  const seqs = new Set<number>();
  for (const word of toSimilarWords(title)) {
    const asked = { words: [word], before: ALL, filter: isSeen(userId), limit: MOST_CANDIDATES };
    for (const seq of await index.search(queries, asked)) seqs.add(Number(seq));
  }
  if (seqs.size === 0) return { ideas: [] };
  const rows = await queries
    .selectFrom("ideas")
    .select(["id", "title", "progress as state"])
    .where("seq", "in", [...seqs])
    .orderBy("seq", "desc")
    .execute();
  return { ideas: rankSimilar(title, rows) };
}

/** One idea with what was said of it. */
export async function readIdea(
  queries: Queries,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<IdeaReply> {
  const row = await queries
    .selectFrom("ideas")
    .leftJoin("cafe_members", "cafe_members.user_id", "ideas.author_id")
    .selectAll("ideas")
    .select("cafe_members.nickname")
    .where("ideas.id", "=", id)
    .executeTakeFirst();
  const isRead = row?.state === "shown" || (row?.state === "hidden" && row.author_id === userId);
  if (!row || !isRead) throw noSuchIdea();
  const vote = await queries
    .selectFrom("idea_votes")
    .select("idea_id")
    .where("idea_id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  const idea: Idea = {
    ...toLine(row, userId),
    materials: readList(row.materials),
    steps: readList(row.steps),
    nickname: row.nickname,
    createdAt: row.created_at,
    editedAt: row.edited_at,
    isVoted: vote !== undefined,
  };
  return { idea, tries: await listTries(queries, id, userId) };
}

async function listTries(
  queries: Queries,
  id: string,
  userId: string,
): Promise<readonly ShownTry[]> {
  const rows = await queries
    .selectFrom("idea_tries")
    .leftJoin("blocks", (join) =>
      join.onRef("blocks.blocked_id", "=", "idea_tries.user_id").on("blocks.user_id", "=", userId),
    )
    .select(["idea_tries.user_id", "tried_on", "again", "note", "blocks.blocked_id"])
    .where("idea_id", "=", id)
    .orderBy("tried_on", "desc")
    .orderBy("idea_tries.user_id")
    .limit(MOST_TRIES)
    .execute();
  // Nobody gets another teacher's uid: within an idea a number tells them apart.
  const teachers = [...new Set(rows.map((row) => row.user_id))];
  return rows.map((row) => ({
    teacher: String(teachers.indexOf(row.user_id) + 1),
    isAgain: row.again === 1,
    note: row.blocked_id === null ? row.note : "",
    on: row.tried_on,
    isOwn: row.user_id === userId,
  }));
}

/** Of `p`: shown to everybody but whoever does not want to see its author; what is hidden, to its author. */
function isSeen(userId: string): RawBuilder<unknown> {
  return sql`(p.state = 'shown' or (p.author_id = ${userId} and p.state = 'hidden'))
    and (p.author_id is null or p.author_id not in
      (select blocked_id from blocks where user_id = ${userId}))`;
}

function toLine(row: IdeaRow, userId: string): IdeaLine {
  return {
    id: row.id,
    seq: Number(row.seq),
    title: row.title,
    subject: row.subject,
    grades: row.grades,
    minutes: row.minutes,
    state: row.progress,
    votes: row.votes,
    tries: row.tries,
    isOwn: row.author_id === userId,
    isHidden: row.state === "hidden",
  };
}

function readList(json: string): readonly string[] {
  return JSON.parse(json) as readonly string[]; // ours
}
