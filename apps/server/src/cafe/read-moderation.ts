import {
  thingLabels,
  type CafeLetter,
  type ModerationCase,
  type ModerationDecision,
  type ModerationReply,
  type ThingName,
} from "@damim/domain/cafe/cafe-replies.ts";
import { moderationActLabels, type DecidedAct } from "@damim/domain/cafe/report-reason.ts";
import type { ModerationCaseRow } from "../db/cafe-tables.ts";
import type { Queries } from "../db/schema.ts";
import { listOpenReports } from "../yard/cases.ts";
import { findMember } from "../yard/members.ts";
import type { Things } from "./moderation.ts";

const MOST_OPEN = 50;
const MOST_DECIDED = 20;
const MOST_LETTERS = 50;

/** What waits for a moderator, the oldest first, and what was decided of late. */
export async function readCases(
  queries: Queries,
  things: Things,
  userId: string,
): Promise<ModerationReply> {
  const select = (isOpen: 0 | 1) =>
    queries.selectFrom("moderation_cases").selectAll().where("is_open", "=", isOpen);
  const open = await select(1).orderBy("opened_at").limit(MOST_OPEN).execute();
  const decided = await select(0).orderBy("opened_at", "desc").limit(MOST_DECIDED).execute();
  const read = async (rows: readonly ModerationCaseRow[]): Promise<readonly ModerationCase[]> => {
    const cases: ModerationCase[] = [];
    for (const row of rows) cases.push(await readCase(queries, things, userId, row));
    return cases;
  };
  return { open: await read(open), decided: await read(decided) };
}

async function readCase(
  queries: Queries,
  things: Things,
  userId: string,
  row: ModerationCaseRow,
): Promise<ModerationCase> {
  const of = { thing: row.thing, id: row.thing_id };
  const found = await things[of.thing].look(queries, of.id);
  const author = found?.authorId ? await findMember(queries, found.authorId) : undefined;
  const decisions = await queries
    .selectFrom("moderation_decisions")
    .leftJoin("cafe_members", "cafe_members.user_id", "moderation_decisions.moderator_id")
    .selectAll("moderation_decisions")
    .select("cafe_members.nickname")
    .where("thing", "=", row.thing)
    .where("thing_id", "=", row.thing_id)
    .orderBy("decided_at", "desc")
    .execute();
  const reports = await listOpenReports(queries, of);
  return {
    ...of,
    version: row.version,
    why: row.why,
    post: row.post_id,
    title: row.title,
    body: row.body,
    files: found?.files ?? [],
    nickname: author?.nickname ?? null,
    state: found?.state ?? "gone",
    isOwn: found?.authorId === userId,
    openedAt: row.opened_at,
    reports: reports.map(({ reason, note, created_at: at }) => ({ reason, note, at })),
    decisions: decisions.map((decision): ModerationDecision => ({
      id: decision.id,
      act: decision.act,
      sentence: decision.sentence,
      nickname: decision.nickname,
      at: decision.decided_at,
      isUndone: decision.undone_at !== null,
    })),
    appeal: row.why === "appeal" ? (decisions.find((each) => each.appeal)?.appeal ?? null) : null,
  };
}

/** Answers to a teacher's reports, and what was decided about her own things, newest first. */
export async function readLetters(
  queries: Queries,
  userId: string,
): Promise<readonly CafeLetter[]> {
  const member = await findMember(queries, userId);
  const readAt = member?.letters_read_at ?? 0;
  const answers = await queries
    .selectFrom("reports")
    .innerJoin("moderation_cases", (join) =>
      join
        .onRef("moderation_cases.thing", "=", "reports.thing")
        .onRef("moderation_cases.thing_id", "=", "reports.thing_id"),
    )
    .select(["reports.id", "reports.answer", "reports.answered_at", "reports.post_id"])
    .select(["reports.thing", "moderation_cases.title"])
    .where("reporter_id", "=", userId)
    .where("answer", "is not", null)
    .orderBy("answered_at", "desc")
    .limit(MOST_LETTERS)
    .execute();
  const decisions = await queries
    .selectFrom("moderation_decisions")
    .innerJoin("moderation_cases", (join) =>
      join
        .onRef("moderation_cases.thing", "=", "moderation_decisions.thing")
        .onRef("moderation_cases.thing_id", "=", "moderation_decisions.thing_id"),
    )
    .selectAll("moderation_decisions")
    .select("moderation_cases.title")
    .where("moderation_decisions.author_id", "=", userId)
    .orderBy("decided_at", "desc")
    .limit(MOST_LETTERS)
    .execute();
  return [
    ...answers.map(({ id, answer, answered_at: at, post_id: post, thing, title }): CafeLetter => ({
      id,
      thing,
      type: "answer",
      words: answer ?? "",
      at: at ?? 0,
      isRead: (at ?? 0) <= readAt,
      post,
      title,
      canAppeal: false,
      appeal: null,
    })),
    ...decisions
      // That nothing was done is no news to whoever wrote it.
      .filter(({ act, before }) => act !== "keep" || before !== "shown")
      .map((decision): CafeLetter => {
        const at = decision.undone_at ?? decision.decided_at;
        const isFinal = decision.act === "keep" || decision.act === "remove";
        return {
          id: decision.id,
          type: "decision",
          words: toAuthorWords(decision),
          at,
          isRead: at <= readAt,
          thing: decision.thing,
          post: decision.post_id,
          title: decision.title,
          canAppeal: !isFinal && decision.undone_at === null && decision.appeal === null,
          appeal: decision.appeal,
        };
      }),
  ].toSorted((a, b) => b.at - a.at);
}

function toAuthorWords(decision: {
  readonly thing: ThingName;
  readonly act: DecidedAct;
  readonly sentence: string;
  readonly undone_at: number | null;
}): string {
  const what = thingLabels[decision.thing];
  if (decision.act === "hidePicture") {
    const said = decision.undone_at === null ? "사진 한 장이 가려졌어요." : "사진이 다시 보여요.";
    return [`글에 있는 ${said}`, decision.undone_at === null ? decision.sentence : ""]
      .filter(Boolean)
      .join(" ");
  }
  if (decision.undone_at !== null) return `${what}이 다시 보여요.`;
  const said =
    decision.act === "keep"
      ? `${what}을 살펴봤어요. 이제 보여요.`
      : decision.act === "remove"
        ? `${what}이 지워졌어요.`
        : decision.act === "hide"
          ? `${what}이 가려졌어요.`
          : `${what}이 가려졌어요. ${moderationActLabels[decision.act].replace("글쓰기 멈춤 ", "")} 동안 글쓰기가 멈춰요.`;
  return [said, decision.sentence].filter(Boolean).join(" ");
}

export async function countUnread(queries: Queries, userId: string): Promise<number> {
  const letters = await readLetters(queries, userId);
  return letters.filter(({ isRead }) => !isRead).length;
}
