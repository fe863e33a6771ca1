import { Calendar } from "lucide-react";
import { useRef, type ReactNode } from "react";

export interface DayButtonProps {
  /** The accessible name of the choice, such as 「날짜」. */
  readonly label: string;
  readonly value: string;
  readonly onValueChange: (day: string) => void;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** "month" for 「2026년 11월」; the value is then "2026-11". */
  readonly unit?: "date" | "month";
  /** What the button shows: 「11월 20일 금요일」 and a chip 「오늘」. */
  readonly children: ReactNode;
}

/** A button that shows a day in words and opens the browser's picker. */
export function DayButton(props: DayButtonProps) {
  const { label, value, onValueChange, min, max, unit = "date", children } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <span className="relative inline-flex">
      <button
        type="button"
        className="press inline-flex h-11 items-center gap-2 rounded-ctl border border-line bg-surface px-4 text-15 font-semibold whitespace-nowrap text-fg hover:bg-hover max-sm:px-2"
        onClick={() => input.current?.showPicker()}
      >
        <Calendar size={18} aria-hidden="true" className="max-sm:hidden" />
        {children}
      </button>
      <input
        ref={input}
        type={unit}
        aria-label={label}
        tabIndex={-1}
        value={value}
        min={min}
        max={max}
        onChange={(event) => event.target.value && onValueChange(event.target.value)}
        className="pointer-events-none absolute inset-0 opacity-0"
      />
    </span>
  );
}
