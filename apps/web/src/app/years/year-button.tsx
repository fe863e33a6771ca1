// Loaded lazily by top-row.tsx: before it the class stands there as words.
import { ChevronDown } from "lucide-react";
import { useYearChoice } from "../../data/years/year-choice.ts";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { useMenu } from "../../ui/overlay/use-menu.ts";
import { useOurClass } from "../base/use-our-class.ts";

const YearMenu = lazyOverlay(() => import("./year-menu.tsx"), "YearMenu");

/** How the class is called, and where there is a year to look back at, the way to it. */
export function YearButton() {
  const { className } = useOurClass();
  const { past } = useYearChoice();
  const { button, menu } = useMenu();
  if (past.length === 0) return <span className="class-words">{className}</span>;
  return (
    <>
      <button
        {...button}
        type="button"
        aria-label={`학년도 고르기, ${className}`}
        className="press -ml-2 flex h-11 min-w-0 items-center gap-1 rounded-ctl px-2 text-15 text-fg-2 hover:bg-hover"
      >
        <span className="class-words">{className}</span>
        <ChevronDown size={16} className="shrink-0" aria-hidden />
      </button>
      <YearMenu {...menu} />
    </>
  );
}
