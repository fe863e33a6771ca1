import { parseScope } from "@damim/domain/school-year/scope.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import type { Policy } from "@damim/sync/server/policy.ts";

/** What the policy has to know about whoever pushes or pulls. */
export interface Actor {
  readonly uid: string;
}

/** The kinds that outlive a school year; all others belong to one. */
const PROFILE_KINDS: ReadonlySet<string> = new Set([schoolYearKind.name]);

/**
 * A teacher reads and writes the scopes `t/{own id}/…` and nothing else. Whatever is not said here
 * is denied: scopes of others, scope ids we do not know, a kind in a scope where it has no place.
 */
export const teacherPolicy: Policy<Actor> = {
  canRead: (actor, scope) => parseScope(scope)?.uid === actor.uid,
  canWrite(actor, op) {
    const scope = parseScope(op.scope);
    if (scope?.uid !== actor.uid) return { type: "denied", detail: "not-yours" };
    const belongsToProfile = PROFILE_KINDS.has(op.kind);
    if (belongsToProfile !== (scope.type === "profile")) {
      return { type: "denied", detail: "wrong-scope" };
    }
    return undefined;
  },
};
