import { createHash } from "node:crypto";
import { parseScope } from "@damim/domain/school-year/scope.ts";
import type { Queries } from "../db/schema.ts";

/**
 * One text for everything of a teacher: rows with the stamp of each value, deletions, former values and
 * who wrote them. Without what belongs to the account it stands in: owner, sequences, when it heard of it.
 */
export async function hashState(queries: Queries, uid: string): Promise<string> {
  const lines: string[] = [];
  for (const row of await queries.selectFrom("rows").selectAll().execute()) {
    const place = toPlace(row.scope, uid);
    if (!place) continue;
    const [data, stamps] = [JSON.parse(row.data), JSON.parse(row.stamps)] as const;
    lines.push(toLine({ place, kind: row.kind, id: row.id, data, stamps }));
  }
  for (const { scope, ...value } of await queries.selectFrom("history").selectAll().execute()) {
    const place = toPlace(scope, uid);
    if (place) lines.push(toLine({ place, ...value }));
  }
  for (const { scope, tag, device_name } of await queries
    .selectFrom("writers")
    .selectAll()
    .execute()) {
    const place = toPlace(scope, uid);
    if (place) lines.push(toLine({ place, tag, device_name }));
  }
  return createHash("sha256").update(lines.sort().join("\n")).digest("hex");
}

function toPlace(scope: string, uid: string): string | undefined {
  const parsed = parseScope(scope);
  if (parsed?.uid !== uid) return undefined;
  return parsed.type === "profile" ? "profile" : String(parsed.year);
}

/** JSON with the names of every object in order. */
function toLine(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
