import { createWordIndex } from "../cafe/word-index.ts";
import type { Database } from "../db/open-database.ts";

/** Makes what is searched of all ideas anew, in one transaction. How many there are. */
export async function indexAllIdeas({ kind, tx }: Pick<Database, "kind" | "tx">): Promise<number> {
  const index = createWordIndex(kind, "ideas");
  return tx(async (queries) => {
    const ideas = await queries.selectFrom("ideas").select(["seq", "title", "state"]).execute();
    for (const { seq, title, state } of ideas) {
      if (state === "gone") await index.remove(queries, seq);
      else await index.put(queries, seq, title);
    }
    return ideas.length;
  });
}
