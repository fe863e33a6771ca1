// Loaded lazily with mark-more-part.tsx.
import type { Change } from "@damim/sync/change.ts";
import { kindLabels, type AttendanceKind } from "@damim/domain/attendance/code/attendance-code.ts";
import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { findFamilyEvent, listFamilyEvents } from "@damim/domain/attendance/family-event.ts";
import { listAbsences, type Absence } from "@damim/domain/attendance-papers/absence.ts";
import { absencePaperKind, toPaperId } from "@damim/domain/attendance-papers/absence-paper.ts";
import { writePaper } from "@damim/domain/attendance-papers/write-paper.ts";
import { addDays, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { layChanges, type ReadRows } from "@damim/domain/base/lay-changes.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import {
  listOpenDaysBetween,
  type SchoolCalendar,
} from "@damim/domain/school-calendar/school-calendar.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { useEffect, useRef, useState } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { useOpenYearsCalendar } from "../../../data/use-school-calendar.ts";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/field/select.tsx";
import type { MarkAlso } from "./mark-more-part.tsx";

/** 경조사 of a pupil: which one, how many days it gives, and marks for this day or for all of them. */
export function FamilyEventPart(props: {
  readonly store: Store;
  readonly student: RosterStudent;
  readonly day: CalendarDay;
  readonly kind: AttendanceKind;
  readonly onMark: (also: MarkAlso) => void;
}) {
  const { store, student, day, kind, onMark } = props;
  const calendar = useOpenYearsCalendar();
  const year = recordSchoolYear(day);
  const around = { calendar, studentId: student.id, day };
  const read: ReadRows = (rowKind) => store.rows(rowKind);
  const [chosenId, setChosenId] = useState(() => findEvent(read, around));
  const event = findFamilyEvent(year, chosenId);
  const act = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    act.current?.scrollIntoView({ block: "nearest" });
  }, [chosenId]);
  const mark = (days: readonly CalendarDay[]): void =>
    onMark({ days, listAlso: (changes) => writeEvent(read, changes, around, event?.id) });
  const span = listOpenDaysBetween(calendar, day, addDays(day, LONGEST_SPAN)).slice(
    0,
    event?.dayCount ?? 1,
  );
  const standing = findAbsence(read, around)?.marks.length ?? 0;
  return (
    <>
      <Select
        label="어떤 경조사인가요?"
        fieldSize="dense"
        value={event?.id ?? ""}
        options={[
          { value: "", label: "나중에 고를게요" },
          ...listFamilyEvents(year).map(({ id, label, dayCount }) => ({
            value: id,
            label: `${label} (${dayCount}일)`,
          })),
        ]}
        {...(event && {
          hint: `${event.dayCount}일까지 인정돼요. 쉬는 날은 세지 않아요.${standing > 0 ? ` 이어서 ${standing}일 적혀 있어요.` : ""}`,
        })}
        onValueChange={(id) => setChosenId(id || undefined)}
      />
      <div className="flex flex-wrap gap-2">
        <Button ref={act} variant="weak" className="flex-1" onClick={() => mark([day])}>
          출석인정 {kindLabels[kind]}, 경조사
        </Button>
        {kind === "absent" && standing === 0 && span.length > 1 && (
          <Button variant="line" className="flex-1" onClick={() => mark(span)}>
            이날부터 수업일 {span.length}일
          </Button>
        )}
      </div>
    </>
  );
}

/** Twenty school days of 입양 with a vacation between. */
const LONGEST_SPAN = 90;

interface Around {
  readonly calendar: SchoolCalendar;
  readonly studentId: RosterStudent["id"];
  readonly day: CalendarDay;
}

/** The 경조사 of which the day is one. */
function findAbsence(read: ReadRows, { calendar, studentId, day }: Around): Absence | undefined {
  const marks = [...read(attendanceMarkKind).values()].filter(
    (mark) => mark.studentId === studentId && mark.subReason === "familyEvent",
  );
  return listAbsences(marks, calendar).find((absence) =>
    absence.marks.some((mark) => mark.day === day),
  );
}

function findEvent(read: ReadRows, around: Around): string | undefined {
  const papers = read(absencePaperKind);
  const marks = findAbsence(read, around)?.marks ?? [];
  return marks.map((mark) => papers.get(toPaperId(mark))?.familyEvent).find(Boolean) ?? undefined;
}

/** Which event it is stands with its papers, in the same step as the marks. */
function writeEvent(
  read: ReadRows,
  changes: readonly Change[],
  around: Around,
  familyEvent: string | undefined,
): readonly Change[] {
  const laid = layChanges(read, changes);
  const absence = findAbsence(laid, around);
  if (!absence || findEvent(laid, around) === familyEvent) return [];
  const papers = laid(absencePaperKind);
  const paperId = absence.marks.map(toPaperId).find((id) => papers.has(id)) ?? absence.id;
  return writePaper({ absence, paperId }, papers, { familyEvent: familyEvent ?? null });
}
