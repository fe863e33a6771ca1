import { addMonths } from "@damim/domain/calendar-day/calendar-day.ts";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { IconButton } from "../../ui/button.tsx";
import { MonthButton, type MonthButtonProps } from "./month-button.tsx";

/** The open month, the ways to its neighbours left of it; the month itself opens a year to choose another. */
export function MonthSteps(props: MonthButtonProps) {
  const { month, onMonthChange, min, max } = props;
  const step = (monthCount: number) => {
    const next = addMonths(month, monthCount);
    return {
      disabled: Boolean((min && next < min) || (max && next > max)),
      onClick: () => onMonthChange(next),
    };
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
      <MonthButton {...props} />
    </div>
  );
}
