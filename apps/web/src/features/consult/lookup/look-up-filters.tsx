import { isCalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import {
  topicLabels,
  toTopicLabel,
  wayLabels,
  whoLabels,
} from "@damim/domain/consult/consult-labels.ts";
import { toSchoolYearSpan, type SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { Search } from "lucide-react";
import { Checkbox } from "../../../ui/field/checkbox.tsx";
import { Select } from "../../../ui/field/select.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { DayField } from "../../../kit/day-field/day-field.tsx";
import type { LookUpFilters } from "./use-look-up.ts";

/** A word, and whom, when, how and of what. */
export function LookUpFilterRow(props: {
  readonly year: SchoolYear;
  readonly students: readonly RosterStudent[];
  /** That occur; the four of the decree are always there. */
  readonly topics: readonly string[];
  readonly filters: LookUpFilters;
  readonly onChange: (part: Partial<LookUpFilters>) => void;
}) {
  const { year, students, topics, filters, onChange } = props;
  const span = toSchoolYearSpan(year);
  const select = <Field extends "studentId" | "who" | "way" | "topic">(
    field: Field,
    label: string,
    all: string,
    options: Readonly<Record<string, string>>,
  ) => (
    <Select
      label={label}
      isLabelHidden
      fieldSize="dense"
      className="w-36 max-sm:w-[calc(50%-0.25rem)]"
      value={filters[field]}
      options={[
        { value: "", label: all },
        ...Object.entries(options).map(([value, words]) => ({ value, label: words })),
      ]}
      onValueChange={(value) => onChange({ [field]: value })}
    />
  );
  const allTopics = [...new Set([...Object.keys(topicLabels), ...topics])];
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <TextField
        type="search"
        label="상담 찾기"
        isLabelHidden
        placeholder="이름, 낱말, ㄱㅎㄹ"
        fieldSize="dense"
        autoComplete="off"
        className="w-64 max-sm:w-full"
        value={filters.typed}
        onValueChange={(typed) => onChange({ typed })}
        lead={<Search size={18} aria-hidden className="shrink-0 text-fg-3" />}
      />
      {select(
        "studentId",
        "학생",
        "모든 학생",
        Object.fromEntries(students.map((each) => [each.id, toStudentWords(each)])),
      )}
      {select("who", "누구와", "누구와든", whoLabels)}
      {select("way", "방법", "모든 방법", wayLabels)}
      {select(
        "topic",
        "주제",
        "모든 주제",
        Object.fromEntries(allTopics.map((topic) => [topic, toTopicLabel(topic)])),
      )}
      <span className="flex items-center gap-1 max-sm:w-full">
        {(["from", "to"] as const).map((end) => (
          <span key={end} className="contents">
            {end === "to" && <span aria-hidden>~</span>}
            <DayField
              label={end === "from" ? "첫날" : "마지막 날"}
              isPast
              isLabelHidden
              fieldSize="dense"
              className="w-38 max-sm:min-w-0 max-sm:flex-1"
              min={span.from}
              max={span.to}
              value={filters[end]}
              onValueChange={(day) =>
                (day === "" || isCalendarDay(day)) && onChange({ [end]: day })
              }
            />
          </span>
        ))}
      </span>
      <Checkbox
        label="보관한 기록"
        isChecked={filters.isArchived}
        onCheckedChange={(isArchived) => onChange({ isArchived })}
      />
    </div>
  );
}
