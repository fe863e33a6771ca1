import type { StudentId } from "../student/student.ts";
import type { SeatRule } from "./seat-rule.ts";
import { toRuleLabel } from "./seat-words.ts";

/** A rule with its pupils by name, before it is written: 「4번 김지우 · 9번 박서준: 이웃하지 않게」. For the teacher alone. */
export function toNamedRuleWords(
  rule: Pick<SeatRule, "kind" | "a" | "b" | "what">,
  nameOf: (id: StudentId) => string,
): string {
  const label = toRuleLabel({ ...rule, weight: "must" }, []);
  const front = (rule.a ?? []).map(nameOf).join(" · ");
  const others = (rule.b ?? []).map(nameOf).join(" · ");
  if (rule.kind === "sight") return `${front} 앞에 ${others} 앉지 않기`;
  return `${[front, others].filter(Boolean).join(" · ")}: ${label}`;
}
