import { isCalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { readNumbers } from "@damim/domain/names/read-numbers.ts";
import { splitTyped } from "@damim/domain/consult/consult-record.ts";
import { LONGEST_FOLLOW_UP_CHARACTERS } from "@damim/domain/consult/consult.ts";
import { searchMembers } from "@damim/domain/names/search-members.ts";
import { addSchoolWeek } from "@damim/domain/occurrence/postpone-day.ts";
import type { SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { listMeant } from "@damim/domain/student/find-students.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { useId, useState } from "react";
import { DayField } from "../../../kit/day-field/day-field.tsx";
import { PupilsField } from "../../../kit/names/pupils-field.tsx";
import { TimeField } from "../../../kit/time-field/time-field.tsx";
import { late } from "../../../ui/arrival/late.ts";
import { ChipButton } from "../../../ui/chip.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { CallRow } from "./call-row.tsx";
import { BodyField, toExcessWords } from "./body-field.tsx";
import { FieldRow } from "./field-row.tsx";
import { PillRadios } from "./pill-radios.tsx";
import { TopicField } from "./topic-field.tsx";
import type { ConsultFormState } from "./use-consult-form.ts";

// Beside what is written.
const GuardianRow = late(() => import("./guardian-row.tsx").then((file) => file.GuardianRow));

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
  const chosen = splitTyped(fields.studentIds, " ");
  const { day } = fields;
  const meant = isCalendarDay(day) ? listMeant(students, typed, day) : students;
  const isCall = fields.way === "phone" || fields.way === "text";
  const called =
    isCall && fields.who === "guardian" ? students.filter(({ id }) => chosen.includes(id)) : [];
  return (
    <>
      <FieldRow label="누구">
        <PupilsField
          isInRow
          chosen={chosen}
          typed={typed}
          search={searchMembers(meant, typed, chosen)}
          toWords={toStudentWords}
          nameChosen={(id) => {
            const student = students.find((each) => each.id === id);
            return student ? toStudentWords(student) : "지운 학생";
          }}
          placeholder={chosen.length > 0 ? "한 명 더" : "이름, 초성, 번호"}
          error={errors.studentIds && (readNumbers(typed, meant).say || errors.studentIds)}
          onChange={(next) => {
            setTyped(next.typed);
            const ids = next.chosen.join(" ");
            if (ids !== fields.studentIds) change({ studentIds: ids });
          }}
        />
        <div className="flex w-full flex-wrap gap-1.5">
          <PillRadios {...form.at("who")} />
          <TextField
            {...form.at("whoNote")}
            isLabelHidden
            placeholder={usualPeople[fields.who]?.[0] ?? "만난 사람"}
            fieldSize="dense"
            className="min-w-24 flex-1"
            list={people}
          />
          <datalist id={people}>
            {usualPeople[fields.who]?.map((words) => (
              <option key={words} value={words} />
            ))}
          </datalist>
        </div>
      </FieldRow>
      {called.map((student) => (
        <GuardianRow
          key={student.id}
          student={student}
          label={called.length > 1 ? `${student.number}번` : "번호"}
        />
      ))}
      <FieldRow label="어떻게">
        <PillRadios {...form.at("way")} label="어떻게" />
      </FieldRow>
      <FieldRow label="언제">
        <DayField
          {...form.at("day")}
          isPast
          isLabelHidden
          fieldSize="dense"
          className="min-w-0 max-w-40 flex-1 basis-34"
        />
        <TimeField {...form.at("time")} isLabelHidden fieldSize="dense" className="w-32" />
        <TextField
          {...form.at("minutes")}
          isLabelHidden
          inputMode="numeric"
          placeholder="몇"
          fieldSize="dense"
          className="w-18"
          trail={<span className="text-14 text-fg-2">분</span>}
        />
        <CallRow form={form} />
      </FieldRow>
      <FieldRow label="주제">
        <TopicField
          topics={splitTyped(fields.topics, "\n")}
          error={errors.topics}
          onChange={(topics) => change({ topics: topics.join("\n") })}
        />
      </FieldRow>
      <BodyField form={form} />
      <FieldRow label="약속">
        <TextField
          {...form.at("followUp")}
          isLabelHidden
          placeholder="무엇을 하기로 했나요?"
          fieldSize="dense"
          className="w-full"
          hint={toExcessWords(fields.followUp, LONGEST_FOLLOW_UP_CHARACTERS)}
        />
      </FieldRow>
      <FieldRow label="다시 연락">
        <DayField {...form.at("dueOn")} isLabelHidden fieldSize="dense" className="w-40" />
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
