import { ideaState } from "@damim/domain/idea/idea-state.ts";
import type { Queries } from "../db/schema.ts";

/** Counts and state of an idea as its votes and tries say now. */
export async function settleIdea(queries: Queries, id: string): Promise<void> {
  const { votes } = await queries
    .selectFrom("idea_votes")
    .select(({ fn }) => fn.countAll<number | string>().as("votes"))
    .where("idea_id", "=", id)
    .executeTakeFirstOrThrow();
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
    .set({ votes: Number(votes), tries: tries.length, progress })
    .where("id", "=", id)
    .execute();
}
