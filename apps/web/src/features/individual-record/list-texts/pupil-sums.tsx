import { attendanceKinds, kindLabels } from "@damim/domain/attendance/code/attendance-code.ts";
import {
  countByStudent,
  countInRecord,
  noTotals,
} from "@damim/domain/attendance/count/attendance-counts.ts";
import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { listCounted } from "@damim/domain/attendance/counted-marks.ts";
import {
  ATTENDANCE_RULES_ID,
  attendanceRulesKind,
  toAttendanceRules,
} from "@damim/domain/attendance/attendance-rules.ts";
import { toSemesters } from "@damim/domain/attendance-year/semesters.ts";
import { pointKind, sumPoints } from "@damim/domain/point/point.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { useState } from "react";
import { useRow, useRows } from "../../../data/use-teacher-data.ts";
import { Card } from "../../../ui/card.tsx";
import type { RecordYear } from "../year/use-record-year.ts";

/** 출결 and points of one pupil, read only when it is opened. */
export function PupilSums(props: { readonly year: RecordYear; readonly student: RosterStudent }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="-m-2 rounded-ctl p-2 text-15 font-semibold">출결과 점수</summary>
        {isOpen && <Sums {...props} />}
      </details>
    </Card>
  );
}

function Sums({ year, student }: Parameters<typeof PupilSums>[0]) {
  const { store, calendar, today } = year;
  const marks = useRows(store, attendanceMarkKind);
  const points = useRows(store, pointKind);
  const rules = toAttendanceRules(useRow(store, attendanceRulesKind, ATTENDANCE_RULES_ID));
  const { first, second } = toSemesters(calendar, year.year);
  const isSecond = today >= second.from;
  const own = listCounted(marks.values(), new Map([[student.id, student]]));
  const totals = countByStudent(own, isSecond ? second : first, rules).get(student.id) ?? noTotals;
  const counts = attendanceKinds.flatMap((kind) => {
    const count = countInRecord(totals, kind);
    return count > 0 ? [`${kindLabels[kind]} ${count}`] : [];
  });
  const score = sumPoints([...points.values()].filter(({ studentId }) => studentId === student.id));
  return (
    <dl className="mt-3 grid grid-cols-[auto_1fr] gap-y-2 text-15 [&>dd]:text-right [&>dd]:font-bold [&>dt]:text-fg-2">
      <dt>{isSecond ? "2학기" : "1학기"} 출결</dt>
      <dd>{counts.join(" · ") || "모두 출석"}</dd>
      <dt>칭찬 점수</dt>
      <dd>{score}점</dd>
    </dl>
  );
}
