// Loaded lazily by top-row.tsx: before it the class stands there as words.
import { ChevronDown } from "lucide-react";
import { useYearOptions } from "../../data/years/year-choice.ts";
import { useOurClass } from "../base/use-our-class.ts";
import { useYearOfPage } from "./use-year-of-page.ts";
import { useShowYear } from "./use-show-year.ts";

/** Which class the rows of the page are of; where there is another school year, the way to it. */
export function YearButton() {
  const { year } = useYearOfPage();
  const { className } = useOurClass();
  const options = useYearOptions();
  const show = useShowYear();
  const shown = options.find((option) => option.year === year);
  if (options.length < 2)
    return <span className="class-words">{shown?.way === "ahead" ? shown.label : className}</span>;
  return (
    <span className="relative -ml-2 min-w-0">
      <select
        aria-label="학년도"
        value={year}
        onChange={(event) => show(Number(event.target.value))}
        className="press class-words field-sizing-content h-11 max-w-full cursor-pointer appearance-none rounded-ctl bg-transparent pr-7 pl-2 text-15 text-fg-2 hover:bg-hover"
      >
        {/* 오늘 is of the year in the room, also where that has no class. */}
        {!shown && <option value={year}>{className}</option>}
        {options.map((option) => (
          <option key={option.year} value={option.year}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        size={16}
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-2 -translate-y-1/2"
      />
    </span>
  );
}
