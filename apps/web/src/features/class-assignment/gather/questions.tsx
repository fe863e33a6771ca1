import { answerQuestion } from "@damim/domain/class-assignment/add-grade.ts";
import { toPupilWords } from "@damim/domain/class-assignment/assign-plan.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import type { Assignment } from "../assignment.ts";

/** Pupils of one name, and who seem to be twins: each group is asked about once. */
export function Questions({ assignment }: { readonly assignment: Assignment }) {
  const { draft, change } = assignment;
  const { questions } = draft;
  if (questions.length === 0) return null;
  const byId = new Map(draft.pupils.map((pupil) => [pupil.id, pupil]));
  const names = questions.filter(({ type }) => type === "name");
  return (
    <Card title="물어볼 것" titleEnd={`${questions.length}가지`}>
      <ul aria-label="물어볼 것" className="flex flex-col divide-y divide-line-2">
        {questions.map((question) => (
          <li
            key={question.pupils.join(" ")}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5"
          >
            <span className="min-w-0 flex-1 basis-64">
              <span className="block text-13 font-semibold text-fg-2">
                {question.type === "twins" ? "쌍둥이 같아요" : "이름이 같아요"}
              </span>
              <span className="text-15 font-semibold">
                {question.pupils
                  .flatMap((id) => byId.get(id) ?? [])
                  .map(toPupilWords)
                  .join(", ")}
              </span>
            </span>
            <span className="flex gap-2">
              {question.type === "twins" && (
                <Button
                  variant="line"
                  onClick={() => change(answerQuestion(draft, question, "together"))}
                >
                  함께
                </Button>
              )}
              <Button
                variant={question.type === "name" ? "weak" : "line"}
                onClick={() => change(answerQuestion(draft, question, "apart"))}
              >
                따로
              </Button>
              <Button
                variant="text"
                onClick={() => change(answerQuestion(draft, question, "none"))}
              >
                규칙 없이
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {names.length > 1 && (
        <Button
          variant="weak"
          className="mt-3"
          onClick={() =>
            change(names.reduce((next, one) => answerQuestion(next, one, "apart"), draft))
          }
        >
          같은 이름은 모두 따로
        </Button>
      )}
    </Card>
  );
}
