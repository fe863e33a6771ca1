import { toClashWords, toRestWords } from "@damim/domain/seats/solving/clash-words.ts";
import type { SeatClash } from "@damim/domain/seats/solving/explain-clash.ts";
import type { SeatProblem } from "@damim/domain/seats/seat-problem.ts";
import { toNamedRuleWords } from "@damim/domain/seats/named-rule-words.ts";
import { TriangleAlert } from "lucide-react";
import { useCommands } from "../../../kit/act/commands.ts";
import { studentNamer } from "../../../kit/record/name-student.ts";
import { Button } from "../../../ui/button.tsx";
import type { Seating } from "../seating/use-seating.ts";
import { createRuleCommands } from "./rule-commands.ts";

/** Why nothing can be drawn, and what rests so that it can. */
export function ClashCard(props: {
  readonly clash: SeatClash;
  readonly problem: SeatProblem;
  readonly store: Seating["store"];
  readonly onRested: () => void;
  /** 더 찾기. */
  readonly onMore: () => void;
}) {
  const { clash, problem, store, onRested, onMore } = props;
  const commands = useCommands(createRuleCommands, store);
  const { room } = problem;
  const rules = clash.type === "clash" ? clash.rules : [];
  const enough = new Set(clash.type === "clash" ? clash.enough.map(({ id }) => id) : []);
  const isOneEnough = enough.size === rules.length;
  return (
    <section
      role="alert"
      aria-label="자리 규칙 어긋남"
      className="flex flex-col gap-3 rounded-card border border-danger bg-surface p-4"
    >
      <h2 className="flex items-center gap-2 text-17 font-bold text-danger">
        <TriangleAlert size={20} aria-hidden />
        {clash.type === "clash" ? "이 규칙들은 함께 지킬 수 없어요" : "자리를 뽑을 수 없어요"}
      </h2>
      <p className="text-15 font-semibold">{toClashWords(clash, problem)}</p>
      <ul className="flex flex-col">
        {rules
          .toSorted((a, b) => Number(enough.has(b.id)) - Number(enough.has(a.id)))
          .map((rule) => (
            <li key={rule.id} className="flex items-center gap-3 border-t border-line-2 py-1.5">
              <span className="min-w-0 flex-1 text-15">
                {toNamedRuleWords(rule, studentNamer(store), room.seats)}
              </span>
              {rule.reason && <span className="text-13 text-fg-2">{rule.reason}</span>}
              <Button
                variant={enough.has(rule.id) && !isOneEnough ? "weak" : "line"}
                onClick={() => {
                  commands.rest(rule.id);
                  onRested();
                }}
              >
                {enough.has(rule.id) && !isOneEnough ? "이것만 쉬면 돼요" : "이 규칙 쉬기"}
              </Button>
            </li>
          ))}
      </ul>
      {clash.type === "unknown" && (
        <Button variant="line" onClick={onMore}>
          더 찾기
        </Button>
      )}
      {toRestWords(clash) && <p className="text-15 text-fg-2">{toRestWords(clash)}</p>}
    </section>
  );
}
