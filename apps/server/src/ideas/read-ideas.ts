import type {
  IdeaLine,
  IdeaListReply,
  IdeaReply,
  SimilarReply,
} from "@damim/domain/idea/idea-replies.ts";
import type { IdeaState } from "@damim/domain/idea/idea-state.ts";
import { rankSimilar, toSimilarWords } from "@damim/domain/idea/rank-similar.ts";
import { sql } from "kysely";
import type { IdeaRow } from "../db/idea-tables.ts";
import type { Queries } from "../db/schema.ts";
import { isSeen } from "../yard/read-thing.ts";
import { searchWords } from "../yard/word-index.ts";
import { ideas, readLines, votes } from "./ideas.ts";
import { listTries } from "./tries.ts";

/** Of each word that a typed title has. */
const MOST_CANDIDATES = 30;

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
  { userId, before, state, grade, subject }: IdeasAsked,
): Promise<IdeaListReply> {
  const filters = [
    state !== undefined && sql`p.progress = ${state}`,
    subject !== undefined && sql`p.subject = ${subject}`,
    grade !== undefined && sql`(p.grades = '' or p.grades like ${`%${grade}%`})`,
  ];
  const { rows, hasMore } = await ideas.list(queries, { userId, before, filters });
  return { ideas: rows.map((row) => toLine(row, userId)), hasMore };
}

/** Ideas whose titles are like one that is being typed: three at most. */
export async function listSimilar(
  queries: Queries,
  { userId, title }: { readonly userId: string; readonly title: string },
): Promise<SimilarReply> {
  const seqs = new Set<number>();
  const asked = { before: Number.MAX_SAFE_INTEGER, filter: isSeen(userId), limit: MOST_CANDIDATES };
  for (const word of toSimilarWords(title))
    for (const seq of await searchWords(queries, "ideas", { ...asked, words: [word] }))
      seqs.add(seq);
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
  of: { readonly id: string; readonly userId: string },
): Promise<IdeaReply> {
  const { id, userId } = of;
  const row = await ideas.read(queries, of);
  const idea = {
    ...toLine(row, userId),
    materials: readLines(row.materials),
    steps: readLines(row.steps),
    nickname: row.nickname,
    createdAt: row.created_at,
    editedAt: row.edited_at,
    isVoted: await votes.has(queries, id, userId),
  };
  return { idea, tries: await listTries(queries, id, userId) };
}

function toLine(row: IdeaRow, userId: string): IdeaLine {
  return {
    id: row.id,
    seq: row.seq,
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
