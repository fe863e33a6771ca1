import {
  toMonth,
  toSeoulDay,
  type CalendarDay,
  type CalendarMonth,
  addDays,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay, toKoreanMonth } from "@damim/domain/calendar-day/korean-day.ts";
import { dayLogKind, hasOwnWords } from "@damim/domain/daily-log/daily-log.ts";
import { findDayLogs } from "@damim/domain/daily-log/find-day-logs.ts";
import { listMonthRows } from "@damim/domain/daily-log/log-month.ts";
import { toSchoolYearSpan } from "@damim/domain/school-year/school-year.ts";
import { parseScope } from "@damim/domain/school-year/scope.ts";
import { Printer, Search, ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { findStoreOfDay, findClassStore, type Store } from "../../data/teacher-data.ts";
import { useClassLine } from "../../data/use-class-line.ts";
import { useNumbersOnly } from "../../data/use-numbers-only.ts";
import { useRoster } from "../../data/use-roster.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import type { DayFactsSource } from "../../kit/manifest/day-facts.ts";
import { FoundDays } from "../../kit/search/found-days.tsx";
import { printPage } from "../../platform/print.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/field/checkbox.tsx";
import { Segments } from "../../ui/field/segments.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { DayView } from "./day/day-view.tsx";
import { useLogLines } from "./day/use-log-lines.ts";
import { MonthDots } from "./month/month-dots.tsx";
import { MonthList } from "./month/month-list.tsx";
import { PrintLog } from "./month/print-log.tsx";

export interface DailyLogPageProps {
  /** What features say of a day; the app knows them. */
  readonly dayFacts: readonly DayFactsSource[];
}

/** 하루일지: the day as the records tell it, the teacher's words, and 「하루 마치기」. */
export function Component({ dayFacts }: DailyLogPageProps) {
  const data = useTeacherData();
  const store = findStoreOfDay(data, toSeoulDay(data.now())) ?? findClassStore(data);
  return store ? <LogOfYear store={store} sources={dayFacts} /> : null;
}

type View = "day" | "month";

function LogOfYear(props: { readonly store: Store; readonly sources: readonly DayFactsSource[] }) {
  const { store, sources } = props;
  const { now } = useTeacherData();
  const today = toSeoulDay(now());
  const scope = parseScope(store.scope);
  const year = scope?.type === "year" ? scope.year : Number(today.slice(0, 4));
  const span = toSchoolYearSpan(year);
  const [chosenDay, setDay] = useState<CalendarDay>();
  const day = chosenDay ?? (today < span.from ? span.from : today > span.to ? span.to : today);
  const [chosenMonth, setMonth] = useState<CalendarMonth>();
  const month = chosenMonth ?? toMonth(day);
  const [view, setView] = useState<View>("day");
  const [typed, setTyped] = useState("");
  const hasNumbersOnly = useNumbersOnly(store);
  const [isNumbered = hasNumbersOnly, setNumbered] = useState<boolean>();
  const [isSigned, setSigned] = useState(false);
  const logs = useRows(store, dayLogKind);
  const students = useRoster(store);
  const place = useClassLine(year, students);
  const listLines = useLogLines(store, sources);
  const show = (next: CalendarDay): void => {
    setDay(next);
    setMonth(toMonth(next));
    setView("day");
    setTyped("");
  };
  const isSearch = typed.trim() !== "";
  const rows = listLines
    ? listMonthRows(month, { logs, listLines, today, hiddenNames: isNumbered ? students : [] })
    : [];
  const printed = view === "day" ? rows.filter((row) => row.day === day) : rows;
  // Where parts stand below each other, lines that come later would move what is seen.
  const unlessLate = listLines ? "" : "max-lg:invisible";
  const title = `하루일지 ${view === "day" ? toKoreanDay(day) : toKoreanMonth(month)}`;
  return (
    <div className="flex flex-1 flex-col gap-4 lg:min-h-0 print:block">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
        <h1 className="title text-24">하루일지</h1>
        <Segments
          as="tabs"
          label="보기"
          value={view}
          segments={[
            { value: "day", label: "하루" },
            { value: "month", label: "한 달" },
          ]}
          onValueChange={setView}
        />
        {view === "day" ? (
          <DaySteps day={day} today={today} span={span} onDay={show} />
        ) : (
          <p className="text-15 font-semibold">{toKoreanMonth(month)}</p>
        )}
        <div className={`ml-auto flex flex-wrap items-center gap-2 ${unlessLate}`}>
          <TextField
            type="search"
            label="일지 찾기"
            isLabelHidden
            placeholder="낱말로 찾기"
            fieldSize="dense"
            className="w-48"
            value={typed}
            onValueChange={setTyped}
            lead={<Search size={18} aria-hidden className="shrink-0 text-fg-3" />}
          />
          {printed.length > 0 && (
            <Button variant="line" icon={<Printer size={18} aria-hidden />} onClick={printPage}>
              인쇄
            </Button>
          )}
        </div>
      </div>
      <div
        className={`grid flex-1 content-start gap-4 md:grid-cols-[17rem_minmax(0,1fr)] lg:min-h-0 lg:content-stretch print:hidden ${unlessLate}`}
      >
        <div className="flex flex-col gap-3 max-md:order-last max-md:pb-40">
          <MonthDots
            month={month}
            day={day}
            today={today}
            span={span}
            hasWords={(each) => {
              const log = logs.get(each);
              return log !== undefined && hasOwnWords(log);
            }}
            onMonth={setMonth}
            onDay={show}
          />
          <div className="px-1 max-md:hidden">
            <Checkbox
              label="인쇄할 때 이름은 번호로"
              isChecked={isNumbered}
              onCheckedChange={setNumbered}
            />
            <Checkbox label="결재란 넣기" isChecked={isSigned} onCheckedChange={setSigned} />
          </div>
        </div>
        {isSearch ? (
          <FoundDays label="찾은 날" days={findDayLogs(logs.values(), typed)} onDay={show} />
        ) : view === "month" ? (
          <MonthList rows={rows} onDay={show} />
        ) : (
          <DayView key={day} store={store} day={day} lines={listLines?.(day)} sources={sources} />
        )}
      </div>
      <PrintLog title={title} place={place} rows={printed} isSigned={isSigned} />
    </div>
  );
}

/** ‹ the day › within the school year, and the way back to today. */
function DaySteps(props: {
  readonly day: CalendarDay;
  readonly today: CalendarDay;
  readonly span: { readonly from: CalendarDay; readonly to: CalendarDay };
  readonly onDay: (day: CalendarDay) => void;
}) {
  const { day, today, span, onDay } = props;
  return (
    <div className="flex items-center gap-1">
      <IconButton
        label="앞 날"
        icon={<ChevronLeft size={20} aria-hidden />}
        disabled={day <= span.from}
        onClick={() => onDay(addDays(day, -1))}
      />
      <IconButton
        label="다음 날"
        icon={<ChevronRight size={20} aria-hidden />}
        disabled={day >= span.to}
        onClick={() => onDay(addDays(day, 1))}
      />
      <p className="text-15 font-semibold">{toKoreanDay(day)}</p>
      {day !== today && today >= span.from && today <= span.to && (
        <Button variant="text" onClick={() => onDay(today)}>
          오늘
        </Button>
      )}
    </div>
  );
}
