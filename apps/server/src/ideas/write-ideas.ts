import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { decideNewcomerPost } from "@damim/domain/cafe/report-reason.ts";
import { checkIdea, checkTryNote, type IdeaText } from "@damim/domain/idea/check-idea.ts";
import { newcomerLimit } from "../cafe/cafe-failures.ts";
import { lockCounter, takeSeq } from "../cafe/counters.ts";
import {
  findIsNewcomer,
  findMember,
  rename,
  requireNotStopped,
  requireWriter,
  type CafeUser,
} from "../cafe/members.ts";
import { touchCase } from "../cafe/moderation-cases.ts";
import type { WordIndex } from "../cafe/word-index.ts";
import type { IdeaRow } from "../db/idea-tables.ts";
import type { Queries } from "../db/schema.ts";
import { emptyIdea } from "./leave-ideas.ts";
import { settleIdea } from "./settle-idea.ts";
import { ideaIdTaken, ideaUnderReview, noSuchIdea, refusedIdea } from "./idea-failures.ts";

interface Writing {
  readonly user: CafeUser;
  readonly index: WordIndex;
  readonly now: number;
}

export interface SentIdea extends IdeaText {
  readonly id: string;
  /** Chosen with the first word in 쌤마당; not asked where there is one already. */
  readonly nickname?: string | undefined;
}

/** Shares an idea once: the same id again is the idea that is there. */
export async function writeIdea(
  queries: Queries,
  { user, index, now }: Writing,
  { id, nickname, ...typed }: SentIdea,
): Promise<void> {
  const text = readText(typed);
  await lockCounter(queries, "ideas");
  const known = await findIdea(queries, id);
  if (known?.author_id === user.id) return;
  if (known) throw ideaIdTaken();
  if (nickname !== undefined && !(await findMember(queries, user.id))?.nickname)
    await rename(queries, user, { typed: nickname, now });
  await requireWriter(queries, user, now);
  await requireRoom(queries, user.id, now);
  const row: IdeaRow = {
    ...toColumns(text),
    id,
    seq: await takeSeq(queries, "ideas"),
    author_id: user.id,
    state: "shown",
    votes: 0,
    tries: 0,
    progress: "new",
    created_at: now,
    edited_at: null,
  };
  await queries.insertInto("ideas").values(row).execute();
  await index.put(queries, row.seq, row.title);
}

/** Changes an own idea, openly. */
export async function editIdea(
  queries: Queries,
  { user, index, now }: Writing,
  { id, ...typed }: IdeaText & { readonly id: string },
): Promise<void> {
  const text = readText(typed);
  const idea = await requireOwn(queries, id, user.id);
  if (idea.state !== "shown") throw ideaUnderReview();
  await requireWriter(queries, user, now);
  await queries
    .updateTable("ideas")
    .set({ ...toColumns(text), edited_at: now })
    .where("id", "=", id)
    .execute();
  await index.put(queries, idea.seq, text.title);
  await touchCase(queries, { thing: "idea", id });
}

/** Takes an own idea back: no word of it stays, nor of what was said of it. */
export async function removeIdea(
  queries: Queries,
  { user, index }: Pick<Writing, "user" | "index">,
  id: string,
): Promise<void> {
  await emptyIdea(queries, index, await requireOwn(queries, id, user.id));
  await touchCase(queries, { thing: "idea", id });
}

/** 「해보고 싶어요」: one of each teacher, taken back by a second tap. */
export async function setVote(
  queries: Queries,
  {
    id,
    userId,
    isOn,
    now,
  }: {
    readonly id: string;
    readonly userId: string;
    readonly isOn: boolean;
    readonly now: number;
  },
): Promise<void> {
  await requireShown(queries, id);
  await requireNotStopped(queries, userId, now);
  const vote = { idea_id: id, user_id: userId };
  if (isOn)
    await queries
      .insertInto("idea_votes")
      .values(vote)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await queries
      .deleteFrom("idea_votes")
      .where("idea_id", "=", id)
      .where("user_id", "=", userId)
      .execute();
  await settleIdea(queries, id);
}

/** 「해봤어요」: one of each teacher a day; once more on that day takes the place of what was said. */
export async function keepTry(
  queries: Queries,
  said: {
    readonly id: string;
    readonly userId: string;
    readonly isAgain: boolean;
    readonly note: string;
    readonly now: number;
  },
): Promise<void> {
  const { id, userId, isAgain, now } = said;
  const note = checkTryNote(said.note);
  if (!note.ok) throw refusedIdea(note.refusal);
  await requireShown(queries, id);
  await requireNotStopped(queries, userId, now);
  const words = { again: isAgain ? 1 : 0, note: note.value };
  await queries
    .insertInto("idea_tries")
    .values({ idea_id: id, user_id: userId, tried_on: toSeoulDay(now), ...words })
    .onConflict((conflict) =>
      conflict.columns(["idea_id", "user_id", "tried_on"]).doUpdateSet(words),
    )
    .execute();
  await settleIdea(queries, id);
}

/** Takes back what a teacher said on a day. */
export async function removeTry(
  queries: Queries,
  { id, userId, on }: { readonly id: string; readonly userId: string; readonly on: string },
): Promise<void> {
  await queries
    .deleteFrom("idea_tries")
    .where("idea_id", "=", id)
    .where("user_id", "=", userId)
    .where("tried_on", "=", on)
    .execute();
  await settleIdea(queries, id);
}

function findIdea(queries: Queries, id: string): Promise<IdeaRow | undefined> {
  return queries.selectFrom("ideas").selectAll().where("id", "=", id).executeTakeFirst();
}

async function requireOwn(queries: Queries, id: string, userId: string): Promise<IdeaRow> {
  const idea = await findIdea(queries, id);
  if (!idea || idea.author_id !== userId || idea.state === "gone") throw noSuchIdea();
  return idea;
}

/** Holds the idea until the transaction ends, so that counts are of all votes and tries. */
async function requireShown(queries: Queries, id: string): Promise<void> {
  const held = await queries
    .updateTable("ideas")
    .set((eb) => ({ votes: eb.ref("votes") }))
    .where("id", "=", id)
    .where("state", "=", "shown")
    .returning("id")
    .executeTakeFirst();
  if (!held) throw noSuchIdea();
}

/** A newcomer shares two ideas a day, as with posts. */
async function requireRoom(queries: Queries, userId: string, now: number): Promise<void> {
  if (!(await findIsNewcomer(queries, userId, now))) return;
  const { count } = await queries
    .selectFrom("ideas")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("author_id", "=", userId)
    .executeTakeFirstOrThrow();
  if (decideNewcomerPost({ postsBefore: Number(count), hasLink: false }) === "refused")
    throw newcomerLimit();
}

function readText(typed: IdeaText): IdeaText {
  const checked = checkIdea(typed);
  if (!checked.ok) throw refusedIdea(checked.refusal);
  return checked.value;
}

function toColumns({ title, subject, grades, minutes, materials, steps }: IdeaText) {
  return {
    title,
    subject,
    grades,
    minutes,
    materials: JSON.stringify(materials),
    steps: JSON.stringify(steps),
  };
}
