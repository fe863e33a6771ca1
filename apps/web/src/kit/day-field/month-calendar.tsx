import {
  addMonths,
  toMonth,
  toSeoulDay,
  type CalendarMonth,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonth } from "@damim/domain/calendar-day/korean-day.ts";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { currentTime } from "../../platform/clock.ts";
import { IconButton } from "../../ui/button.tsx";
import { ChipButton } from "../../ui/chip.tsx";
import { CalendarPopup, type CalendarPopupProps } from "./calendar-popup.tsx";

export interface MonthCalendarProps extends CalendarPopupProps {
  readonly value: CalendarMonth;
  readonly min?: CalendarMonth | undefined;
  readonly max?: CalendarMonth | undefined;
  readonly onPick: (month: CalendarMonth) => void;
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
  const grid = useRef<HTMLDivElement>(null);
  const isAllowed = (month: CalendarMonth): boolean =>
    !(min && month < min) && !(max && month > max);
  const pick = (month: CalendarMonth): void => {
    onPick(month);
    onClose();
  };
  useEffect(() => grid.current?.querySelector<HTMLElement>(`[data-month="${at}"]`)?.focus(), [at]);
  const walk = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (!step) return;
    setAt(addMonths(at, step));
    event.preventDefault();
  };
  return (
    <>
      <div className="flex items-center">
        <span className="flex-1 pl-2 text-15 font-bold" aria-live="polite">
          {year}년
        </span>
        <IconButton
          label="앞 해"
          icon={<ChevronLeft size={20} aria-hidden />}
          onClick={() => setAt(addMonths(at, -12))}
        />
        <IconButton
          label="다음 해"
          icon={<ChevronRight size={20} aria-hidden />}
          onClick={() => setAt(addMonths(at, 12))}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are the months' */}
      <div ref={grid} className="grid grid-cols-3 gap-1 text-14" onKeyDown={walk}>
        {Array.from({ length: 12 }, (_, index) => addMonths(`${Number(year)}-01`, index)).map(
          (month) => (
            <button
              key={month}
              type="button"
              data-month={month}
              aria-label={toKoreanMonth(month)}
              aria-current={month === thisMonth ? "date" : undefined}
              aria-pressed={month === value}
              tabIndex={month === at ? 0 : -1}
              disabled={!isAllowed(month)}
              className="grid h-11 w-18 place-items-center rounded-chip font-semibold tabular-nums hover:bg-hover disabled:opacity-40 aria-[current=date]:shadow-[inset_0_0_0_2px_var(--warm)] aria-pressed:bg-brand aria-pressed:text-on-brand"
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
