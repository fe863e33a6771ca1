import { createWordIndex, type WordIndex } from "../cafe/word-index.ts";
import type { IdeaRow } from "../db/idea-tables.ts";
import type { Database } from "../db/open-database.ts";
import type { Queries } from "../db/schema.ts";
import { settleIdea } from "./settle-idea.ts";

/** At the end of an account: its ideas stay as 「떠난 선생님」, its votes and tries go. */
export async function leaveIdeas(queries: Queries, userId: string): Promise<void> {
  const ids = new Set<string>();
  for (const table of ["idea_votes", "idea_tries"] as const) {
    const rows = await queries
      .deleteFrom(table)
      .where("user_id", "=", userId)
      .returning("idea_id")
      .execute();
    for (const row of rows) ids.add(row.idea_id);
  }
  for (const id of ids) await settleIdea(queries, id);
}

/** 「쌤마당 글도 지우기」: no word of somebody's ideas stays. */
export async function eraseIdeas(
  queries: Queries,
  kind: Database["kind"],
  userId: string,
): Promise<void> {
  const index = createWordIndex(kind, "ideas");
  const ideas = await queries
    .selectFrom("ideas")
    .select(["id", "seq"])
    .where("author_id", "=", userId)
    .execute();
  for (const idea of ideas) await emptyIdea(queries, index, idea);
}

/** Removed by a moderator: no word of it stays. */
export async function removeReportedIdea(
  queries: Queries,
  kind: Database["kind"],
  id: string,
): Promise<void> {
  const idea = await queries
    .selectFrom("ideas")
    .select(["id", "seq"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (idea) await emptyIdea(queries, createWordIndex(kind, "ideas"), idea);
}

/** No word of an idea stays, nor of what was said of it. */
export async function emptyIdea(
  queries: Queries,
  index: WordIndex,
  { id, seq }: Pick<IdeaRow, "id" | "seq">,
): Promise<void> {
  await index.remove(queries, seq);
  await queries.deleteFrom("idea_votes").where("idea_id", "=", id).execute();
  await queries.deleteFrom("idea_tries").where("idea_id", "=", id).execute();
  await queries
    .updateTable("ideas")
    .set({ title: "", materials: "[]", steps: "[]", state: "gone", votes: 0, tries: 0 })
    .where("id", "=", id)
    .execute();
}
