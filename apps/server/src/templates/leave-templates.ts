import { createWordIndex, type WordIndex } from "../cafe/word-index.ts";
import type { Database } from "../db/open-database.ts";
import type { Queries } from "../db/schema.ts";
import type { TemplateRow } from "../db/template-tables.ts";

/** At the end of an account: its templates stay as 「떠난 선생님」, its uses are counted no more. */
export async function leaveTemplates(queries: Queries, userId: string): Promise<void> {
  const used = await queries
    .deleteFrom("template_uses")
    .where("user_id", "=", userId)
    .returning("template_id")
    .execute();
  for (const { template_id: id } of used) await settleUses(queries, id);
}

/** 「쌤마당 글도 지우기」: no word of somebody's templates stays. */
export async function eraseTemplates(
  queries: Queries,
  kind: Database["kind"],
  userId: string,
): Promise<void> {
  const index = createWordIndex(kind, "templates");
  const rows = await queries
    .selectFrom("templates")
    .select(["id", "seq"])
    .where("author_id", "=", userId)
    .execute();
  for (const row of rows) await emptyTemplate(queries, index, row);
}

/** Removed by a moderator: no word of it stays. */
export async function removeReportedTemplate(
  queries: Queries,
  kind: Database["kind"],
  id: string,
): Promise<void> {
  const row = await queries
    .selectFrom("templates")
    .select(["id", "seq"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (row) await emptyTemplate(queries, createWordIndex(kind, "templates"), row);
}

/** No word of a template stays in the gallery. */
export async function emptyTemplate(
  queries: Queries,
  index: WordIndex,
  { id, seq }: Pick<TemplateRow, "id" | "seq">,
): Promise<void> {
  await index.remove(queries, seq);
  await queries.deleteFrom("template_uses").where("template_id", "=", id).execute();
  await queries
    .updateTable("templates")
    .set({ title: "", tags: "[]", file: "", state: "gone", uses: 0 })
    .where("id", "=", id)
    .execute();
}

/** How many teachers took it, as its uses say now. */
export async function settleUses(queries: Queries, id: string): Promise<void> {
  const { uses } = await queries
    .selectFrom("template_uses")
    .select(({ fn }) => fn.countAll<number | string>().as("uses"))
    .where("template_id", "=", id)
    .executeTakeFirstOrThrow();
  await queries
    .updateTable("templates")
    .set({ uses: Number(uses) })
    .where("id", "=", id)
    .execute();
}
