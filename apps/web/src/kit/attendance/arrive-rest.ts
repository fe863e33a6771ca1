import { markRestArrived } from "@damim/domain/attendance/mark-student.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { familyReportKind } from "@damim/domain/family-report/family-report.ts";
import { listToldAway } from "@damim/domain/family-report/standing-reports.ts";
import { listLeft } from "@damim/domain/morning/list-left.ts";
import type { StudentId } from "@damim/domain/student/student.ts";
import type { CommandDeps } from "../act/command-deps.ts";
import { actOnMarks } from "./act-on-marks.ts";
import { toAttendanceRows } from "./attendance-rows.ts";
import type { askInTurn } from "./mark-question.ts";

/**
 * 「나머지 모두 왔어요」, wherever it is pressed. Who is left is said: of whom a family told something, and who is looked for.
 */
export function arriveRest(deps: CommandDeps, askFirst?: typeof askInTurn) {
  const { store, say } = deps;
  const { mark } = actOnMarks(deps, askFirst);
  return (studentIds: readonly StudentId[], day: CalendarDay): void => {
    const told = listToldAway(store.rows(familyReportKind), day);
    const rows = toAttendanceRows(store);
    const { changes, toldCount } = markRestArrived(rows, day, studentIds, told);
    const awaitedCount = listLeft(rows, day, studentIds).length - changes.length - toldCount;
    const came = `나머지 ${changes.length}명 모두 왔어요`;
    const who = [
      toldCount > 0 && `가정에서 알린 ${toldCount}명`,
      awaitedCount > 0 && `확인 중인 ${awaitedCount}명`,
    ].filter(Boolean);
    const left = who.length > 0 && `${who.join(", ")}은 남겨 뒀어요`;
    if (changes.length === 0 && left) return say(left);
    mark(changes, left ? `${came} · ${left}` : came);
  };
}
