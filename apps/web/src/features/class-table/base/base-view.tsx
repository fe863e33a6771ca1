import { toSentence } from "@damim/domain/base/result.ts";
import { addDays, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { findBaseWeek, type BaseWeek } from "@damim/domain/class-table/base-week.ts";
import type { ClassTable } from "@damim/domain/class-table/class-table.ts";
import type { KeptSubject } from "@damim/domain/class-table/subject.ts";
import { readTableDay, tableDayMessages } from "@damim/domain/class-table/typed/table-day.ts";
import { toTableDay } from "@damim/domain/class-table/typed/write-base-week.ts";
import { toSchoolYearSpan, type SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { useState } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { useIsAhead, useIsPast } from "../../../data/use-teacher-data.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { DayField } from "../../../kit/day-field/day-field.tsx";
import { Card } from "../../../ui/card.tsx";
import { Segments } from "../../../ui/field/segments.tsx";
import { Select } from "../../../ui/field/select.tsx";
import type { Subjects } from "../rows/table-rows.ts";
import type { AskedSubject } from "../table-dialogs.tsx";
import { createBaseCommands } from "./base-commands.ts";
import { BaseForm } from "./base-form.tsx";
import { NeisCard } from "./neis-card.tsx";
import { SubjectList } from "./subject-list.tsx";

/** 기본 시간표: from when it holds, its week, and the subjects that it names. */
export function BaseView(props: {
  readonly store: Store;
  readonly table: ClassTable;
  readonly subjects: Subjects;
  readonly sorted: readonly KeptSubject[];
  readonly year: SchoolYear;
  readonly today: CalendarDay;
  readonly onSubject: (asked: AskedSubject) => void;
}) {
  const { store, table, subjects, sorted, year, today, onSubject } = props;
  const commands = useCommands(createBaseCommands, store);
  const { weeks } = table;
  const isPast = useIsPast();
  const isAhead = useIsAhead();
  const [since, setSince] = useState<"today" | "start" | "day">(isAhead ? "start" : "today");
  const days = listFirstDays(table, year);
  const [option, setOption] = useState<string>();
  const [typed, setTyped] = useState("");
  const chosen = option ?? days[0]?.value ?? "";
  const read = since === "day" ? readTableDay(chosen || typed, year) : undefined;
  const from = read?.ok
    ? read.value
    : toTableDay(weeks, since === "start" ? since : "today", { today, year });
  const week = findBaseWeek(weeks, from) ?? weeks.at(-1);
  const shared = { table, week, subjects, sorted, year, from, commands, onSubject };
  const canGo = weeks.some((each) => each.from === from) && weeks.at(-1)?.from !== from;
  const remove = (): void => {
    commands.removeTable(from);
    setOption(undefined);
  };
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] print:hidden">
      <Card className="grid gap-4">
        {weeks.length > 0 && !isPast && (
          <div className="flex flex-wrap items-start gap-3">
            <Segments
              label="언제부터"
              value={since}
              segments={[
                // The first day of a year that is made ahead is today there.
                ...(isAhead ? [] : [{ value: "today", label: "오늘부터" } as const]),
                { value: "start", label: "처음부터" },
                { value: "day", label: "다른 날부터" },
              ]}
              onValueChange={setSince}
            />
            {since === "day" && (
              <Select
                label="시작하는 날"
                isLabelHidden
                fieldSize="normal"
                value={chosen}
                options={[...days, { value: "", label: "날짜 적기" }]}
                onValueChange={setOption}
              />
            )}
            {since === "day" && chosen === "" && (
              <DayField
                label="날짜"
                isLabelHidden
                fieldSize="normal"
                value={typed}
                {...toLimits(year)}
                onValueChange={setTyped}
                error={
                  typed !== "" && read && !read.ok
                    ? toSentence(tableDayMessages, read.refusal)
                    : undefined
                }
              />
            )}
          </div>
        )}
        <BaseForm
          // Another table has its own words; that of today has one form, from whenever it is to hold.
          key={since === "day" ? from : ""}
          {...shared}
          draftKey={`baseTable:${year}${since === "day" ? `:${from}` : ""}`}
          refusal={read && !read.ok ? toSentence(tableDayMessages, read.refusal) : undefined}
          spanWords={toSpanWords(weeks, from)}
          onRemove={canGo ? remove : undefined}
        />
      </Card>
      <div className="grid gap-4">
        {!isPast && (
          <NeisCard
            {...{ week, calendar: table.calendar, subjects, sorted, year, today, from, commands }}
          />
        )}
        <SubjectList sorted={sorted} isPast={isPast} onOpen={onSubject} />
      </div>
    </div>
  );
}

/** The days that tables begin on, the newest first, before them the second semester's where none begins on it. */
function listFirstDays({ weeks, calendar }: ClassTable, year: SchoolYear) {
  const own = weeks.map(({ from }) => ({
    value: String(from),
    label: `${toKoreanMonthDay(from)}부터 쓰는 시간표`,
  }));
  const second = calendar.firstSemesterEnd && addDays(calendar.firstSemesterEnd, 1);
  return second && readTableDay(second, year).ok && !own.some(({ value }) => value === second)
    ? [{ value: String(second), label: `${toKoreanMonthDay(second)} 2학기부터` }, ...own]
    : own;
}

function toLimits(year: SchoolYear): { readonly min: string; readonly max: string } {
  const { from, to } = toSchoolYearSpan(year);
  return { min: from, max: to };
}

/** 「3월 1일부터 8월 23일까지 써요」; the last one holds on. */
function toSpanWords(weeks: readonly BaseWeek[], from: CalendarDay): string {
  const next = weeks.findLast((each) => each.from > from && each.days.size > 0);
  return `${toKoreanMonthDay(from)}부터 ${next ? `${toKoreanMonthDay(addDays(next.from, -1))}까지 ` : ""}써요.`;
}
