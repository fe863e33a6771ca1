import { ChevronLeft, ChevronRight } from "lucide-react";
import { IconButton } from "./button.tsx";
import { DayButton } from "./day-button.tsx";

/** `2026-11`. */
type Month = `${number}-${number}`;

export interface MonthStepsProps {
  readonly month: Month;
  /** The month in words: 「2026년 11월」. */
  readonly words: string;
  readonly onMonthChange: (month: Month) => void;
  /** First and last month that can be chosen, both included; without them any. */
  readonly min?: Month;
  readonly max?: Month;
}

/** The open month, the ways to its neighbours left of it; the month itself opens the browser's picker. */
export function MonthSteps({ month, words, onMonthChange, min, max }: MonthStepsProps) {
  const isAllowed = (picked: string): picked is Month =>
    /^\d{4}-\d{2}$/.test(picked) && !(min && picked < min) && !(max && picked > max);
  const step = (monthCount: number) => {
    const next = addMonths(month, monthCount);
    return { disabled: !isAllowed(next), onClick: () => onMonthChange(next) };
  };
  return (
    <div className="flex items-center gap-2">
      <IconButton
        label="앞 달"
        variant="line"
        className="print:hidden"
        icon={<ChevronLeft size={20} aria-hidden />}
        {...step(-1)}
      />
      <IconButton
        label="다음 달"
        variant="line"
        className="print:hidden"
        icon={<ChevronRight size={20} aria-hidden />}
        {...step(1)}
      />
      <DayButton
        label="달 고르기"
        unit="month"
        value={month}
        min={min}
        max={max}
        onValueChange={(picked) => {
          if (isAllowed(picked)) onMonthChange(picked);
        }}
      >
        {words}
      </DayButton>
    </div>
  );
}

function addMonths(month: Month, monthCount: number): Month {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + monthCount;
  const [year, monthNumber] = [Math.floor(index / 12), (index % 12) + 1];
  // Both are figures.
  return `${String(year).padStart(4, "0")}-${String(monthNumber).padStart(2, "0")}` as Month;
}
