import {
  listMonthDays,
  toMonthSpan,
  toWeekday,
  type CalendarDay,
  type CalendarMonth,
} from "@damim/domain/calendar-day/calendar-day.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import {
  isSchoolOpen,
  listClosingSpans,
  type ClosingSpan,
  type SchoolCalendar,
} from "@damim/domain/school-calendar/school-calendar.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { SquareDashedMousePointer } from "lucide-react";
import { useCallback, useMemo, useState, useSyncExternalStore } from "react";
import { useSchoolCalendar } from "../../../data/use-school-calendar.ts";
import { useIsPast } from "../../../data/use-teacher-data.ts";
import { FirstUseHint } from "../../../kit/page/sum-hints.tsx";
import { UncountedNote } from "../../../kit/span/uncounted-note.tsx";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { openMonthBook } from "./month-book.ts";
import { MonthGrid } from "./month-grid.tsx";

export interface MonthViewProps {
  readonly store: Store;
  readonly students: readonly RosterStudent[];
  readonly month: CalendarMonth;
  readonly today: CalendarDay;
}

/** Reads the month's rows ahead, at rest: of a full year it takes as long as drawing half the grid. */
export function readMonthAhead(store: Store, month: CalendarMonth): void {
  openMonthBook(store, month);
}

/** The month as a grid of pupils and open days; a marked day without school has its column too. */
export function MonthView({ store, students, month, today }: MonthViewProps) {
  const calendar = useSchoolCalendar(recordSchoolYear(`${month}-01`));
  const days = useGridDays({ store, students, month, today, calendar });
  const closings = listMonthClosings(calendar, month);
  const isPast = useIsPast();
  const [isChoosing, setChoosing] = useState(false);
  if (days.length === 0) return <Notice tone="info">이 달에는 수업일이 없어요.</Notice>;
  const closingWords = closings.length > 0 && `쉬는 날: ${closings.map(toClosingWords).join(", ")}`;
  return (
    <>
      {isPast ? (
        closingWords && <p className="text-14 text-fg-2 print:hidden">{closingWords}</p>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 print:hidden">
          <p className="min-w-0 flex-1 basis-96 text-14 text-fg-2 max-sm:basis-40">
            {/* No keys under a finger, and no room for them on a phone. */}
            <span className="pointer-coarse:sr-only max-sm:sr-only">
              칸에서 <Kbd>1</Kbd>–<Kbd>4</Kbd>는 결석·지각·조퇴·결과, 이어서 누르면 사유가 바뀌어요.{" "}
              <Kbd>Enter</Kbd>로 자세히 적고 <Kbd>Delete</Kbd>로 출석으로 바꿔요.{" "}
            </span>
            {closingWords}
          </p>
          <Button
            variant={isChoosing ? "sunken" : "line"}
            className="ml-auto"
            icon={<SquareDashedMousePointer size={18} aria-hidden />}
            aria-pressed={isChoosing}
            onClick={() => setChoosing(!isChoosing)}
          >
            여러 칸 고르기
          </Button>
        </div>
      )}
      <UncountedNote store={store} month={month} />
      <FirstUseHint month={month} />
      <MonthGrid
        store={store}
        students={students}
        days={days}
        today={today}
        calendar={calendar}
        isChoosing={isChoosing}
        onChoosingEnd={() => setChoosing(false)}
      />
    </>
  );
}

function Kbd({ children }: { readonly children: string }) {
  return (
    <kbd className="rounded-[6px] border border-line bg-surface px-1.5 text-12 font-semibold">
      {children}
    </kbd>
  );
}

function listMonthClosings(calendar: SchoolCalendar, month: CalendarMonth) {
  const { from: first, to: last } = toMonthSpan(month);
  return listClosingSpans(calendar, first, last).filter(
    ({ from, to }) => from !== to || ![0, 6].includes(toWeekday(from)),
  );
}

function toClosingWords({ from, to, name }: ClosingSpan): string {
  const last = to === from ? "" : `–${Number(to.slice(8))}일`;
  return `${Number(from.slice(8))}일${last} ${name}`;
}

/**
 * Open days, today, and other days on which somebody is marked. The list is one object until it changes:
 * a new one draws the whole grid anew.
 */
function useGridDays({
  store,
  students,
  month,
  today,
  calendar,
}: MonthViewProps & { readonly calendar: SchoolCalendar }): readonly CalendarDay[] {
  const book = useMemo(() => openMonthBook(store, month), [store, month]);
  const readMarked = useCallback(
    () =>
      listMonthDays(month)
        .filter((day) => book.countMost(day) > 0 && !isSchoolOpen(calendar, day))
        .filter((day) => students.some(({ id }) => book.read(id).get(day)?.marks.length))
        .join(),
    [book, students, month, calendar],
  );
  const marked = useSyncExternalStore(book.watchCounts, readMarked);
  return useMemo(
    () =>
      listMonthDays(month).filter(
        (day) => isSchoolOpen(calendar, day) || day === today || marked.includes(day),
      ),
    [month, today, marked, calendar],
  );
}
