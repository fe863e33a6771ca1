// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by question-view.tsx.
import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { checkInKind } from "@damim/domain/attendance/check-in.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { listOpenChecks, toRoundTitle } from "@damim/domain/check/check-rows.ts";
import {
  checkKind,
  checkMarkKind,
  type CheckRound,
  type KeptCheck,
} from "@damim/domain/check/check.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useSchoolCalendar } from "../../../data/use-school-calendar.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import type { OpenSurvey } from "../rows/survey-rows.ts";

/** 제출 체크에 넣기: into which of the open checks the chosen pupils go. */
export function TickDialog(props: {
  readonly isOpen: boolean;
  readonly store: Store;
  readonly open: OpenSurvey;
  readonly students: readonly RosterStudent[];
  readonly onClose: () => void;
  readonly onTick: (check: KeptCheck, round: CheckRound) => void;
}) {
  const { isOpen, store, open, students, onClose, onTick } = props;
  const today = toSeoulDay(useTeacherData().now());
  const calendar = useSchoolCalendar(recordSchoolYear(today));
  const checks = isOpen
    ? listOpenChecks({
        checks: [...store.rows(checkKind).values()],
        marks: store.rows(checkMarkKind),
        students: open.members,
        attendance: { marks: store.rows(attendanceMarkKind), checkIns: store.rows(checkInKind) },
        calendar,
        today,
        ownClass: open.own,
      })
    : [];
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="제출 체크에 넣기"
      subtitle={`${students.length}명을 낸 것으로 적어요. 이미 적힌 학생은 그대로 둬요.`}
      width="mark"
    >
      {checks.length === 0 ? (
        <p className="pb-4 text-15 text-fg-2">
          열린 체크가 없어요. 제출 OX에서 체크를 만들고 다시 눌러 주세요.
        </p>
      ) : (
        <ul aria-label="열린 체크" className="flex flex-col gap-2 pb-4">
          {checks.map(({ check, newest }) => (
            <li key={check.id}>
              <Button
                variant="line"
                isFull
                className="justify-start!"
                isDisabled={!newest}
                onClick={() => newest && onTick(check, newest.round)}
              >
                {toRoundTitle(check, newest?.round ?? "one")}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
