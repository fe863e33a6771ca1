import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { checkTryNote, ideaMessages } from "@damim/domain/idea/check-idea.ts";
import type { ShownTry } from "@damim/domain/idea/idea-replies.ts";
import { ideaState } from "@damim/domain/idea/idea-state.ts";
import type { Queries } from "../db/schema.ts";
import { requireNotStopped } from "../yard/members.ts";
import { requireAllowed } from "../yard/yard-failures.ts";
import { ideas, votes } from "./ideas.ts";

const MOST_TRIES = 200;

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
  const note = requireAllowed(checkTryNote(said.note), ideaMessages);
  await ideas.holdShown(queries, id);
  await requireNotStopped(queries, userId, now);
  const words = { again: isAgain ? 1 : 0, note };
  await queries
    .insertInto("idea_tries")
    .values({ idea_id: id, user_id: userId, tried_on: toSeoulDay(now), ...words })
    .onConflict((conflict) =>
      conflict.columns(["idea_id", "user_id", "tried_on"]).doUpdateSet(words),
    )
    .execute();
  await settleTries(queries, id);
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
  await settleTries(queries, id);
}

/** At the end of an account its votes and tries go; its ideas stay as 「떠난 선생님」. */
export async function leaveIdeas(queries: Queries, userId: string): Promise<void> {
  await votes.leave(queries, userId);
  const rows = await queries
    .deleteFrom("idea_tries")
    .where("user_id", "=", userId)
    .returning("idea_id")
    .execute();
  for (const id of new Set(rows.map((row) => row.idea_id))) await settleTries(queries, id);
}

/** Count and state of an idea as its tries say now. */
async function settleTries(queries: Queries, id: string): Promise<void> {
  const tries = await queries
    .selectFrom("idea_tries")
    .select(["user_id", "again"])
    .where("idea_id", "=", id)
    .execute();
  const progress = ideaState(
    tries.map(({ user_id: teacher, again }) => ({ teacher, isAgain: again === 1 })),
  );
  await queries
    .updateTable("ideas")
    .set({ tries: tries.length, progress })
    .where("id", "=", id)
    .execute();
}

/** What was said of an idea, newest first; without the words of whom a teacher does not want to read. */
export async function listTries(
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
