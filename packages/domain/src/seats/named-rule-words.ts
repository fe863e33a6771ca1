import type { StudentId } from "../student/student.ts";
import type { Seat } from "./seat-room.ts";
import type { SeatRule } from "./seat-rule.ts";
import { toRuleLabel } from "./seat-words.ts";

/**
 * A rule with its pupils by name, as lists of rules say it: 「4번 김지우 · 9번 박서준: 이웃하지 않게」. For the teacher alone.
 *
 * @param seats of the room, where rules of one seat are among them
 */
export function toNamedRuleWords(
  rule: Pick<SeatRule, "kind" | "a" | "b" | "what">,
  nameOf: (id: StudentId) => string,
  seats: readonly Seat[] = [],
): string {
  const label = toRuleLabel({ ...rule, weight: "must" }, seats);
  const front = (rule.a ?? []).map(nameOf).join(" · ");
  const others = (rule.b ?? []).map(nameOf).join(" · ");
  if (rule.kind === "sight") return `${front} 앞에 ${others} 앉지 않기`;
  return [[front, others].filter(Boolean).join(" · "), label].filter(Boolean).join(": ");
}
