import type { AuditReply } from "@damim/domain/admin/admin-reply.ts";
import { auditWords, type AuditAct } from "@damim/domain/admin/audit.ts";
import type { Queries } from "../db/schema.ts";

const LINES_A_PAGE = 50;

/** The newest lines before one of them, 50 a page; `uid`: about this teacher alone. */
export async function listAuditLines(
  queries: Queries,
  { before, uid }: { readonly before?: string | undefined; readonly uid?: string },
): Promise<readonly AuditReply[]> {
  let asking = queries.selectFrom("audit").selectAll().orderBy("id", "desc").limit(LINES_A_PAGE);
  if (before) asking = asking.where("id", "<", before);
  if (uid) asking = asking.where("target_id", "=", uid);
  const lines = await asking.execute();
  const ids = [...new Set(lines.flatMap((line) => [line.actor_id, line.target_id]))];
  const names =
    ids.length === 0
      ? []
      : await queries.selectFrom("users").select(["id", "name"]).where("id", "in", ids).execute();
  const nameById = new Map(names.map(({ id, name }) => [id, name]));
  return lines.filter(isKnown).map((line) => ({
    id: line.id,
    at: line.at,
    actor: nameById.get(line.actor_id) ?? "",
    act: line.act,
    target: nameById.get(line.target_id) ?? line.target_id,
    reason: line.reason,
    before: line.before,
    after: line.after,
  }));
}

/** A line that a newer version wrote is not shown. */
function isKnown<Line extends { readonly act: string }>(
  line: Line,
): line is Line & { readonly act: AuditAct } {
  return Object.hasOwn(auditWords, line.act);
}
