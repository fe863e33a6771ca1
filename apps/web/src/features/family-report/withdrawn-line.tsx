import { toCodeLabel } from "@damim/domain/attendance/code/attendance-code.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { WithdrawnReport } from "@damim/domain/family-report/list-withdrawn.ts";
import { withParticle } from "@damim/domain/hangul/particle.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { Button } from "../../ui/button.tsx";
import type { ReportCommands } from "./report-commands.ts";

/** What a family took back after its mark was written: the mark stands until the teacher says otherwise. */
export function WithdrawnLine(props: {
  readonly withdrawn: WithdrawnReport;
  readonly student: RosterStudent;
  readonly commands: ReportCommands;
}) {
  const { withdrawn, student, commands } = props;
  const { now } = useTeacherData();
  const { mark } = withdrawn;
  const who = toStudentWords(student);
  const what = toCodeLabel(mark);
  const day = mark.day === toSeoulDay(now()) ? "" : `${toKoreanDay(mark.day)} · `;
  return (
    <li className="flex flex-wrap items-center gap-2 rounded-ctl bg-surface px-3 py-2">
      <span className="min-w-0 flex-1 basis-60">
        <span className="block text-16 font-bold">{who}</span>
        <span className="block text-14 text-fg-2">
          {day}가정에서 거둔 알림이에요. {withParticle(what, "으로/로")} 적어 둔 것은 그대로예요.
        </span>
      </span>
      <Button
        variant="line"
        className="px-3!"
        aria-label={`${who} ${what} 지우기`}
        onClick={() => commands.settle(student, withdrawn, "lift")}
      >
        {what} 지우기
      </Button>
      <Button
        variant="weak"
        className="px-3!"
        aria-label={`${who} 그대로 두기`}
        onClick={() => commands.settle(student, withdrawn, "leave")}
      >
        그대로 두기
      </Button>
    </li>
  );
}
