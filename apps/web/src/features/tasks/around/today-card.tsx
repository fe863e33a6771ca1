import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { findStoreOfDay, type Store } from "../../../data/teacher-data.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import type { HomeCardProps } from "../../../kit/manifest/home-card.ts";
import { PrivatePart } from "../../../kit/page/private-part.tsx";
import { missingPart } from "../../../ui/arrival/missing-part.tsx";
import { Link } from "../../../ui/link.tsx";
import { TASKS_PLACE } from "../tasks-place.ts";
import { TodayLine, toRowKey } from "../today/today-row.tsx";
import { useCommands } from "../../../kit/act/commands.ts";
import { createTaskCommands, type TaskCommands } from "../today/task-commands.ts";
import { useTodayList, type TodayView } from "../today/use-today-list.ts";

const MOST = 5;

/** 오늘 할 일 on 오늘: five that come first, and the way to all. */
export function Component({ dueSources }: HomeCardProps) {
  const data = useTeacherData();
  const store = findStoreOfDay(data, toSeoulDay(data.now()));
  return (
    <PrivatePart>{store && <TodayOfYear store={store} dueSources={dueSources} />}</PrivatePart>
  );
}

function TodayOfYear({ store, dueSources }: HomeCardProps & { readonly store: Store }) {
  const view = useTodayList(store, dueSources);
  return <TodayLines view={view} commands={useCommands(createTaskCommands, store, view.asked)} />;
}

export function TodayLines(props: { readonly view: TodayView; readonly commands: TaskCommands }) {
  const { view, commands } = props;
  // What is done keeps its place, so that the next one does not jump under the finger.
  const rows = [...view.list.late, ...view.list.today];
  return (
    <>
      {view.isMissing && missingPart}
      {rows.length === 0 ? (
        !view.isMissing && <p className="text-15 text-fg-2">오늘까지 할 일이 없어요.</p>
      ) : (
        <ul aria-label="오늘 할 일" className="-ml-2.5 flex flex-col">
          {rows.slice(0, MOST).map((row) => (
            <TodayLine key={toRowKey(row)} row={row} view={view} commands={commands} isNarrow />
          ))}
        </ul>
      )}
      <Link
        to={TASKS_PLACE}
        className="press flex min-h-11 items-center text-14 font-semibold text-brand-strong"
      >
        {rows.length > MOST ? `할 일 ${view.openCount}개 모두 보기` : "할일메모 열기"}
      </Link>
    </>
  );
}
