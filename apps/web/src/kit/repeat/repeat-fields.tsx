import { isCalendarDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { weekHeads } from "@damim/domain/calendar-day/week.ts";
import { listNextDays } from "@damim/domain/occurrence/list-occurrences.ts";
import {
  startRepeatDraft,
  type RepeatChoice,
  type RepeatDraft,
  type RepeatFields as RepeatValue,
} from "@damim/domain/occurrence/repeat-draft.ts";
import {
  MOST_REPEAT_STEPS,
  onClosedLabels,
  type OnClosed,
} from "@damim/domain/occurrence/repeat-rule.ts";
import { toRepeatWords } from "@damim/domain/occurrence/repeat-words.ts";
import { toDayListWords } from "@damim/domain/schedule/turn-words.ts";
import type { SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import type { FieldErrors } from "../form/use-fields-form.ts";
import { ChipButton } from "../../ui/chip.tsx";
import { Select } from "../../ui/field/select.tsx";
import { DayField } from "../day-field/day-field.tsx";
import { TextField } from "../../ui/field/text-field.tsx";

const choices: Readonly<Record<RepeatChoice, string>> = {
  "": "한 번만",
  schoolDay: "수업일마다",
  day: "날마다",
  week: "매주",
  monthDate: "매월 며칠",
  monthWeekday: "매월 몇째 요일",
  monthSchoolDay: "매월 몇째 수업일",
};
const places = ["첫째", "둘째", "셋째", "넷째", "다섯째"];
const nths = [
  ...places.map((label, at) => ({ value: String(at + 1), label })),
  { value: "-1", label: "마지막" },
];
const SHOWN_DAYS = 6;

/** 반복 of an event or a task: how it comes again, what closed days do to it, and which days that gives. */
export function RepeatFields(props: {
  readonly form: {
    readonly fields: RepeatDraft;
    readonly change: (part: Partial<RepeatDraft>) => void;
    readonly errors: FieldErrors<RepeatDraft>;
    /** What the form stands for, while it can be read. */
    readonly value: RepeatValue | undefined;
  };
  /** The day on which it begins, as typed. */
  readonly day: string;
  readonly calendar: SchoolCalendar;
}) {
  const { form, day, calendar } = props;
  const { fields, change, errors, value } = form;
  const { every } = fields;
  const isCounted = every === "day" || every === "schoolDay";
  const isClosable = every !== "" && every !== "schoolDay" && every !== "monthSchoolDay";
  const hasPlace = every === "monthWeekday" || every === "monthSchoolDay";
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
        <Select
          label="반복"
          fieldSize="normal"
          value={every}
          options={(Object.keys(choices) as RepeatChoice[]).map((choice) => ({
            value: choice,
            label: choices[choice],
          }))}
          onValueChange={(next) =>
            change(isCalendarDay(day) ? startRepeatDraft(next, day) : { every: next })
          }
        />
        {(isCounted || every === "week") && (
          <TextField
            type="number"
            inputMode="numeric"
            min={1}
            max={MOST_REPEAT_STEPS}
            fieldSize="normal"
            label={isCounted ? "며칠마다" : "몇 주마다"}
            placeholder="1"
            value={fields.step}
            onValueChange={(step) => change({ step })}
            error={errors.step}
          />
        )}
        {every === "monthDate" && (
          <TextField
            type="number"
            inputMode="numeric"
            min={1}
            max={31}
            fieldSize="normal"
            label="며칠"
            value={fields.date}
            onValueChange={(date) => change({ date })}
            error={errors.date}
          />
        )}
        {hasPlace && (
          <Select
            label="몇째"
            fieldSize="normal"
            value={fields.nth}
            options={nths}
            onValueChange={(nth) => change({ nth })}
            error={errors.nth}
          />
        )}
      </div>
      {(every === "week" || every === "monthWeekday") && (
        <Weekdays
          value={fields.weekdays}
          isSingle={every === "monthWeekday"}
          onValueChange={(weekdays) => change({ weekdays })}
          error={errors.weekdays}
        />
      )}
      {every !== "" && (
        <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
          {isClosable && (
            <Select<OnClosed>
              label="쉬는 날이면"
              fieldSize="normal"
              value={fields.onClosed}
              options={(Object.keys(onClosedLabels) as OnClosed[]).map((choice) => ({
                value: choice,
                label: onClosedLabels[choice],
              }))}
              onValueChange={(onClosed) => change({ onClosed })}
            />
          )}
          <DayField
            fieldSize="normal"
            label="언제까지 반복"
            hint="비워 두어도 돼요."
            min={day}
            value={fields.until}
            onValueChange={(until) => change({ until })}
            error={errors.until}
          />
        </div>
      )}
      {value?.repeat && isCalendarDay(day) && (
        <NextDays value={value} day={day} calendar={calendar} />
      )}
    </>
  );
}

function NextDays(props: {
  readonly value: RepeatValue;
  readonly day: CalendarDay;
  readonly calendar: SchoolCalendar;
}) {
  const { value, day, calendar } = props;
  const { repeat, onClosed } = value;
  if (!repeat) return null;
  const rule = { ...repeat, from: day, onClosed: onClosed ?? undefined };
  const days = listNextDays(rule, calendar, { from: day, count: SHOWN_DAYS });
  return (
    <p aria-live="polite" className="rounded-cell bg-sunken px-4 py-3 text-14 text-fg-2">
      <span className="font-semibold text-fg">{toRepeatWords(repeat, onClosed)}</span>{" "}
      {days.length > 0 ? toDayListWords(days) : "그런 날이 없어요."}
    </p>
  );
}

function Weekdays(props: {
  readonly value: string;
  readonly isSingle: boolean;
  readonly onValueChange: (weekdays: string) => void;
  readonly error?: string | undefined;
}) {
  const { value, isSingle, onValueChange, error } = props;
  return (
    <fieldset>
      <legend className="mb-1.5 text-14 font-semibold text-fg-2">요일</legend>
      <div className="flex flex-wrap gap-1.5">
        {weekHeads.map((head, at) => {
          const weekday = String(at + 1);
          const isChosen = value.includes(weekday);
          const others = value.replace(weekday, "");
          return (
            <ChipButton
              key={head}
              aria-label={`${head}요일`}
              aria-invalid={error ? true : undefined}
              isChosen={isChosen}
              onClick={() =>
                onValueChange(isSingle ? weekday : isChosen ? others : value + weekday)
              }
            >
              {head}
            </ChipButton>
          );
        })}
      </div>
      {error && <p className="mt-1.5 text-14 text-danger">{error}</p>}
    </fieldset>
  );
}
