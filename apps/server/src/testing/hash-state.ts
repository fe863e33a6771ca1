import { createHash } from "node:crypto";
import { listOwnScopes } from "../archive/read-scope-rows.ts";
import type { Queries } from "../db/schema.ts";

/**
 * One text for everything of a teacher: rows with the stamp of each value, deletions, former values and
 * who wrote them. Without what belongs to the account it stands in: owner, sequences, when it heard of it.
 *
 * @param without the kind that a server makes anew for itself
 */
export async function hashState(queries: Queries, uid: string, without = ""): Promise<string> {
  const scopes = (await listOwnScopes(queries, uid)).map(({ scope }) => scope);
  if (scopes.length === 0) return "";
  const lines: string[] = [];
  const rows = queries
    .selectFrom("rows")
    .selectAll()
    .where("scope", "in", scopes)
    .where("kind", "!=", without);
  for (const row of await rows.execute()) {
    const [data, stamps] = [JSON.parse(row.data), JSON.parse(row.stamps)] as const;
    lines.push(toLine({ place: toPlace(row.scope), kind: row.kind, id: row.id, data, stamps }));
  }
  const history = queries
    .selectFrom("history")
    .selectAll()
    .where("scope", "in", scopes)
    .where("kind", "!=", without);
  for (const { scope, ...value } of await history.execute()) {
    lines.push(toLine({ place: toPlace(scope), ...value }));
  }
  const writers = queries.selectFrom("writers").selectAll().where("scope", "in", scopes);
  for (const { scope, tag, device_name } of await writers.execute()) {
    lines.push(toLine({ place: toPlace(scope), tag, device_name }));
  }
  return createHash("sha256").update(lines.sort().join("\n")).digest("hex");
}

/** A scope without its owner. */
function toPlace(scope: string): string {
  return scope.slice(scope.lastIndexOf("/") + 1);
}

/** JSON with the names of every object in order. */
function toLine(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
