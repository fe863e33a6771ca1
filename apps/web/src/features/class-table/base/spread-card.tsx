import { toSentence } from "@damim/domain/base/result.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toHourKey, type SubjectLesson } from "@damim/domain/class-table/base-table.ts";
import type { ClassTable } from "@damim/domain/class-table/class-table.ts";
import type { HourLine } from "@damim/domain/class-table/count-hours.ts";
import {
  listFreeLessons,
  spreadChanges,
  spreadMessages,
  type SpreadRefusal,
} from "@damim/domain/class-table/hours/spread-changes.ts";
import type { ChangeFields } from "@damim/domain/class-table/lesson-change.ts";
import { refuseAt } from "@damim/domain/record/record.ts";
import { toSchoolYearSpan, type SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { RestoredNotice } from "../../../kit/form/restored-notice.tsx";
import { useFieldsForm } from "../../../kit/form/use-fields-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Form } from "../../../ui/field/form.tsx";
import { Segments } from "../../../ui/field/segments.tsx";
import { Select } from "../../../ui/field/select.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import type { Subjects } from "../rows/table-rows.ts";
import { SpreadPreview } from "./spread-preview.tsx";

type Typed = {
  readonly from: string;
  readonly to: string;
  readonly count: string;
  readonly until: "year" | "semester";
};

const fieldOf: Readonly<Record<SpreadRefusal["type"], keyof Typed>> = {
  SubjectMissing: "from",
  SameSubject: "to",
  OfSpecialist: "to",
  NoLessonLeft: "from",
  CountUnclear: "count",
};

/** 시수 맞추기: so many coming lessons of a subject with too many go to one that lacks them, looked at in the month first. */
export function SpreadCard(props: {
  readonly table: ClassTable;
  readonly subjects: Subjects;
  readonly year: SchoolYear;
  readonly today: CalendarDay;
  /** The hours with what they are called. */
  readonly lines: readonly (HourLine & { readonly name: string })[];
  readonly onClose: () => void;
  readonly onSave: (changes: readonly ChangeFields[]) => void;
}) {
  const { table, subjects, year, today, lines, onClose, onSave } = props;
  const ofYear = toSchoolYearSpan(year);
  const from = today < ofYear.from ? ofYear.from : today;
  const semesterEnd = table.calendar.firstSemesterEnd;
  const hasSemester = semesterEnd !== undefined && from <= semesterEnd;
  // A specialist's lessons stay.
  const own = lines
    .filter(({ subjectId }) => subjects.has(subjectId) && !subjects.get(subjectId)?.teacher)
    .toSorted((a, b) => (b.year.gap ?? 0) - (a.year.gap ?? 0));
  const [surplus, lack] = [own[0], own.at(-1)];
  const free = surplus
    ? listFreeLessons(table, toLesson(surplus), { from, to: ofYear.to }).length
    : 0;
  const most = Math.min(surplus?.year.gap ?? 0, -(lack?.year.gap ?? 0), free);
  const form = useFieldsForm({
    of: { fields: {} },
    key: `spread:${year}`,
    names: [],
    row: {},
    more: {
      from: surplus ? toHourKey(surplus) : "",
      to: lack?.subjectId ?? "",
      count: most > 0 ? String(most) : "",
      until: "year",
    } as Typed,
    read(typed) {
      const line = own.find((each) => toHourKey(each) === typed.from);
      const read = spreadChanges(table, subjects, {
        from: line ? toLesson(line) : { subjectId: "" },
        to: typed.to,
        count: /^\d+$/.test(typed.count.trim()) ? Number(typed.count) : Number.NaN,
        span: {
          from,
          to: typed.until === "semester" && hasSemester ? semesterEnd : ofYear.to,
        },
      });
      return read.ok
        ? read
        : refuseAt(fieldOf[read.refusal.type], toSentence(spreadMessages, read.refusal));
    },
    onSave(changes) {
      onSave(changes);
      onClose();
    },
  });
  const { id, ref, fields, change, errors, value } = form;
  return (
    <Card title="시수 맞추기" className="print:hidden">
      <Form id={id} ref={ref} onSubmit={form.submit} className="grid gap-3">
        {form.isRestored && <RestoredNotice onForget={form.forget} />}
        <p className="text-15 text-fg-2">
          남는 과목의 앞으로 있을 수업을 고르게 골라 모자라는 과목으로 바꿔요. 이미 바꾼 수업과 전담
          수업은 그대로예요.
        </p>
        <div className="grid items-start gap-3 sm:grid-cols-3">
          <Select
            fieldSize="normal"
            label="남는 과목"
            value={fields.from}
            options={own.map((line) => ({ value: toHourKey(line), label: toOption(line) }))}
            onValueChange={(next) => change({ from: next })}
            error={errors.from}
          />
          <Select
            fieldSize="normal"
            label="모자라는 과목"
            value={fields.to}
            options={[...new Map(own.map((line) => [line.subjectId, line])).values()]
              .toReversed()
              .map((line) => ({ value: line.subjectId, label: toOption(line) }))}
            onValueChange={(to) => change({ to })}
            error={errors.to}
          />
          <TextField
            fieldSize="normal"
            label="몇 시간"
            inputMode="numeric"
            autoComplete="off"
            value={fields.count}
            onValueChange={(count) => change({ count })}
            error={errors.count}
          />
        </div>
        {hasSemester && (
          <Segments
            label="언제까지"
            value={fields.until}
            segments={[
              { value: "year", label: "학년도 끝까지" },
              { value: "semester", label: "1학기 안에서" },
            ]}
            onValueChange={(until) => change({ until })}
          />
        )}
        {value && <SpreadPreview {...{ table, subjects, year, today }} changes={value} />}
        <div className="docked flex justify-end gap-2">
          <Button variant="sunken" onClick={onClose}>
            취소
          </Button>
          <Button type="submit">{value ? `${value.length}시간 바꾸기` : "바꾸기"}</Button>
        </div>
      </Form>
    </Card>
  );
}

function toLesson({ subjectId, classKey }: HourLine): SubjectLesson {
  return { subjectId, ...(classKey && { classKey }) };
}

/** 「국어 (+24)」. */
function toOption({ name, year: { gap } }: HourLine & { readonly name: string }): string {
  if (!gap) return name;
  return `${name} (${gap > 0 ? `+${gap}` : `−${-gap}`})`;
}
