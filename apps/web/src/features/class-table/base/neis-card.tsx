import { toSentence } from "@damim/domain/base/result.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { weekHeads } from "@damim/domain/calendar-day/week.ts";
import type { BaseWeek } from "@damim/domain/class-table/base-week.ts";
import {
  compareWeek,
  toNeisWeek,
  type ComparedLesson,
} from "@damim/domain/class-table/neis/neis-draft.ts";
import {
  toTimetableLevel,
  type TimetableReply,
} from "@damim/domain/class-table/neis/timetable-reply.ts";
import type { KeptSubject } from "@damim/domain/class-table/subject.ts";
import { toSchoolMonday } from "@damim/domain/class-table/typed/table-day.ts";
import type { TypedWeek } from "@damim/domain/class-table/typed/write-base-week.ts";
import {
  toCycleDay,
  weekOf,
  type WeekLetter,
} from "@damim/domain/class-table/weeks/week-letter.ts";
import type { SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import { neisMessages, neisRefusals } from "@damim/domain/school-search/neis-refusal.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { useState } from "react";
import { fetchTimetable } from "../../../data/server/neis-requests.ts";
import { useRow, useTeacherData } from "../../../data/use-teacher-data.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import type { Subjects } from "../rows/table-rows.ts";
import type { BaseCommands } from "./base-commands.ts";

/**
 * 나이스 시간표: what NEIS says of this week beside one's own, with the differences marked. Nothing is written until the teacher takes
 * it, and that is one undo step (spec 15 §3).
 */
export function NeisCard(props: {
  readonly week: BaseWeek | undefined;
  readonly calendar: SchoolCalendar;
  readonly subjects: Subjects;
  readonly sorted: readonly KeptSubject[];
  readonly year: SchoolYear;
  readonly today: CalendarDay;
  /** The day of the table that is written. */
  readonly from: CalendarDay;
  readonly commands: BaseCommands;
}) {
  const { week, calendar, subjects, sorted, year, today, from, commands } = props;
  const { profile } = useTeacherData();
  const setting = useRow(profile, schoolYearKind, String(year));
  const [reply, setReply] = useState<TimetableReply>();
  const [isBusy, setBusy] = useState(false);
  const code = setting?.schoolCode;
  if (!code) return null;
  const monday = toSchoolMonday(today);
  const ask = async (): Promise<void> => {
    setBusy(true);
    const { school, grade, classNo } = setting;
    const of = { level: toTimetableLevel(school), grade, classNo, from: monday };
    setReply(
      await fetchTimetable(code, of).catch(() => ({
        type: "refused" as const,
        refusal: "NeisAway" as const,
      })),
    );
    setBusy(false);
  };
  const letter = week?.cycle && weekOf(week.cycle, monday, calendar);
  const typed =
    reply?.type === "found" ? toCycleWeek(toNeisWeek(reply.lessons, sorted), letter) : undefined;
  const compared = typed ? compareWeek(typed, week, subjects) : [];
  const differences = compared.filter(({ isDifferent }) => isDifferent).length;
  return (
    <Card title="나이스 시간표">
      <div className="grid justify-items-start gap-3">
        {!typed && (
          <>
            <p className="text-15 text-fg-2">
              {toKoreanMonthDay(monday)} 주의 시간표를 받아 내 것과 견줘요. 내 시간표는 그대로예요.
            </p>
            <Button variant="weak" isDisabled={isBusy} onClick={() => void ask()}>
              나이스 시간표 받기
            </Button>
          </>
        )}
        <output className="text-15 empty:hidden">
          {reply?.type === "refused" && toSentence(neisMessages, neisRefusals[reply.refusal])}
          {typed && toSummary(compared.length, differences)}
        </output>
        {compared.length > 0 && <ComparedDays compared={compared} />}
        {typed && differences > 0 && (
          <Button onClick={() => commands.saveWeek(typed, from)}>나이스 시간표로 바꾸기</Button>
        )}
      </div>
    </Card>
  );
}

function toSummary(count: number, differences: number): string {
  if (count === 0) return "이 주에는 나이스에 올라온 시간표가 없어요.";
  return differences === 0
    ? "내 시간표와 같아요."
    : `${differences}칸이 달라요. 굵은 것이 나이스, 괄호 안이 내 것이에요.`;
}

function ComparedDays({ compared }: { readonly compared: readonly ComparedLesson[] }) {
  const weekdays = [...new Set(compared.map(({ weekday }) => weekday))];
  return (
    <ul aria-label="나이스 시간표" className="grid gap-2">
      {weekdays.map((weekday) => (
        <li key={weekday} className="flex gap-2 text-15 leading-relaxed">
          <b className="shrink-0">{weekHeads[(weekday - 1) % 7]}</b>
          <span className="flex flex-wrap gap-x-2">
            {compared
              .filter((lesson) => lesson.weekday === weekday)
              .map(({ period, own, neis, isDifferent }) =>
                isDifferent ? (
                  <mark key={period} className="rounded-ctl bg-warm-weak px-1.5 text-warm-strong">
                    <b>{neis || "빈 시간"}</b> ({own || "빈 시간"})
                  </mark>
                ) : (
                  <span key={period} className="text-fg-2">
                    {neis || "–"}
                  </span>
                ),
              )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The days of one week of NEIS as those of week A or B. */
function toCycleWeek(week: TypedWeek, letter: WeekLetter | undefined): TypedWeek {
  return new Map([...week].map(([weekday, typed]) => [toCycleDay(weekday, letter), typed]));
}
