import { toAccessedPlace } from "@damim/domain/access-check/accessed-place.ts";
import { listStudentsOfRow } from "@damim/domain/registry/student-of-row.ts";
import type { ScopeReply, ScopeRequest } from "@damim/sync/protocol.ts";
import type { Accessed, AccessAct } from "../http/access.ts";

/**
 * What one round of sync read and wrote, added up by scope and kind: subject 「2026 attendanceMark」. Of what was sent that
 * alone was written which was taken.
 *
 * @param answered each scope that was asked for, with its answer
 */
export function listAccessed(
  answered: readonly (readonly [asked: ScopeRequest, reply: ScopeReply])[],
): readonly Accessed[] {
  const sums = new Map<string, AccessSum>();
  const add = (act: AccessAct, scope: string, row: TouchedRow): void => {
    const subject = `${toAccessedPlace(scope)} ${row.kind}`;
    const key = `${act} ${subject}`;
    const sum = sums.get(key) ?? { act, subject, count: 0, people: [] };
    sum.count += 1;
    sum.people.push(...listStudentsOfRow({ kind: row.kind, id: row.id, fields: row.data }));
    sums.set(key, sum);
  };
  for (const [{ scope, ops }, { results, rows }] of answered) {
    // One result for each op, in their order.
    for (const [at, { kind, id, set }] of ops.entries()) {
      const isTaken = results[at] && !results[at].refusal;
      if (isTaken) add("write", scope, { kind, id, data: set });
    }
    for (const [kind, id, data] of rows) add("read", scope, { kind, id, data });
  }
  return [...sums.values()];
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
