import { baseTableKind } from "@damim/domain/class-table/base-table.ts";
import {
  toMonth,
  toSeoulDay,
  listMonthDays,
  type CalendarDay,
  type CalendarMonth,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonth } from "@damim/domain/calendar-day/korean-day.ts";
import { toChangeWords, toLessonWords } from "@damim/domain/class-table/change-words.ts";
import { toHourKey } from "@damim/domain/class-table/base-table.ts";
import { toMonthTable } from "@damim/domain/class-table/hours/month-table.ts";
import { findFirstUse, toFirstUseWords } from "@damim/domain/school-calendar/first-use.ts";
import { toSchoolYearSpan } from "@damim/domain/school-year/school-year.ts";
import { parseScope } from "@damim/domain/school-year/scope.ts";
import { useState } from "react";
import { findStoreOfDay, findClassStore, type Store } from "../../../data/teacher-data.ts";
import { useClassLine } from "../../../data/use-class-line.ts";
import { useRoster } from "../../../data/use-roster.ts";
import { useSchoolCalendar } from "../../../data/use-school-calendar.ts";
import { useTeacherData, useRows } from "../../../data/use-teacher-data.ts";
import { printPage } from "../../../platform/print.ts";
import { saveFile } from "../../../platform/save-file.ts";
import { buttonLook } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyOfYear } from "../../../kit/page/empty-of-year.tsx";
import { Select } from "../../../ui/field/select.tsx";
import { Link } from "../../../ui/link.tsx";
import { MonthSteps } from "../../../kit/day-field/month-steps.tsx";
import { OutputButtons } from "../../../ui/paper/output-buttons.tsx";
import { useTableRows } from "../rows/table-rows.ts";
import { MonthGrid } from "./month-grid.tsx";
import { eventDayKind, eventKind } from "@damim/domain/schedule/event.ts";
import { isOnDay, listEvents } from "@damim/domain/schedule/list-events.ts";
import type { SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import { hideAll, useHideNames } from "../../../data/use-hide-names.ts";

/** 월간시간표: the class table over a month, with its lessons by subject. */
export function Component() {
  const data = useTeacherData();
  const store = findStoreOfDay(data, toSeoulDay(data.now())) ?? findClassStore(data);
  return store ? <MonthOfYear store={store} /> : null;
}

function MonthOfYear({ store }: { readonly store: Store }) {
  const { now } = useTeacherData();
  const { table, subjects } = useTableRows(store);
  const today = toSeoulDay(now());
  const scope = parseScope(store.scope);
  const year = scope?.type === "year" ? scope.year : Number(today.slice(0, 4));
  const span = toSchoolYearSpan(year);
  const [chosen, setMonth] = useState<CalendarMonth>();
  const month =
    chosen ?? toMonth(today < span.from ? span.from : today > span.to ? span.to : today);
  const [classKey, setClassKey] = useState("");
  const students = useRoster(store);
  const place = useClassLine(year, students);
  const classes = [
    ...new Set(
      table.weeks.flatMap(({ days }) =>
        [...days.values()].flatMap((lessons) =>
          [...lessons.values()].flatMap((lesson) => lesson.classKey ?? []),
        ),
      ),
    ),
  ].sort();
  const firstUse = findFirstUse(useSchoolCalendar(year), year);
  const since = firstUse && toFirstUseWords(firstUse);
  const shown = toMonthTable(table, month, { ...(classKey && { classKey }), firstUse });
  const title = `${toKoreanMonth(month)} 시간표`;
  const findEvents = useEventTitles(store, month, table.calendar);
  const download = async (): Promise<void> => {
    const { createMonthFile } = await import("./month-file.ts");
    saveFile(`${title}.xlsx`, await createMonthFile(shown, subjects, title, since));
  };
  return (
    <div className="flex flex-1 flex-col gap-4 print:block">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
        <h1 className="title text-24">월간시간표</h1>
        <MonthSteps
          month={month}
          min={toMonth(span.from)}
          max={toMonth(span.to)}
          onMonthChange={setMonth}
        />
        {classes.length > 0 && (
          <Select
            label="반"
            isLabelHidden
            fieldSize="dense"
            value={classKey}
            options={[
              { value: "", label: "모든 반" },
              ...classes.map((value) => ({ value, label: `${value}반` })),
            ]}
            onValueChange={setClassKey}
          />
        )}
        <nav aria-label="다른 시간표" className="ml-auto flex flex-wrap gap-1">
          <Link to="/classTable" className={buttonLook({ look: "text" })}>
            학급시간표
          </Link>
          <Link to="/classTimeTable" className={buttonLook({ look: "text" })}>
            시정표
          </Link>
          {shown.lessons > 0 && <OutputButtons onDownload={download} onPrint={printPage} />}
        </nav>
      </div>
      {table.weeks.length === 0 ? (
        <Card>
          <EmptyOfYear
            kind={baseTableKind}
            noun="시간표"
            title="아직 시간표가 없어요"
            actions={
              <Link to="/classTable" className={buttonLook({ look: "filled" })}>
                기본 시간표 적기
              </Link>
            }
          >
            학급시간표에서 요일마다 과목을 적으면 한 달이 저절로 나와요.
          </EmptyOfYear>
        </Card>
      ) : (
        <>
          <p className="hidden items-end justify-between print:flex">
            <span className="text-[20px] font-extrabold">{title}</span>
            <span className="text-[12px]">{place}</span>
          </p>
          <MonthGrid
            shown={shown}
            subjects={subjects}
            today={today}
            label="월간 시간표"
            findEvents={findEvents}
          />
          <ul
            aria-label="과목별 시수"
            className="flex flex-wrap gap-x-4 gap-y-1 text-14 print:mt-1 print:text-[11px]"
          >
            <li className="font-semibold">
              이 달 {shown.lessons}시간 · 수업일 {shown.schoolDays}일
            </li>
            {shown.hours.map((line) => (
              <li key={toHourKey(line)} className="tabular-nums">
                {toLessonWords(line, subjects)} {line.ofMonth}
                <span className="text-fg-2"> ({line.toDate})</span>
              </li>
            ))}
            {since && <li className="text-fg-2">{since}</li>}
          </ul>
          {shown.changes.length > 0 && (
            <ul
              aria-label="바뀐 것"
              className="columns-2 text-14 text-fg-2 max-md:columns-1 print:mt-2 print:text-[11px] print:text-black"
            >
              {shown.changes.map((entry) => (
                <li key={entry.change.id}>{toChangeWords(entry, subjects)}</li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
}

/** The events of a month's days by their titles; the month hangs in the classroom, so pupils are numbers. */
function useEventTitles(
  store: Store,
  month: CalendarMonth,
  calendar: SchoolCalendar,
): (day: CalendarDay) => readonly string[] {
  const events = useRows(store, eventKind);
  const hide = useHideNames(store) ?? hideAll;
  const eventDays = useRows(store, eventDayKind);
  const days = listMonthDays(month);
  const [from, to] = [days[0], days.at(-1)];
  const turns = from && to ? listEvents({ events, eventDays }, calendar, { from, to }) : [];
  return (day) => turns.filter((turn) => isOnDay(turn, day)).map(({ event }) => hide(event.title));
}
