import { isCalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { LONGEST_FOLLOW_UP_CHARACTERS } from "@damim/domain/consult/consult.ts";
import { wayLabels, whoLabels } from "@damim/domain/consult/consult-labels.ts";
import { searchMembers } from "@damim/domain/names/search-members.ts";
import { addSchoolWeek } from "@damim/domain/occurrence/postpone-day.ts";
import type { SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { useId, useState } from "react";
import { PupilsField } from "../../../kit/names/pupils-field.tsx";
import { ChipButton } from "../../../ui/chip.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { BodyField, toExcessWords } from "./body-field.tsx";
import { listOf, type ConsultForm } from "./consult-form.ts";
import { FieldRow } from "./field-row.tsx";
import { PillRadios } from "./pill-radios.tsx";
import { TopicField } from "./topic-field.tsx";
import type { ConsultFormState } from "./use-consult-form.ts";

/** With whom, as teachers say it. */
const usualPeople: Readonly<Record<string, readonly string[]>> = {
  guardian: ["어머니", "아버지", "할머니", "할아버지"],
  staff: ["상담 선생님", "보건 선생님", "교과 선생님", "돌봄 선생님"],
};

/** The fields in the order of speaking. */
export function ConsultFields(props: {
  readonly form: ConsultFormState;
  readonly students: readonly RosterStudent[];
  readonly calendar: SchoolCalendar;
}) {
  const { form, students, calendar } = props;
  const { fields, errors, change } = form;
  const people = useId();
  const [typed, setTyped] = useState("");
  const chosen = listOf(fields.students, " ");
  const set =
    <Field extends keyof ConsultForm>(field: Field) =>
    (value: string): void =>
      change({ [field]: value });
  const { day } = fields;
  return (
    <>
      <FieldRow label="누구">
        <PupilsField
          isInRow
          chosen={chosen}
          typed={typed}
          search={searchMembers(students, typed, chosen)}
          toWords={toStudentWords}
          nameChosen={(id) => {
            const student = students.find((each) => each.id === id);
            return student ? toStudentWords(student) : "지운 학생";
          }}
          placeholder={chosen.length > 0 ? "한 명 더" : "이름, 초성, 번호"}
          error={errors.students}
          onChange={(next) => {
            setTyped(next.typed);
            const ids = next.chosen.join(" ");
            if (ids !== fields.students) change({ students: ids });
          }}
        />
        <div className="flex w-full flex-wrap gap-1.5">
          <PillRadios
            label="누구와"
            value={fields.who}
            options={whoLabels}
            onValueChange={set("who")}
          />
          <TextField
            label="만난 사람"
            isLabelHidden
            placeholder={usualPeople[fields.who]?.[0] ?? "만난 사람"}
            fieldSize="dense"
            className="min-w-24 flex-1"
            list={people}
            value={fields.whoNote}
            error={errors.whoNote}
            onValueChange={set("whoNote")}
          />
          <datalist id={people}>
            {usualPeople[fields.who]?.map((words) => (
              <option key={words} value={words} />
            ))}
          </datalist>
        </div>
      </FieldRow>
      <FieldRow label="어떻게">
        <PillRadios
          label="어떻게"
          value={fields.way}
          options={wayLabels}
          onValueChange={set("way")}
        />
      </FieldRow>
      <FieldRow label="언제">
        <TextField
          type="date"
          label="상담한 날"
          isLabelHidden
          fieldSize="dense"
          className="min-w-0 max-w-40 flex-1 basis-34"
          value={day}
          error={errors.day}
          onValueChange={set("day")}
        />
        <TextField
          type="time"
          label="시각"
          isLabelHidden
          fieldSize="dense"
          className="w-32"
          value={fields.time}
          error={errors.time}
          onValueChange={set("time")}
        />
        <TextField
          label="걸린 시간(분)"
          isLabelHidden
          inputMode="numeric"
          placeholder="몇"
          fieldSize="dense"
          className="w-18"
          value={fields.minutes}
          error={errors.minutes}
          onValueChange={set("minutes")}
          trail={<span className="text-14 text-fg-2">분</span>}
        />
      </FieldRow>
      <FieldRow label="주제">
        <TopicField
          topics={listOf(fields.topics, "\n")}
          error={errors.topics}
          onChange={(topics) => change({ topics: topics.join("\n") })}
        />
      </FieldRow>
      <BodyField form={form} />
      <FieldRow label="약속">
        <TextField
          label="약속"
          isLabelHidden
          placeholder="무엇을 하기로 했나요?"
          fieldSize="dense"
          className="w-full"
          value={fields.followUp}
          error={errors.followUp}
          hint={toExcessWords(fields.followUp, LONGEST_FOLLOW_UP_CHARACTERS)}
          onValueChange={set("followUp")}
        />
      </FieldRow>
      <FieldRow label="다시 연락">
        <TextField
          type="date"
          label="다시 연락할 날"
          isLabelHidden
          fieldSize="dense"
          className="w-40"
          value={fields.dueOn}
          error={errors.dueOn}
          onValueChange={set("dueOn")}
        />
        <ChipButton
          onClick={() => isCalendarDay(day) && change({ dueOn: addSchoolWeek(calendar, day) })}
        >
          1주 뒤
        </ChipButton>
        {fields.dueOn !== "" && (
          <ChipButton onClick={() => change({ dueOn: "" })}>안 함</ChipButton>
        )}
      </FieldRow>
    </>
  );
}
