import { readTemplate } from "@damim/domain/templates/template-file.ts";
import { createWordIndex } from "../cafe/word-index.ts";
import type { Database } from "../db/open-database.ts";
import type { TemplateRow } from "../db/template-tables.ts";

/** What is searched of a template: its card, its kind, and what it shows before it is taken. */
export function toTemplateWords({
  title,
  tags,
  file,
}: Pick<TemplateRow, "title" | "tags" | "file">): string {
  const read = readTemplate(file);
  const inside = read.ok ? [read.value.label, ...read.value.shared] : [];
  return [title, ...(JSON.parse(tags) as readonly string[]), ...inside].join("\n"); // ours
}

/** Makes what is searched of all templates anew, in one transaction. How many there are. */
export async function indexAllTemplates({
  kind,
  tx,
}: Pick<Database, "kind" | "tx">): Promise<number> {
  const index = createWordIndex(kind, "templates");
  return tx(async (queries) => {
    const rows = await queries
      .selectFrom("templates")
      .select(["seq", "title", "tags", "file", "state"])
      .execute();
    for (const row of rows) {
      if (row.state === "gone") await index.remove(queries, row.seq);
      else await index.put(queries, row.seq, toTemplateWords(row));
    }
    return rows.length;
  });
}
