import { readScale } from "@damim/domain/survey/guess-questions.ts";
import {
  isAsked,
  type KeptAnswer,
  type QuestionType,
  type SurveyQuestion,
} from "@damim/domain/survey/survey.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import type { TableColumn } from "../../../kit/table/table-column.ts";
import { sayWritten } from "../who/say-written.ts";
import type { OpenSurvey } from "../rows/survey-rows.ts";
import { sayOpenAnswer } from "./open-answers.ts";
import { TypeSelect } from "./type-select.tsx";

/** A line of 응답 표: a pupil, or of an anonymous survey one answer. */
export interface AnswerLine {
  readonly id: string;
  readonly student: RosterStudent | undefined;
  readonly answer: KeptAnswer | undefined;
  /** Why there is none: 「결석」. */
  readonly state: string;
}

/** By number: everybody of the class, and who answered before leaving it. */
export function listAnswerLines(open: OpenSurvey): readonly AnswerLine[] {
  const { survey, members, byStudent, absent, asked, counted } = open;
  if (survey.anonymous)
    return counted.map((answer) => ({ id: answer.id, student: undefined, answer, state: "" }));
  const mayBe = new Set(asked.flatMap(({ candidates }) => candidates ?? []));
  const away = new Set(absent.map(({ id }) => id));
  return members.map((student) => ({
    id: student.id,
    student,
    answer: byStudent.get(student.id),
    state: away.has(student.id) ? "결석" : mayBe.has(student.id) ? "확인할 이름에 있어요" : "아직",
  }));
}

/** The columns of 응답 표, for screen, paper and file; the chips stand on the screen alone. */
export function listAnswerColumns(
  open: OpenSurvey,
  onRetype?: (question: SurveyQuestion, type: QuestionType) => void,
): readonly TableColumn<AnswerLine>[] {
  const { survey } = open;
  const asked = survey.questions.filter(isAsked);
  const who: readonly TableColumn<AnswerLine>[] = survey.anonymous
    ? [{ head: "차례", width: 6, isNumber: true, text: ({ answer }) => answer?.row ?? "" }]
    : [
        { head: "번호", width: 6, isNumber: true, text: ({ student }) => student?.number ?? "" },
        {
          head: "이름",
          width: 12,
          text: ({ student }) => student?.name ?? "",
          show: ({ student, answer }) => (
            <>
              <b className={answer ? "" : "font-medium text-fg-2"}>{student?.name}</b>
              {answer?.state === "likely" && (
                <span className="block text-12 text-fg-2">{sayWritten(answer)}</span>
              )}
            </>
          ),
        },
      ];
  return [
    ...who,
    ...asked.map((question, at): TableColumn<AnswerLine> => ({
      key: question.id,
      head: question.head,
      width: question.type === "text" ? 40 : 18,
      ...(onRetype && {
        under: <TypeSelect question={question} onChange={(type) => onRetype(question, type)} />,
      }),
      text: ({ answer, state }) =>
        answer ? sayOpenAnswer(open, question, answer) : at === 0 ? state : "",
      show: ({ answer, state }) =>
        answer ? (
          <Value question={question} value={sayOpenAnswer(open, question, answer)} />
        ) : (
          <span className="text-fg-2">{at === 0 ? state : ""}</span>
        ),
    })),
  ];
}

function Value({ question, value }: { readonly question: SurveyQuestion; readonly value: string }) {
  const step = question.type === "scale" ? readScale(value) : undefined;
  if (step === undefined) {
    // No column is squeezed by one whose answers are long.
    const least = question.type === "text" ? "md:min-w-64" : "md:min-w-24";
    return <span className={`wrap-anywhere md:block print:min-w-0 ${least}`}>{value}</span>;
  }
  return (
    <span className="flex items-center gap-2 font-bold">
      <span aria-hidden className="flex gap-0.5">
        {[1, 2, 3, 4, 5].map((each) => (
          <span
            key={each}
            className={`size-2.5 rounded-pill ${each === step ? "border-5 border-brand" : "border border-field"}`}
          />
        ))}
      </span>
      {step}
    </span>
  );
}
