import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { AbsenceCase } from "@damim/domain/attendance-papers/absence-case.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { Ellipsis } from "lucide-react";
import { AttendanceSymbol, markColour } from "../../../ui/attendance-symbol.tsx";
import { IconButton } from "../../../ui/button.tsx";
import { toCaseLabel, toNotes, toPeriodWords, toSpanWords } from "../cases/case-words.ts";
import { PaperToggles } from "./paper-toggles.tsx";
import type { CloseCommands } from "../cases/close-commands.ts";

export interface CaseRowProps {
  readonly student: RosterStudent;
  readonly of: AbsenceCase;
  readonly today: CalendarDay;
  readonly commands: CloseCommands;
  readonly onOpen: (of: AbsenceCase) => void;
}

/** One absence on its way: who, when, what, why; then its papers and NEIS; the rest behind a button. */
export function CaseRow({ student, of, today, commands, onOpen }: CaseRowProps) {
  const { absence } = of;
  const more = [toPeriodWords(absence), toNotes(absence)].filter(Boolean).join(" · ");
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line-2 py-3 last:border-b-0">
      <div className="flex min-w-0 flex-1 basis-72 items-center gap-3">
        <span
          className={`grid size-9 shrink-0 place-items-center rounded-chip ${markColour[absence.kind]}`}
        >
          <AttendanceSymbol kind={absence.kind} reason={absence.reason} size={20} />
        </span>
        <div className="min-w-0">
          <p className="text-15">
            <span className="font-semibold">{toStudentWords(student)}</span>{" "}
            <span className="text-fg-2">{toSpanWords(absence)}</span>
          </p>
          <p className="text-14 break-words text-fg-2">
            {toCaseLabel(absence)}
            {more && ` · ${more}`}
          </p>
        </div>
      </div>
      <div className="flex items-center gap-1.5">
        <PaperToggles student={student} of={of} today={today} commands={commands} />
        <IconButton
          className="print:hidden"
          label={`${toStudentWords(student)} 서류 자세히`}
          icon={<Ellipsis size={20} aria-hidden />}
          onClick={() => onOpen(of)}
        />
      </div>
    </li>
  );
}
