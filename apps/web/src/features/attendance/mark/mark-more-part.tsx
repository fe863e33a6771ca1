// Loaded lazily by mark-dialog.tsx.
import {
  attendanceKinds,
  kindLabels,
  reasonLabels,
  type AttendanceCode,
  type AttendanceKind,
} from "@damim/domain/attendance/code/attendance-code.ts";
import type { AttendanceMark } from "@damim/domain/attendance/attendance-mark.ts";
import { useLessonsOfDay } from "../lessons/use-lessons-of-day.ts";
import { foldLessons } from "@damim/domain/attendance/lesson/fold-lessons.ts";
import { findSubReason } from "@damim/domain/attendance/code/sub-reason.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { withParticle } from "@damim/domain/hangul/particle.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { useOpenYearsCalendar } from "../../../data/use-school-calendar.ts";
import { Button } from "../../../ui/button.tsx";
import { ChipButton } from "../../../ui/chip.tsx";
import { Select } from "../../../ui/field/select.tsx";
import { FamilyEventPart } from "./family-event-part.tsx";
import { listWishQuestions } from "./limit-question.ts";
import { askInTurn } from "../../../kit/attendance/mark-question.ts";
import type { MarkMore } from "./day-commands.ts";
import { findAllowanceWords, useAttendanceRules, useSubReasons } from "./use-sub-reasons.ts";

/** What goes with the next code. */
export interface MoreInHand {
  /** Undefined while untouched. */
  readonly periods: readonly number[] | undefined;
}

export interface MarkMorePartProps {
  readonly ref: Ref<MoreInHand>;
  readonly store: Store;
  readonly student: RosterStudent;
  readonly day: CalendarDay;
  readonly marks: readonly AttendanceMark[];
  /** An empty sub-reason takes it away. */
  readonly onMark: (code: AttendanceCode, subReason?: string, also?: MarkAlso) => void;
}

/** What a 경조사 says beside its mark. */
export interface MarkAlso extends Required<Pick<MarkMore, "listAlso">> {
  /** All days that are marked; the dialog's own where only one is. */
  readonly days: readonly CalendarDay[];
}

/** 교시 and 세부 사유 of a mark: lessons go with the next code, a 세부 사유 marks by itself. */
export function MarkMorePart({ ref, store, student, day, marks, onMark }: MarkMorePartProps) {
  const [standing] = marks;
  const rules = useAttendanceRules(store);
  const [kind, setKind] = useState<AttendanceKind>(standing?.kind ?? "absent");
  const [typed, setTyped] = useState<readonly number[]>();
  const periods = typed ?? standing?.periods ?? [];
  const [asked, setAsked] = useState<string | undefined>(standing?.subReason ?? undefined);
  const subReasons = useSubReasons(store, student);
  const allowance = findAllowanceWords(store, student.id, day, asked, rules);
  const calendar = useOpenYearsCalendar();
  const markWithinLimit = (code: AttendanceCode, subReason: string): void => {
    const wish = { students: [student], days: [day], code, subReason };
    askInTurn(store, listWishQuestions(store, calendar, wish), () => onMark(code, subReason));
  };
  const act = useRef<HTMLButtonElement>(null);
  // The dialog is as high as a small screen already.
  useEffect(() => {
    act.current?.scrollIntoView({ block: "nearest" });
  }, [asked]);
  useImperativeHandle(ref, () => ({ periods: typed }), [typed]);
  const lessonCount = useLessonsOfDay(store, day) ?? rules.lessonsADay;
  const folded = foldLessons(periods, lessonCount);
  const chosen = findSubReason(asked);
  return (
    <div className="grid gap-3 border-t border-line-2 pt-3">
      <fieldset>
        <legend className="mb-1.5 text-14 font-semibold text-fg-2">빠진 교시</legend>
        <div className="flex flex-wrap gap-1">
          {Array.from({ length: lessonCount }, (_, index) => index + 1).map((period) => (
            <ChipButton
              key={period}
              isChosen={periods.includes(period)}
              aria-label={`${period}교시`}
              // Drawn, not written: the name says 「1교시」, and a bare 1 would be a label that it does not hold.
              data-period={period}
              className="min-w-11 justify-center px-0! before:content-[attr(data-period)]"
              onClick={() => setTyped(toToggled(periods, period))}
            />
          ))}
        </div>
        {folded && (
          <p className="mt-1.5 text-14 text-fg-2">
            하루로는 {withParticle(kindLabels[folded], "이에요/예요")}. 코드를 누르면 교시도 함께
            저장돼요.
          </p>
        )}
        {typed && standing && (
          <Button variant="weak" className="mt-1.5" onClick={() => onMark(standing)}>
            교시만 저장
          </Button>
        )}
      </fieldset>
      <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-2">
        <Select
          label="종류"
          fieldSize="dense"
          value={kind}
          options={attendanceKinds.map((each) => ({ value: each, label: kindLabels[each] }))}
          onValueChange={setKind}
        />
        <Select
          label="세부 사유"
          fieldSize="dense"
          value={chosen?.id ?? ""}
          options={[
            { value: "", label: "골라 주세요" },
            ...subReasons.map(({ id, label, reason }) => ({
              value: id,
              label: `${reasonLabels[reason]} · ${label}`,
            })),
          ]}
          onValueChange={setAsked}
        />
      </div>
      {allowance && (
        <p className={`text-14 ${allowance.left < 1 ? "font-semibold text-danger" : "text-fg-2"}`}>
          {allowance.words}
        </p>
      )}
      {chosen?.id === "familyEvent" && (
        <FamilyEventPart
          store={store}
          student={student}
          day={day}
          kind={kind}
          onMark={(also) => onMark({ kind, reason: chosen.reason }, chosen.id, also)}
        />
      )}
      {chosen && chosen.id !== "familyEvent" && (
        <div className="flex flex-wrap gap-2">
          <Button
            ref={act}
            variant="weak"
            className="flex-1"
            onClick={() => markWithinLimit({ kind, reason: chosen.reason }, chosen.id)}
          >
            {reasonLabels[chosen.reason]} {kindLabels[kind]}, {chosen.label}
          </Button>
        </div>
      )}
      {chosen && standing?.subReason && (
        <Button variant="text" onClick={() => onMark(standing, "")}>
          세부 사유 빼기
        </Button>
      )}
    </div>
  );
}

function toToggled(periods: readonly number[], period: number): readonly number[] {
  return periods.includes(period)
    ? periods.filter((each) => each !== period)
    : [...periods, period].sort((a, b) => a - b);
}
