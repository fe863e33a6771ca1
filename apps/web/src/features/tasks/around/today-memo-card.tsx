import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { findStoreOfDay, type Store } from "../../../data/teacher-data.ts";
import { useIsPast, useTeacherData } from "../../../data/use-teacher-data.ts";
import type { HomeCardProps } from "../../../kit/manifest/home-card.ts";
import { Card } from "../../../ui/card.tsx";
import { TaskLineField } from "../today/task-line-field.tsx";
import { useCommands } from "../../../kit/act/commands.ts";
import { createTaskCommands } from "../today/task-commands.ts";
import { useTodayList } from "../today/use-today-list.ts";
import { TodayLines } from "./today-card.tsx";

/** 오늘 할 일 of 메모: the field, and five that come first. */
export function Component({ dueSources }: HomeCardProps) {
  const data = useTeacherData();
  const store = findStoreOfDay(data, toSeoulDay(data.now()));
  return store ? <TasksOfMemo store={store} dueSources={dueSources} /> : null;
}

function TasksOfMemo({ store, dueSources }: HomeCardProps & { readonly store: Store }) {
  const isPast = useIsPast();
  const view = useTodayList(store, dueSources);
  const commands = useCommands(createTaskCommands, store, view.asked);
  return (
    <Card title="오늘 할 일">
      {!isPast && (
        <div className="mb-2">
          <TaskLineField today={view.today} calendar={view.calendar} onAdd={commands.add} />
        </div>
      )}
      <TodayLines view={view} commands={commands} />
    </Card>
  );
}
