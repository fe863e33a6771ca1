import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { useMemo } from "react";
import { useIsPast, useTeacherData } from "../../../data/use-teacher-data.ts";
import { PrintedTable } from "../../../kit/table/printed-table.tsx";
import { RecordTable } from "../../../kit/table/record-table.tsx";
import type { OpenSurvey } from "../rows/survey-rows.ts";
import type { SurveyCommands } from "../rows/survey-commands.ts";
import { listAnswerColumns, listAnswerLines } from "./answer-columns.tsx";
import { isAsked, type QuestionType, type SurveyQuestion } from "@damim/domain/survey/survey.ts";
import { TypeSelect } from "./type-select.tsx";

/** 번호순: pupils × questions, with the chip of each column. */
export function NumberView(props: {
  readonly open: OpenSurvey;
  readonly place: string;
  readonly commands: SurveyCommands;
}) {
  const { open, place, commands } = props;
  const { now } = useTeacherData();
  const isPast = useIsPast();
  const isFixed = isPast || open.survey.source === "own";
  const lines = useMemo(() => listAnswerLines(open), [open]);
  const columns = useMemo(
    () =>
      listAnswerColumns(
        open,
        isFixed ? undefined : (question, type) => commands.retype(open, question, type),
      ),
    [open, isFixed, commands],
  );
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-3 lg:min-h-0">
      <div className="min-h-0 lg:flex-1">
        <RecordTable label="응답 표" columns={columns} rows={lines} isHeld />
      </div>
      {!isFixed && (
        <LeftOut
          questions={open.survey.questions}
          onRetype={(question, type) => commands.retype(open, question, type)}
        />
      )}
      <PrintedTable
        title={open.survey.title}
        place={place}
        columns={columns}
        rows={lines}
        isAcross
        note={`${open.counted.length}명 답함 · ${toSeoulDay(now())} 출력`}
      />
    </div>
  );
}

/** Columns that are no question: who, when, and what nobody looks at. They can be taken in by the same chip. */
function LeftOut(props: {
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
