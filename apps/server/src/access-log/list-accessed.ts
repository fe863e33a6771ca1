import { isClubUid } from "@damim/domain/club/club-role.ts";
import { listStudentsOfRow } from "@damim/domain/registry/student-of-row.ts";
import { parseScope } from "@damim/domain/school-year/scope.ts";
import type { ScopeReply, ScopeRequest } from "@damim/sync/protocol.ts";
import type { Accessed, AccessAct } from "../http/access.ts";

/**
 * What one round of sync read and wrote, added up by scope and kind: subject 「2026 attendanceMark」.
 */
export function listAccessed(
  asked: readonly ScopeRequest[],
  replies: readonly ScopeReply[],
): readonly Accessed[] {
  const sums = new Map<string, AccessSum>();
  const add = (act: AccessAct, scope: string, row: TouchedRow): void => {
    const subject = `${toPlace(scope)} ${row.kind}`;
    const key = `${act} ${subject}`;
    const sum = sums.get(key) ?? { act, subject, count: 0, people: [] };
    sum.count += 1;
    sum.people.push(...listStudentsOfRow({ kind: row.kind, id: row.id, fields: row.data }));
    sums.set(key, sum);
  };
  for (const { scope, ops } of asked) {
    for (const { kind, id, set } of ops) add("write", scope, { kind, id, data: set });
  }
  for (const { scope, rows } of replies) {
    for (const [kind, id, data] of rows) add("read", scope, { kind, id, data });
  }
  return [...sums.values()];
}

/** "2026"; of a club with its uid: 「c_019a… 2026」. */
function toPlace(scope: string): string {
  const uid = parseScope(scope)?.uid ?? "";
  const last = scope.slice(scope.lastIndexOf("/") + 1);
  return isClubUid(uid) ? `${uid} ${last}` : last;
}

interface TouchedRow {
  readonly kind: string;
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>> | null;
}

interface AccessSum {
  readonly act: AccessAct;
  readonly subject: string;
  count: number;
  readonly people: string[];
}
