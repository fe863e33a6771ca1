import { markRestArrived } from "@damim/domain/attendance/mark-student.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { familyReportKind } from "@damim/domain/family-report/family-report.ts";
import { listToldAway } from "@damim/domain/family-report/standing-reports.ts";
import type { StudentId } from "@damim/domain/student/student.ts";
import type { CommandDeps } from "../act/command-deps.ts";
import { actOnMarks } from "./act-on-marks.ts";
import { toAttendanceRows } from "./attendance-rows.ts";
import type { askInTurn } from "./mark-question.ts";

/** 「나머지 모두 왔어요」, wherever it is pressed: of whom a family told something is left, and said. */
export function arriveRest(deps: CommandDeps, askFirst?: typeof askInTurn) {
  const { store, say } = deps;
  const { mark } = actOnMarks(deps, askFirst);
  return (studentIds: readonly StudentId[], day: CalendarDay): void => {
    const told = listToldAway(store.rows(familyReportKind), day);
    const { changes, toldCount } = markRestArrived(toAttendanceRows(store), day, studentIds, told);
    const came = `나머지 ${changes.length}명 모두 왔어요`;
    const left = `가정에서 알린 ${toldCount}명은 남겨 뒀어요`;
    if (changes.length === 0 && toldCount > 0) return say(left);
    mark(changes, toldCount > 0 ? `${came} · ${left}` : came);
  };
}
