import { toSemesters } from "@damim/domain/attendance-year/semesters.ts";
import { addDays, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { toSchoolYearSpan } from "@damim/domain/school-year/school-year.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { DayButton } from "../../../kit/day-field/day-button.tsx";
import { Select } from "../../../ui/field/select.tsx";
import type { RecordYear } from "../year/use-record-year.ts";
import type { NoteRow } from "./note-rows.tsx";

/** Which notes are shown; "" is all of them. */
export interface NoteFilter {
  readonly studentId: string;
  readonly area: string;
  readonly span: "" | "month" | "first" | "second" | "own";
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

const spans = [
  { value: "", label: "학년도 전체" },
  { value: "month", label: "최근 30일" },
  { value: "first", label: "1학기" },
  { value: "second", label: "2학기" },
  { value: "own", label: "직접 고르기" },
] as const;

/** A half-written note stands there whatever its day and area are: it waits to be written to its end. */
export function isShown(
  row: NoteRow,
  { studentId, area, ...filter }: NoteFilter,
  { today, calendar, year }: RecordYear,
): boolean {
  if (studentId !== "" && !row.studentIds.includes(studentId)) return false;
  if (row.isDraft) return true;
  const { first, second } = toSemesters(calendar, year);
  const { from, to } = {
    "": toSchoolYearSpan(year),
    month: { from: addDays(today, -30), to: today },
    first,
    second,
    own: filter,
  }[filter.span];
  return (area === "" || row.area === area) && row.day >= from && row.day <= to;
}

/** Of whom, of what and when. */
export function NoteFilters(props: {
  readonly year: RecordYear;
  readonly filter: NoteFilter;
  readonly onFilter: (filter: NoteFilter) => void;
}) {
  const { year, filter, onFilter } = props;
  const { from, to } = toSchoolYearSpan(year.year);
  const look = "w-40 max-sm:w-[calc(50%-0.375rem)]";
  return (
    <>
      <Select
        label="볼 학생"
        isLabelHidden
        fieldSize="dense"
        className={look}
        value={filter.studentId}
        options={[
          { value: "", label: "모든 학생" },
          ...year.members.map((each) => ({ value: each.id, label: toStudentWords(each) })),
        ]}
        onValueChange={(studentId) => onFilter({ ...filter, studentId })}
      />
      <Select
        label="볼 영역"
        isLabelHidden
        fieldSize="dense"
        className={look}
        value={filter.area}
        options={[
          { value: "", label: "모든 영역" },
          ...year.areas.map((area) => ({ value: area, label: area })),
        ]}
        onValueChange={(area) => onFilter({ ...filter, area })}
      />
      <Select
        label="볼 기간"
        isLabelHidden
        fieldSize="dense"
        className={look}
        value={filter.span}
        options={spans}
        onValueChange={(span) => onFilter({ ...filter, span })}
      />
      {filter.span === "own" &&
        (["from", "to"] as const).map((end) => (
          <DayButton
            key={end}
            label={end === "from" ? "첫날" : "마지막 날"}
            value={filter[end]}
            min={from}
            max={to}
            onValueChange={(day) => onFilter({ ...filter, [end]: day })}
          >
            {toKoreanMonthDay(filter[end])}
            {end === "from" ? "부터" : "까지"}
          </DayButton>
        ))}
    </>
  );
}
