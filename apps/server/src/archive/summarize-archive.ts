import type { ArchivedScope } from "@damim/domain/archive/archive-layout.ts";
import { recordSheets } from "@damim/domain/registry/checked-kinds.ts";
import type { Queries } from "../db/schema.ts";
import { listTeacherFiles } from "../files/teacher-files.ts";
import { listOwnScopes } from "./read-scope-rows.ts";

export interface ScopeSummary {
  readonly scope: ArchivedScope;
  /** Living records by sheet, in the order of the tabs, then 「그 밖의 기록」 and 「파일」. */
  readonly counts: readonly {
    readonly name: string;
    readonly kind: string;
    readonly count: number;
  }[];
  readonly deletedCount: number;
  readonly formerValueCount: number;
}

/** What an archive would have in it, counted. */
export async function summarizeArchive(
  queries: Queries,
  uid: string,
): Promise<{ readonly scopes: readonly ScopeSummary[] }> {
  const scopes: ScopeSummary[] = [];
  const filesByScope = Map.groupBy(await listTeacherFiles(queries, uid), (file) => file.scope);
  for (const { scope, archived } of await listOwnScopes(queries, uid)) {
    const rows = await queries
      .selectFrom("rows")
      .select(["kind", (select) => select.fn.countAll<number>().as("all")])
      .select((select) => select.fn.count<number>("dead_at").as("dead"))
      .where("scope", "=", scope)
      .groupBy("kind")
      .execute();
    const history = await queries
      .selectFrom("history")
      .select((select) => select.fn.countAll<number>().as("all"))
      .where("scope", "=", scope)
      .executeTakeFirst();
    const living = new Map(rows.map((row) => [row.kind, Number(row.all) - Number(row.dead)]));
    const counts = recordSheets.map(({ kind, name }) => {
      const count = living.get(kind) ?? 0;
      living.delete(kind);
      return { name, kind, count };
    });
    const others = [...living.values()].reduce((sum, count) => sum + count, 0);
    scopes.push({
      scope: archived,
      counts: [
        ...counts,
        { name: "그 밖의 기록", kind: "others", count: others },
        { name: "파일", kind: "files", count: filesByScope.get(scope)?.length ?? 0 },
      ].filter(({ count }) => count > 0),
      deletedCount: rows.reduce((sum, row) => sum + Number(row.dead), 0),
      formerValueCount: Number(history?.all ?? 0),
    });
  }
  return { scopes };
}
