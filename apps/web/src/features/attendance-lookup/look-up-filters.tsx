import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { isCalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDate } from "@damim/domain/calendar-day/korean-day.ts";
import type { DayRange } from "@damim/domain/attendance/count/attendance-counts.ts";
import type { RosterStudent, StudentId } from "@damim/domain/student/student.ts";
import { toSchoolYearSpan, type SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { DayButton } from "../../ui/day-button.tsx";
import { Select } from "../../ui/field/select.tsx";
import { listSpans, type LookUpSpan } from "./look-up-span.ts";

/** Over which days and of whom. The yearly table is of the whole year. */
export function LookUpFilters(props: {
  readonly year: SchoolYear;
  readonly span: LookUpSpan;
  readonly own: DayRange;
  readonly isYearly: boolean;
  readonly students: readonly RosterStudent[];
  readonly studentId: StudentId;
  readonly onSpan: (span: LookUpSpan) => void;
  readonly onOwn: (own: DayRange) => void;
  readonly onStudent: (id: StudentId) => void;
}) {
  const { year, span, own, isYearly, students, studentId } = props;
  const { from, to } = toSchoolYearSpan(year);
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      {!isYearly && (
        <Select
          label="기간"
          isLabelHidden
          fieldSize="dense"
          value={span}
          options={listSpans(year)}
          onValueChange={props.onSpan}
          className="w-44 max-sm:w-[calc(50%-0.25rem)] max-[22.5rem]:w-full"
        />
      )}
      <Select
        label="학생"
        isLabelHidden
        fieldSize="dense"
        value={studentId}
        options={[
          { value: "", label: "우리 반 전체" },
          ...students.map((each) => ({ value: each.id, label: toStudentWords(each) })),
        ]}
        onValueChange={props.onStudent}
        className="w-44 max-sm:w-[calc(50%-0.25rem)] max-[22.5rem]:w-full"
      />
      {span === "own" &&
        !isYearly &&
        (["from", "to"] as const).map((end) => (
          <DayButton
            key={end}
            label={end === "from" ? "첫날" : "마지막 날"}
            value={own[end]}
            min={from}
            max={to}
            onValueChange={(day) => isCalendarDay(day) && props.onOwn({ ...own, [end]: day })}
          >
            {toKoreanDate(own[end])}
            {end === "from" ? "부터" : "까지"}
          </DayButton>
        ))}
    </div>
  );
}
