import {
  addDays,
  addMonths,
  isCalendarDay,
  listMonthDays,
  toMonth,
  toSeoulDay,
  type CalendarDay,
} from "@damim/domain/calendar-day/calendar-day.ts";
import {
  toKoreanDate,
  toKoreanMonth,
  toWeekdayLetter,
} from "@damim/domain/calendar-day/korean-day.ts";
import { toWeekPlace, weekHeads } from "@damim/domain/calendar-day/week.ts";
import { useState, type KeyboardEvent } from "react";
import { currentTime } from "../../platform/clock.ts";
import { ChipButton } from "../../ui/chip.tsx";
import {
  CalendarHead,
  CalendarPopup,
  cellLook,
  useGridFocus,
  type CalendarProps,
} from "./calendar-popup.tsx";

export interface DayCalendarProps extends CalendarProps<CalendarDay> {
  readonly value: string;
}

/** A month to choose a day of: arrows walk over the days, Page up and down over the months. */
export function DayCalendar(props: DayCalendarProps) {
  return (
    <CalendarPopup {...props}>{(close) => <Month {...props} onClose={close} />}</CalendarPopup>
  );
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

function Month({ value, min = "", max = "9999", onPick, onClose }: DayCalendarProps) {
  const today = toSeoulDay(currentTime());
  const [at, setAt] = useState<CalendarDay>(() =>
    clamp(isCalendarDay(value) ? value : today, min, max),
  );
  const month = toMonth(at);
  const days = listMonthDays(month);
  const grid = useGridFocus(at);
  const isAllowed = (day: string): boolean => day >= min && day <= max;
  const pick = (day: CalendarDay): void => {
    onPick(day);
    onClose();
  };
  const step = (months: number): void => setAt(toSameDate(at, months));
  const walk = (event: KeyboardEvent): void => {
    if (event.key === "PageUp") step(-1);
    else if (event.key === "PageDown") step(1);
    else if (STEPS[event.key]) setAt(addDays(at, STEPS[event.key] ?? 0));
    else return;
    event.preventDefault();
  };
  const quick = [
    { words: "오늘", day: today },
    { words: "내일", day: addDays(today, 1) },
    { words: "1주 뒤", day: addDays(today, 7) },
  ].filter(({ day }) => isAllowed(day));
  return (
    <>
      <CalendarHead words={toKoreanMonth(month)} of="달" onStep={(by) => step(by)} />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are the days' */}
      <div ref={grid} className="grid grid-cols-7 text-center text-14" onKeyDown={walk}>
        {weekHeads.map((head) => (
          <span key={head} aria-hidden className="grid size-9 place-items-center text-13 text-fg-2">
            {head}
          </span>
        ))}
        {days.map((day, index) => (
          <button
            key={day}
            type="button"
            data-at={day}
            style={index === 0 ? { gridColumnStart: toWeekPlace(day) + 1 } : undefined}
            aria-label={`${toKoreanDate(day)} ${toWeekdayLetter(day)}요일`}
            aria-current={day === today ? "date" : undefined}
            aria-pressed={day === value}
            tabIndex={day === at ? 0 : -1}
            disabled={!isAllowed(day)}
            className={`${cellLook} size-9`}
            onClick={() => pick(day)}
          >
            {Number(day.slice(8))}
          </button>
        ))}
      </div>
      <div className="mt-2 flex max-w-63 flex-wrap justify-center gap-1.5">
        {quick.map(({ words, day }) => (
          <ChipButton key={words} onClick={() => pick(day)}>
            {words}
          </ChipButton>
        ))}
      </div>
    </>
  );
}

function clamp(day: CalendarDay, min: string, max: string): CalendarDay {
  if (isCalendarDay(min) && day < min) return min;
  return isCalendarDay(max) && day > max ? max : day;
}

/** The same date some months on, or the last of a shorter month. */
function toSameDate(day: CalendarDay, months: number): CalendarDay {
  const days = listMonthDays(addMonths(toMonth(day), months));
  return days[Math.min(Number(day.slice(8)), days.length) - 1] ?? day;
}
