import {
  questionLabels,
  type QuestionType,
  type SurveyQuestion,
} from "@damim/domain/survey/survey.ts";
import { ChevronDown } from "lucide-react";

const types = Object.entries(questionLabels) as readonly (readonly [QuestionType, string])[];

/** The chip of a column: how it is read, changed by one tap. */
export function TypeSelect(props: {
  readonly question: SurveyQuestion;
  /** Absent: the year is over. */
  readonly onChange: ((type: QuestionType) => void) | undefined;
}) {
  const { question, onChange } = props;
  if (!onChange) return <span className="text-13">{questionLabels[question.type]}</span>;
  return (
    <span className="relative inline-flex">
      <select
        aria-label={`「${question.head}」 읽는 법`}
        value={question.type}
        onChange={({ target }) => {
          const chosen = types.find(([type]) => type === target.value);
          if (chosen) onChange(chosen[0]);
        }}
        className="h-8 cursor-pointer appearance-none rounded-ctl bg-sunken pr-8 pl-3 text-13 font-semibold text-fg hover:bg-hover"
      >
        {types.map(([type, label]) => (
          <option key={type} value={type}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        size={14}
        aria-hidden
        className="pointer-events-none absolute top-2.25 right-2.5 text-fg-2"
      />
    </span>
  );
}
