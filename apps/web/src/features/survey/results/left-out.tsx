import { isAsked, type QuestionType, type SurveyQuestion } from "@damim/domain/survey/survey.ts";
import { TypeSelect } from "./type-select.tsx";

/** Columns that are no question: who, when, and what nobody looks at. They can be taken in by the same chip. */
export function LeftOut(props: {
  readonly questions: readonly SurveyQuestion[];
  readonly onRetype: (question: SurveyQuestion, type: QuestionType) => void;
}) {
  const others = props.questions.filter((question) => !isAsked(question));
  if (others.length === 0) return null;
  return (
    <ul
      aria-label="문항이 아닌 칸"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 px-1 text-14 text-fg-2 print:hidden"
    >
      {others.map((question) => (
        <li key={question.id} className="flex items-center gap-2">
          <span className="max-w-52 truncate">{question.head}</span>
          <TypeSelect question={question} onChange={(type) => props.onRetype(question, type)} />
        </li>
      ))}
    </ul>
  );
}
