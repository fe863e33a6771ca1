import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { withParticle } from "@damim/domain/hangul/particle.ts";
import { toComingDayWords } from "@damim/domain/lesson-board/coming-words.ts";
import { toPostponedDay } from "@damim/domain/occurrence/postpone-day.ts";
import type { TodayRow } from "@damim/domain/schedule/today-list.ts";
import { findStoreOfDay, type Store } from "../../../data/teacher-data.ts";
import { useIsPast, useTeacherData } from "../../../data/use-teacher-data.ts";
import type { HomeCardProps } from "../../../kit/manifest/home-card.ts";
import { PrivatePart } from "../../../kit/page/private-part.tsx";
import { Button } from "../../../ui/button.tsx";
import { missingPart } from "../../../ui/arrival/missing-part.tsx";
import { Link } from "../../../ui/link.tsx";
import { TASKS_PLACE } from "../tasks-place.ts";
import { TodayLine, toRowKey } from "../today/today-row.tsx";
import { useCommands } from "../../../kit/act/commands.ts";
import { createTaskCommands } from "../today/task-commands.ts";
import { useTodayList, type DueRow } from "../today/use-today-list.ts";

/** So many that the end of the day is seen without a scroll. */
const MOST = 5;

/** 내일로 남은 것: what of today is still open at its end, each to the next school day or all at once, and what was done. */
export function Component({ dueSources }: HomeCardProps) {
  const data = useTeacherData();
  const store = findStoreOfDay(data, toSeoulDay(data.now()));
  return <PrivatePart>{store && <LeftOfYear store={store} dueSources={dueSources} />}</PrivatePart>;
}

function LeftOfYear(props: Pick<HomeCardProps, "dueSources"> & { readonly store: Store }) {
  const isPast = useIsPast();
  const view = useTodayList(props.store, props.dueSources);
  const commands = useCommands(createTaskCommands, props.store, view.asked);
  const rows = [...view.list.late, ...view.list.today];
  const left = rows.filter((row) => !isDone(row));
  const movable = isPast ? [] : left.filter(isMovable);
  const done = rows.filter(isDone);
  const { today } = view;
  const next = toPostponedDay(undefined, "nextSchoolDay", view);
  // 「내일로」, on a Friday 「월요일로」.
  const label = withParticle(toComingDayWords(next, today), "으로/로");
  return (
    <>
      {view.isMissing && missingPart}
      {left.length === 0 && !view.isMissing && (
        <p className="text-15 text-fg-2">남은 일이 없어요.</p>
      )}
      {left.length > 0 && (
        <ul aria-label="내일로 남은 것" className="-ml-2.5 flex flex-col">
          {left.slice(0, MOST).map((row) => (
            <TodayLine
              key={toRowKey(row)}
              row={row}
              view={view}
              commands={commands}
              isNarrow
              tomorrow={
                movable.includes(row)
                  ? { label, onMove: () => commands.toTomorrow([row]) }
                  : undefined
              }
            />
          ))}
        </ul>
      )}
      {movable.length > 1 && (
        <Button variant="weak" isFull className="mt-3" onClick={() => commands.toTomorrow(movable)}>
          내 할 일 {movable.length}개 모두 {label}
        </Button>
      )}
      {done.length > 0 && (
        <section className="mt-4">
          <h3 className="text-15 font-bold">
            오늘 한 일 <span className="font-semibold text-fg-2">{done.length}</span>
          </h3>
          <ul aria-label="오늘 한 일" className="-ml-2.5 flex flex-col">
            {done.slice(0, MOST).map((row) => (
              <TodayLine key={toRowKey(row)} row={row} view={view} commands={commands} isNarrow />
            ))}
          </ul>
        </section>
      )}
      <Link
        to={TASKS_PLACE}
        className="press flex min-h-11 items-center text-14 font-semibold text-brand-strong"
      >
        {left.length > MOST ? `남은 ${left.length}개 모두 보기` : "할일메모 열기"}
      </Link>
    </>
  );
}

function isDone(row: TodayRow<DueRow>): boolean {
  return row.type === "task" && row.isDone;
}

function isMovable(row: TodayRow<DueRow>): boolean {
  return row.type === "task" || row.item.code.postponeChanges !== undefined;
}
