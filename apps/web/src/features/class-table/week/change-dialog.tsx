// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by class-table-page.tsx.
import { toSentence } from "@damim/domain/base/result.ts";
import { refuseAt } from "@damim/domain/record/record.ts";
import { isCalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toLessonWords } from "@damim/domain/class-table/change-words.ts";
import { findStanding, type ClassTable } from "@damim/domain/class-table/class-table.ts";
import {
  changeMessages,
  parseChangeDraft,
  type ChangeRefusal,
} from "@damim/domain/class-table/lesson-change-draft.ts";
import {
  changeTypeLabels,
  type ChangeFields,
  type LessonChangeType,
} from "@damim/domain/class-table/lesson-change.ts";
import {
  toLessonPlace,
  toPlaceParts,
  toPlaceWords,
  type LessonPlace,
} from "@damim/domain/class-table/lesson-place.ts";
import type { KeptSubject } from "@damim/domain/class-table/subject.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { DayField } from "../../../kit/day-field/day-field.tsx";
import { RecordDialog } from "../../../kit/form/record-dialog.tsx";
import { useFieldsForm } from "../../../kit/form/use-fields-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/field/checkbox.tsx";
import { Segments } from "../../../ui/field/segments.tsx";
import { Select } from "../../../ui/field/select.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import type { Subjects } from "../rows/table-rows.ts";

const types = (Object.keys(changeTypeLabels) as LessonChangeType[]).map((value) => ({
  value,
  label: changeTypeLabels[value],
}));

type Form = {
  readonly type: LessonChangeType;
  readonly otherDay: string;
  readonly otherPeriod: string;
  readonly subjectId: string;
  readonly with: string;
  readonly isByMe: boolean;
  readonly reason: string;
};

const fieldOf: Readonly<Record<ChangeRefusal["type"], keyof Form>> = {
  OtherPlaceMissing: "otherDay",
  SamePlace: "otherDay",
  BothFree: "otherDay",
  PlaceOutsideYear: "otherDay",
  LessonWouldBeLost: "otherDay",
  PlaceClosed: "otherDay",
  NoLessonThere: "otherDay",
  OwnLessonThere: "otherDay",
  SubjectMissing: "subjectId",
  SameSubject: "subjectId",
  ColleagueMissing: "with",
  ColleagueTooLong: "with",
  ReasonTooLong: "reason",
};

export interface ChangeDialogProps {
  readonly isOpen: boolean;
  readonly place: LessonPlace;
  /** Put onto it: the other place of a 맞바꿈. */
  readonly other: LessonPlace | undefined;
  /** What was pressed; else 맞바꿈, of a free period 과목 바꿈. */
  readonly type: LessonChangeType | undefined;
  readonly table: ClassTable;
  readonly subjects: Subjects;
  readonly sorted: readonly KeptSubject[];
  readonly year: SchoolYear;
  readonly onClose: () => void;
  readonly onPick: () => void;
  readonly onSave: (fields: ChangeFields) => void;
}

/** What becomes of one lesson: 맞바꿈, 보강, 과목 바꾸기, 결강, with or without a colleague. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { isOpen, place, other, table, subjects, sorted, year, onClose, onPick, onSave } = props;
  const at = toPlaceParts(place);
  const otherAt = other && toPlaceParts(other);
  const { lesson } = findStanding(table, at.day, at.period);
  const form = useFieldsForm({
    of: { fields: {} },
    key: `lessonChange:${place}:${other ?? props.type ?? ""}`,
    names: [],
    row: {},
    more: {
      type: props.type ?? (lesson || other ? "swap" : "replace"),
      otherDay: otherAt?.day ?? at.day,
      otherPeriod: otherAt ? String(otherAt.period) : "",
      subjectId: "",
      with: "",
      isByMe: false,
      reason: "",
    } as Form,
    read(typed) {
      const read = parseChangeDraft(
        { ...typed, a: place, b: toOther(typed), returns: "" },
        { table, subjects, year },
      );
      return read.ok
        ? read
        : refuseAt(fieldOf[read.refusal.type], toSentence(changeMessages, read.refusal));
    },
    onSave,
  });
  const { fields, change, errors } = form;
  const otherPlace = toOther(fields);
  const otherParts = otherPlace && toPlaceParts(otherPlace);
  const options = [
    { value: "", label: "과목 고르기" },
    ...sorted.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <RecordDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`${toPlaceWords(place)} ${toLessonWords(lesson, subjects)}`}
      saveLabel="바꾸기"
      form={form}
    >
      <Segments
        label="어떻게"
        isFull
        value={fields.type}
        segments={types}
        onValueChange={(type) => change({ type })}
      />
      {fields.type === "swap" && (
        <>
          <div className="grid grid-cols-2 items-start gap-3">
            <DayField
              fieldSize="normal"
              label="바꿀 날"
              value={fields.otherDay}
              onValueChange={(otherDay) => change({ otherDay })}
              error={errors.otherDay}
            />
            <TextField
              fieldSize="normal"
              label="바꿀 교시"
              inputMode="numeric"
              autoComplete="off"
              value={fields.otherPeriod}
              onValueChange={(otherPeriod) => change({ otherPeriod })}
              hint={
                otherParts &&
                toLessonWords(
                  findStanding(table, otherParts.day, otherParts.period).lesson,
                  subjects,
                )
              }
            />
          </div>
          {!other && (
            <Button variant="text" className="justify-self-start" onClick={onPick}>
              시간표에서 고르기
            </Button>
          )}
        </>
      )}
      {fields.type === "cover" && (
        <Checkbox
          label="내가 그 선생님 수업을 해요"
          isChecked={fields.isByMe}
          onCheckedChange={(isByMe) => change({ isByMe })}
        />
      )}
      {(fields.type === "replace" || (fields.type === "cover" && !fields.isByMe)) && (
        <Select
          fieldSize="normal"
          label="과목"
          value={fields.subjectId}
          options={options}
          onValueChange={(subjectId) => change({ subjectId })}
          error={errors.subjectId}
        />
      )}
      {(fields.type === "swap" || fields.type === "cover") && (
        <TextField
          fieldSize="normal"
          label="바꿔 준 선생님"
          hint={fields.type === "swap" ? "우리 반 안에서 바꾸면 비워 두세요." : undefined}
          autoComplete="off"
          value={fields.with}
          onValueChange={(who) => change({ with: who })}
          error={errors.with}
        />
      )}
      {fields.type !== "swap" && errors.otherDay && (
        <p role="alert" className="text-14 font-semibold text-danger">
          {errors.otherDay}
        </p>
      )}
      <TextField
        fieldSize="normal"
        label="사유"
        autoComplete="off"
        placeholder="출장"
        value={fields.reason}
        onValueChange={(reason) => change({ reason })}
        error={errors.reason}
      />
    </RecordDialog>
  );
}

function toOther({ type, otherDay, otherPeriod }: Form): LessonPlace | undefined {
  const period = Number(otherPeriod);
  if (type !== "swap" || !isCalendarDay(otherDay) || !/^\d{1,2}$/.test(otherPeriod))
    return undefined;
  return period <= 12 ? toLessonPlace(otherDay, period) : undefined;
}
