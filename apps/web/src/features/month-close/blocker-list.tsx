import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { awaitedLabel, toCodeLabel } from "@damim/domain/attendance/code/attendance-code.ts";
import type { AbsenceCase } from "@damim/domain/attendance-papers/absence-case.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay, toWeekdayLetter } from "@damim/domain/calendar-day/korean-day.ts";
import type { CloseBlocker } from "@damim/domain/month-close/close-blockers.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { askForStudent } from "../../data/asked.ts";
import { useIsPast } from "../../data/use-teacher-data.ts";
import { AwaitedSymbol } from "../../ui/attendance-symbol.tsx";
import { Button } from "../../ui/button.tsx";
import { CaseRow } from "./papers/case-row.tsx";
import type { CloseCommands } from "./cases/close-commands.ts";

export interface BlockerListProps {
  readonly blockers: readonly CloseBlocker[];
  readonly today: CalendarDay;
  readonly commands: CloseCommands;
  readonly onOpen: (of: AbsenceCase) => void;
}

/** One row for each absence that blocks, and for each day that is 「확인 중」 or says two things; the order is the one of NEIS. */
export function BlockerList({ blockers, today, commands, onOpen }: BlockerListProps) {
  const seen = new Set<string>();
  return (
    <ul aria-label="마감 전에 할 일">
      {blockers.map((blocker) => {
        const { student } = blocker;
        if (blocker.type === "awaited") {
          const sign = <AwaitedSymbol size={24} />;
          return (
            <DayRow key={blocker.day + student.id} {...blocker} sign={sign} words={awaitedLabel} />
          );
        }
        if (blocker.type === "contradiction") {
          const { absence, others } = blocker.of;
          const marks = [absence, ...others];
          return (
            <DayRow
              key={blocker.day + student.id}
              {...blocker}
              sign={<CircleAlert size={24} aria-hidden className="text-danger" />}
              words={`두 기기에서 다르게 적었어요: ${marks.map(toCodeLabel).join(", ")}`}
            />
          );
        }
        const { id } = blocker.case.absence;
        // An absence without papers and without NEIS blocks twice, and is one row.
        if (seen.has(id)) return null;
        seen.add(id);
        return (
          <CaseRow
            key={id}
            student={student}
            of={blocker.case}
            today={today}
            commands={commands}
            onOpen={onOpen}
          />
        );
      })}
    </ul>
  );
}

/** A day of which the teacher has to say first what it was. */
function DayRow(props: {
  readonly student: RosterStudent;
  readonly day: CalendarDay;
  readonly sign: ReactNode;
  readonly words: string;
}) {
  const { student, day, sign, words } = props;
  const navigate = useNavigate();
  const isPast = useIsPast();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line-2 py-3 last:border-b-0">
      <div className="flex min-w-0 flex-1 basis-72 items-center gap-3">
        <span className="grid size-9 shrink-0 place-items-center">{sign}</span>
        <p className="min-w-0 text-15">
          <span className="font-semibold">{toStudentWords(student)}</span>{" "}
          <span className="text-fg-2">
            {toKoreanMonthDay(day)} ({toWeekdayLetter(day)}) {words}
          </span>
        </p>
      </div>
      {!isPast && (
        <Button
          variant="line"
          aria-label={`${toStudentWords(student)} 출결 적기`}
          onClick={() => {
            const opened = navigate(`/attendance?day=${day}`);
            void Promise.resolve(opened).then(() => askForStudent("attendance", student.id));
          }}
        >
          출결 적기
        </Button>
      )}
    </li>
  );
}
