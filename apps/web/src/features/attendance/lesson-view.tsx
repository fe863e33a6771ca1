// Loaded lazily by attendance-page.tsx.
import {
  attendanceReasons,
  presentLabel,
  reasonLabels,
  toCodeLabel,
  type AttendanceReason,
} from "@damim/domain/attendance/code/attendance-code.ts";
import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { findDayState } from "@damim/domain/attendance/day-state.ts";
import { toLessonState, type LessonState } from "@damim/domain/attendance/lesson/lesson-roll.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { memo, useCallback, useState } from "react";
import type { Store } from "../../data/teacher-data.ts";
import { useRows } from "../../data/use-teacher-data.ts";
import { StudentTile, StudentTiles } from "../../kit/tiles/student-tiles.tsx";
import { AttendanceSymbol, markColour } from "../../ui/attendance-symbol.tsx";
import { Card } from "../../ui/card.tsx";
import { Checkbox } from "../../ui/field/checkbox.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Segments } from "../../ui/field/segments.tsx";
import { useCommands } from "../../kit/act/commands.ts";
import { createLessonCommands } from "./mark/lesson-commands.ts";
import { toAttendanceRows } from "../../kit/attendance/attendance-rows.ts";
import { useStudentDay } from "./mark/student-day.ts";

export interface LessonViewProps {
  readonly store: Store;
  readonly students: readonly RosterStudent[];
  readonly day: CalendarDay;
  readonly lesson: number;
}

const reasons = attendanceReasons.map((value) => ({ value, label: reasonLabels[value] }));

/** The roll of one lesson: a tap says that a pupil missed it or came late, the next tap takes it back. */
export function LessonView({ store, students, day, lesson }: LessonViewProps) {
  const commands = useCommands(createLessonCommands, store);
  const [reason, setReason] = useState<AttendanceReason>("unexcused");
  const [isLate, setLate] = useState(false);
  const press = useCallback(
    (student: RosterStudent) => commands.tap(student, { day, lesson }, { reason, isLate }),
    [commands, day, lesson, reason, isLate],
  );
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <LessonSummary store={store} students={students} day={day} lesson={lesson} />
        <div className="ml-auto flex flex-wrap items-center gap-x-4 gap-y-2">
          <Segments label="사유" value={reason} segments={reasons} onValueChange={setReason} />
          <Checkbox label="늦게 옴" isChecked={isLate} onCheckedChange={setLate} />
        </div>
      </div>
      <Card className="flex flex-col md:min-h-0 md:flex-1 md:overflow-y-auto">
        <StudentTiles
          label={`${lesson}교시 출결`}
          students={students}
          renderTile={(student) => (
            <LessonSeat store={store} student={student} day={day} lesson={lesson} onPress={press} />
          )}
        />
        <p className="mt-auto pt-5 text-14 text-fg-2">
          수업에 빠지거나 늦게 온 학생을 눌러요. 그 교시의 결과로 적고, 다시 누르면 지워요. 하루에
          여러 교시여도 결과는 한 번으로 세어요.
        </p>
      </Card>
    </>
  );
}

function LessonSummary({ store, students, day, lesson }: LessonViewProps) {
  useRows(store, attendanceMarkKind);
  const rows = toAttendanceRows(store);
  const states = students.map(({ id: studentId }) =>
    toLessonState(findDayState(rows, { day, studentId }).marks, lesson),
  );
  const count = (type: LessonState["type"]) => states.filter((each) => each.type === type).length;
  const [missed, elsewhere] = [count("missed"), count("elsewhere")];
  return (
    <div className="flex flex-wrap gap-2">
      <Chip tone="brand">출석 {count("present")}</Chip>
      {missed > 0 && <Chip tone="classMissed">결과 {missed}</Chip>}
      {elsewhere > 0 && <Chip>결석·지각·조퇴 {elsewhere}</Chip>}
    </div>
  );
}

/** One pupil in a lesson: 「5번 김하린 미인정 결과」. Renders again only when the pupil's own day changes. */
const LessonSeat = memo(function LessonSeat(props: {
  readonly store: Store;
  readonly student: RosterStudent;
  readonly day: CalendarDay;
  readonly lesson: number;
  readonly onPress: (student: RosterStudent) => void;
}) {
  const { store, student, day, lesson, onPress } = props;
  const state = toLessonState(useStudentDay(store, student.id, day).marks, lesson);
  const mark = state.type === "present" ? undefined : state.mark;
  const isMissed = state.type === "missed";
  const look = isMissed
    ? `border-transparent ${markColour.classMissed}`
    : mark
      ? "border-line bg-sunken text-fg-2"
      : "border-line bg-bg text-fg hover:bg-hover";
  return (
    <StudentTile
      student={student}
      state={mark ? toCodeLabel(mark) : presentLabel}
      sign={mark && <AttendanceSymbol kind={mark.kind} reason={mark.reason} size={20} />}
      look={look}
      isPressed={isMissed}
      onPress={onPress}
    />
  );
});
