import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toLessonWords } from "@damim/domain/class-table/change-words.ts";
import { toDayTable } from "@damim/domain/class-table/class-table.ts";
import { findStoreOfDay, type Store } from "../../../data/teacher-data.ts";
import { readClassTable } from "../../../data/use-day-table.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import type { HomeCardQuestion } from "../../../kit/manifest/home-card.ts";
import { Link } from "../../../ui/link.tsx";
import { useTableRows } from "../table-rows.ts";

/** Only on a day with lessons. */
export function isWanted({ store, today }: HomeCardQuestion): boolean {
  return toDayTable(readClassTable(store), today).cells.some(({ lesson }) => lesson);
}

/** 오늘 수업: the lessons of today in their order, what is changed marked. */
export function Component() {
  const data = useTeacherData();
  const store = findStoreOfDay(data, toSeoulDay(data.now()));
  return store ? <LessonsOfToday store={store} /> : null;
}

function LessonsOfToday({ store }: { readonly store: Store }) {
  const { now } = useTeacherData();
  const { table, subjects } = useTableRows(store);
  const { cells } = toDayTable(table, toSeoulDay(now()));
  return (
    <Link to="/classTable" className="press -mx-2 block rounded-ctl px-2 py-1 hover:bg-hover">
      <ol className="flex flex-wrap gap-1.5">
        {cells
          .filter(({ lesson }) => lesson)
          .map(({ period, lesson, isChanged }) => (
            <li
              key={period}
              className={`rounded-ctl bg-sunken px-2.5 py-1.5 text-15 font-semibold ${isChanged ? "text-brand-strong underline" : ""}`}
            >
              <span className="text-13 text-fg-2">{period}</span> {toLessonWords(lesson, subjects)}
              {isChanged && <span className="sr-only"> 바뀜</span>}
            </li>
          ))}
      </ol>
    </Link>
  );
}
