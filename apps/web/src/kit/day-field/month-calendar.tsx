import {
  addMonths,
  toMonth,
  toSeoulDay,
  type CalendarMonth,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonth } from "@damim/domain/calendar-day/korean-day.ts";
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

export interface MonthCalendarProps extends CalendarProps<CalendarMonth> {
  readonly value: CalendarMonth;
}

/** A year to choose a month of: arrows walk over the months, Page up and down over the years. */
export function MonthCalendar(props: MonthCalendarProps) {
  return <CalendarPopup {...props}>{(close) => <Year {...props} onClose={close} />}</CalendarPopup>;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -3,
  ArrowDown: 3,
  PageUp: -12,
  PageDown: 12,
};

function Year({ value, min, max, onPick, onClose }: MonthCalendarProps) {
  const thisMonth = toMonth(toSeoulDay(currentTime()));
  const [at, setAt] = useState(value);
  const year = at.slice(0, 4);
  const grid = useGridFocus(at);
  const isAllowed = (month: CalendarMonth): boolean =>
    !(min && month < min) && !(max && month > max);
  const pick = (month: CalendarMonth): void => {
    onPick(month);
    onClose();
  };
  const walk = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (!step) return;
    setAt(addMonths(at, step));
    event.preventDefault();
  };
  return (
    <>
      <CalendarHead words={`${year}년`} of="해" onStep={(by) => setAt(addMonths(at, by * 12))} />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are the months' */}
      <div ref={grid} className="grid grid-cols-3 gap-1 text-14" onKeyDown={walk}>
        {Array.from({ length: 12 }, (_, index) => addMonths(`${Number(year)}-01`, index)).map(
          (month) => (
            <button
              key={month}
              type="button"
              data-at={month}
              aria-label={toKoreanMonth(month)}
              aria-current={month === thisMonth ? "date" : undefined}
              aria-pressed={month === value}
              tabIndex={month === at ? 0 : -1}
              disabled={!isAllowed(month)}
              className={`${cellLook} h-11 w-18`}
              onClick={() => pick(month)}
            >
              {Number(month.slice(5))}월
            </button>
          ),
        )}
      </div>
      {isAllowed(thisMonth) && (
        <div className="mt-2 flex justify-center">
          <ChipButton onClick={() => pick(thisMonth)}>이번 달</ChipButton>
        </div>
      )}
    </>
  );
}
