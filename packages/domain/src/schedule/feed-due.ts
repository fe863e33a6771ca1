import type { Check } from "../check/check.ts";
import type { Consult } from "../consult/consult.ts";
import { listPromises } from "../consult/promises.ts";
import type { RosterStudent } from "../student/student.ts";
import type { FeedEvent } from "./calendar-feed.ts";
import type { Revision } from "./feed-events.ts";

interface DueRows {
  readonly checks: ReadonlyMap<string, Check>;
  readonly consults: ReadonlyMap<string, Consult>;
  readonly students: readonly Pick<RosterStudent, "id" | "number">[];
}

/**
 * 「마감」 of a feed: what is to be handed in, and days to call again, as whole days. Of a consultation only whom by number:
 * what was promised stays at home.
 */
export function toFeedDue(
  { checks, consults, students }: DueRows,
  revise: (kind: "check" | "consult", id: string) => Revision,
): readonly FeedEvent[] {
  const numbers = new Map(students.map(({ id, number }) => [id, `${number}번`]));
  const ofChecks = [...checks].flatMap(([id, { title, dueOn, closedOn }]): readonly FeedEvent[] =>
    dueOn && !closedOn
      ? [{ uid: `check~${id}`, title: `낼 것: ${title}`, day: dueOn, ...revise("check", id) }]
      : [],
  );
  const ofPromises = listPromises(consults).flatMap(
    ({ id, dueOn, studentIds }): readonly FeedEvent[] => {
      const whom = studentIds.flatMap((studentId) => numbers.get(studentId) ?? []).join(", ");
      const title = ["다시 연락", whom].filter(Boolean).join(": ");
      return dueOn ? [{ uid: `promise~${id}`, title, day: dueOn, ...revise("consult", id) }] : [];
    },
  );
  return [...ofChecks, ...ofPromises];
}
