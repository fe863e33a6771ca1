import { listBrokenRules } from "@damim/domain/seats/seat-breaches.ts";
import { toNamedRuleWords } from "@damim/domain/seats/named-rule-words.ts";
import { studentNamer } from "../../../kit/record/name-student.ts";
import type { Seating } from "../seating/use-seating.ts";

/** What the plan of today does not keep: after a swap by hand, or where no plan keeps all. The teacher alone sees it. */
export function BrokenRules({ seating }: { readonly seating: Seating }) {
  const { current, problemIn, store } = seating;
  const broken = current ? listBrokenRules(problemIn(current.room), current.plan.seats) : [];
  if (!current || broken.length === 0) return null;
  const { seats } = current.room;
  return (
    <section aria-label="지키지 못한 규칙" className="rounded-ctl bg-warm-weak p-3 text-15">
      <p className="font-bold text-warm-strong">지키지 못한 규칙 {broken.length}개</p>
      <ul>
        {broken.map((rule) => (
          <li key={rule.id}>{toNamedRuleWords(rule, studentNamer(store), seats)}</li>
        ))}
      </ul>
    </section>
  );
}
