import {
  reasonLabels,
  type AttendanceCode,
} from "@damim/domain/attendance/code/attendance-code.ts";
import { findSubReason } from "@damim/domain/attendance/code/sub-reason.ts";
import { isCalendarDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { listOpenDaysBetween } from "@damim/domain/school-calendar/school-calendar.ts";
import { recordSchoolYear, toSchoolYearSpan } from "@damim/domain/school-year/school-year.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { useState } from "react";
import type { Store } from "../../data/teacher-data.ts";
import { useDraft } from "../../data/drafts/use-draft.ts";
import { useOpenYearsCalendar } from "../../data/use-school-calendar.ts";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/field/select.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { CodeButtons } from "./mark/code-buttons.tsx";
import { listWishQuestions } from "./mark/limit-question.ts";
import { askInTurn, listMarkQuestions } from "../../kit/attendance/mark-question.ts";
import type { DayCommands } from "./mark/day-commands.ts";
import { DayField } from "../../kit/day-field/day-field.tsx";
import { findAllowanceWords, useAttendanceRules, useSubReasons } from "./mark/use-sub-reasons.ts";

export interface ChosenStudentsBarProps {
  readonly store: Store;
  readonly students: readonly RosterStudent[];
  readonly day: CalendarDay;
  readonly commands: DayCommands;
  readonly onDone: () => void;
}

/** One code for all chosen pupils, also on every school day of a span: one undo step. */
export function ChosenStudentsBar(props: ChosenStudentsBarProps) {
  const { store, students, day, commands } = props;
  const [note, setNote, clearNote] = useDraft(`chosen-note:${day}`, "");
  const finish = (): void => {
    clearNote();
    props.onDone();
  };
  const [until, setUntil] = useState<CalendarDay>(day);
  const [subReasonId, setSubReasonId] = useState("");
  const calendar = useOpenYearsCalendar();
  const rules = useAttendanceRules(store);
  const subReasons = useSubReasons(store);
  const lastDay = toSchoolYearSpan(recordSchoolYear(day)).to;
  const isSpan = until > day;
  const days = isSpan ? listOpenDaysBetween(calendar, day, until) : [day];
  const subReason = findSubReason(subReasonId);
  const allowance = findAllowanceWords(store, students[0]?.id, day, subReasonId, rules);
  const mark = (code: AttendanceCode): void => {
    const fits = subReason?.reason === code.reason;
    const more = {
      ...(note.trim() && { note }),
      ...(subReason && fits && { subReason: subReason.id }),
    };
    const limits = listWishQuestions(store, calendar, {
      students,
      days,
      code,
      subReason: subReasonId,
    });
    // What is chosen stays on screen until the last answer.
    askInTurn(store, [...limits, ...listMarkQuestions(store, days)], () => {
      if (isSpan) commands.markDays(students, days, code, more);
      else commands.mark(students, day, code, note, more);
      finish();
    });
  };
  return (
    <section
      aria-label="고른 학생 출결"
      className="rounded-card border border-line bg-surface p-4 shadow-float"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p aria-live="polite" className="text-15 font-bold">
          {students.length === 0 ? "학생을 눌러 골라 주세요" : `${students.length}명을 골랐어요`}
        </p>
        <Button variant="text" onClick={finish}>
          그만 고르기
        </Button>
      </div>
      {students.length > 0 && (
        <div className="mt-2 grid gap-3 md:grid-cols-[22rem_1fr]">
          <CodeButtons marks={[]} size="small" onCode={mark} />
          <div className="flex flex-col gap-2">
            <div className="grid gap-2 sm:grid-cols-2">
              <TextField label="사유" fieldSize="normal" value={note} onValueChange={setNote} />
              <DayField
                label="마지막 날"
                fieldSize="normal"
                value={until}
                min={day}
                max={lastDay}
                hint={isSpan ? `쉬는 날을 빼고 ${days.length}일을 적어요.` : undefined}
                onValueChange={(picked) => {
                  if (isCalendarDay(picked) && picked >= day && picked <= lastDay) setUntil(picked);
                }}
              />
            </div>
            <Select
              label="세부 사유"
              fieldSize="normal"
              value={subReasonId}
              options={[
                { value: "", label: "없음" },
                ...subReasons.map(({ id, label, reason }) => ({
                  value: id,
                  label: `${reasonLabels[reason]} · ${label}`,
                })),
              ]}
              hint={subReason && `${reasonLabels[subReason.reason]} 코드를 누르면 함께 저장돼요.`}
              onValueChange={setSubReasonId}
            />
            {allowance && students.length === 1 && (
              <p
                className={`text-14 ${allowance.left < days.length ? "font-semibold text-danger" : "text-fg-2"}`}
              >
                {allowance.words}
                {allowance.left < days.length && " 이대로 적으면 넘어요."}
              </p>
            )}
            {!isSpan && (
              <div className="flex flex-wrap gap-2">
                <Button
                  variant="line"
                  onClick={() => {
                    commands.arrive(students, day);
                    finish();
                  }}
                >
                  왔어요
                </Button>
                <Button
                  variant="line"
                  onClick={() => {
                    commands.clear(students, day);
                    finish();
                  }}
                >
                  출석으로 바꾸기
                </Button>
              </div>
            )}
          </div>
        </div>
      )}
    </section>
  );
}
