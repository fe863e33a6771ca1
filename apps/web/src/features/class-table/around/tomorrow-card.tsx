import { findNextOpenDay } from "@damim/domain/attendance/open-days.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { toDayTable } from "@damim/domain/class-table/class-table.ts";
import { toComingDayWords } from "@damim/domain/lesson-board/coming-words.ts";
import { findStoreOfDay, type Store } from "../../../data/teacher-data.ts";
import { useBellsOfDays } from "../../../data/use-bell-day.ts";
import { readClassTable, useClassTable } from "../../../data/use-day-table.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import type { HomeCardQuestion } from "../../../kit/manifest/home-card.ts";
import { LineWords } from "./home-card.tsx";

/** Only where lessons stand on the next school day. */
export function isWanted({ store, today, calendar }: HomeCardQuestion): boolean {
  const next = findNextOpenDay(calendar, today);
  return toDayTable(readClassTable(store), next).cells.some(({ lesson }) => lesson);
}

/** 다음 수업일: what is taught then, once the lessons of today are over. */
export function Component() {
  const data = useTeacherData();
  const store = findStoreOfDay(data, toSeoulDay(data.now()));
  return store ? <NextDay store={store} /> : null;
}

function NextDay({ store }: { readonly store: Store }) {
  const { now } = useTeacherData();
  const today = toSeoulDay(now());
  const next = findNextOpenDay(useClassTable(store).calendar, today);
  const { lines } = useBellsOfDays(store)(next);
  return (
    <>
      <p className="text-15">
        <b>{toComingDayWords(next, today)}</b>{" "}
        <span className="text-14 text-fg-2">{toKoreanDay(next)}</span>
      </p>
      <ol aria-label="다음 수업일의 수업" className="mt-1 flex flex-col">
        {lines
          .filter(({ isLesson, isFree }) => isLesson && !isFree)
          .map((line) => (
            <li key={line.id} className="flex min-h-9 items-baseline gap-2 py-1">
              <span className="w-4 shrink-0 text-14 text-fg-2 tabular-nums">{line.period}</span>
              <span className="min-w-0 flex-1 text-15 font-semibold wrap-break-word">
                {line.title}
                <LineWords line={line} />
              </span>
            </li>
          ))}
      </ol>
    </>
  );
}
