import {
  addMonths,
  toMonth,
  type CalendarDay,
  type CalendarMonth,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { CalendarArrowDown, CalendarSync, ChevronLeft, ChevronRight } from "lucide-react";
import { useState, type ReactNode, useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useIsPast } from "../../../data/use-teacher-data.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { MonthButton } from "../../../kit/day-field/month-button.tsx";
import { Segments } from "../../../ui/field/segments.tsx";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";

const FeedDialog = lazyOverlay(() => import("../feed/feed-dialog.tsx"), "FeedDialog");
const ImportDialog = lazyOverlay(() => import("../incoming/import-dialog.tsx"), "ImportDialog");

/** Title, views, the month between its neighbours; ← → T N on the whole page. */
export function ScheduleHead(props: {
  readonly view: "month" | "list";
  readonly month: CalendarMonth;
  readonly span: { readonly from: CalendarDay; readonly to: CalendarDay };
  readonly today: CalendarDay;
  /** Days outside of the span are its nearest. */
  readonly onGo: (day: CalendarDay) => void;
  readonly onAdd: () => void;
  readonly add: ReactNode;
  /** Where what is brought comes to stand. */
  readonly store: Store;
  readonly year: SchoolYear;
}) {
  const { view, month, span, today, onGo, onAdd, add, store, year } = props;
  const isPast = useIsPast();
  const [, setParams] = useSearchParams();
  const [isExporting, setExporting] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const step = (count: number) => {
    const next = addMonths(month, count);
    return {
      disabled: next < toMonth(span.from) || next > toMonth(span.to),
      onClick: () => onGo(`${next}-01`),
    };
  };
  const [before, after] = [step(-1), step(1)];
  usePageKeys({
    ArrowLeft: before.onClick,
    ArrowRight: after.onClick,
    KeyT: () => onGo(today),
    ...(!isPast && { KeyN: onAdd }),
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <h1 className="title text-24">일정관리</h1>
      <Segments
        label="보기"
        value={view}
        segments={[
          { value: "month", label: "월" },
          { value: "list", label: "목록" },
        ]}
        onValueChange={(next) =>
          setParams(
            { about: "todoList", ...(next === "list" && { view: next }) },
            { replace: true },
          )
        }
      />
      <div className="ml-auto flex flex-wrap items-center gap-2 max-sm:ml-0">
        <IconButton
          label="이전"
          variant="line"
          icon={<ChevronLeft size={20} aria-hidden />}
          {...before}
        />
        <IconButton
          label="다음"
          variant="line"
          icon={<ChevronRight size={20} aria-hidden />}
          {...after}
        />
        <MonthButton
          month={month}
          min={toMonth(span.from)}
          max={toMonth(span.to)}
          onMonthChange={(picked) => onGo(`${picked}-01`)}
        />
        <Button variant="line" onClick={() => onGo(today)}>
          오늘
        </Button>
        {!isPast && (
          <div className="flex gap-2 max-sm:w-full">
            <Button
              variant="line"
              icon={<CalendarSync size={18} aria-hidden />}
              className="max-sm:flex-1"
              onClick={() => setExporting(true)}
            >
              캘린더 내보내기
            </Button>
            <Button
              variant="line"
              icon={<CalendarArrowDown size={18} aria-hidden />}
              className="max-sm:flex-1"
              onClick={() => setImporting(true)}
            >
              가져오기
            </Button>
          </div>
        )}
        {!isPast && add}
      </div>
      <FeedDialog isOpen={isExporting} onClose={() => setExporting(false)} />
      <ImportDialog
        isOpen={isImporting}
        onClose={() => setImporting(false)}
        store={store}
        year={year}
        onTaken={onGo}
      />
    </div>
  );
}

/** Keys of the whole page, while no field, grid, menu or dialog has the keyboard; letters by their place on it. */
function usePageKeys(keys: Readonly<Record<string, () => void>>): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    const press = keys[event.code];
    const { target } = event;
    if (!press || event.defaultPrevented || !(target instanceof Element)) return;
    const isTaken = "input:not([type=radio]), select, textarea, [role=dialog], [role=menu]";
    if (target.closest(isTaken) || document.querySelector("[role=dialog]")) return;
    if (event.code.startsWith("Arrow") && target.closest("[role=radiogroup]")) return;
    event.preventDefault();
    press();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => handle(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
