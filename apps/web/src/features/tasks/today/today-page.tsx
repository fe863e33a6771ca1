import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { listLaterTasks, type TaskTurn } from "@damim/domain/schedule/list-tasks.ts";
import { listOpenTasks } from "@damim/domain/schedule/list-tasks.ts";
import { taskDayKind, taskKind, toTaskDayId, type KeptTask } from "@damim/domain/schedule/task.ts";
import { todayGroupLabels, type TodayGroup } from "@damim/domain/schedule/today-list.ts";
import { History } from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import { findStoreOfDay, findClassStore, type Store } from "../../../data/teacher-data.ts";
import { useIsPast, useTeacherData } from "../../../data/use-teacher-data.ts";
import type { DueSource } from "../../../kit/manifest/due-source.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Dami } from "../../../ui/dami/dami.tsx";
import { EmptyOfYear } from "../../../kit/page/empty-of-year.tsx";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import { useOpened } from "../../../ui/overlay/use-opened.ts";
import { useTaskRows } from "../task-rows.ts";
import { PastDays } from "./past-days.tsx";
import { TaskLineField } from "./task-line-field.tsx";
import { TaskLine, TodayLine, toRowKey } from "./today-row.tsx";
import { useCommands } from "../../../kit/act/commands.ts";
import { createTaskCommands } from "./task-commands.ts";
import { useTodayList } from "./use-today-list.ts";

const TaskDialog = lazyOverlay(() => import("./task-dialog.tsx"), "TaskDialog");

const countOpenTasks = (store: Store): number =>
  listOpenTasks({ tasks: store.rows(taskKind), taskDays: store.rows(taskDayKind) }).length;

const groups: readonly TodayGroup[] = ["late", "today", "tomorrow"];
/** From here on 지난 날 stands beside the list. */
const WIDE = "(width >= 64rem)";

export interface TodayPageProps {
  readonly sources: readonly DueSource[];
}

/** 할일메모: what is to be done, of all features in one list. */
export function Component({ sources }: TodayPageProps) {
  const data = useTeacherData();
  const store = findStoreOfDay(data, toSeoulDay(data.now())) ?? findClassStore(data);
  return <>{store && <TasksOfYear store={store} sources={sources} />}</>;
}

function TasksOfYear({ store, sources }: TodayPageProps & { readonly store: Store }) {
  const isPast = useIsPast();
  const view = useTodayList(store, sources);
  const { today, calendar, list } = view;
  const commands = useCommands(createTaskCommands, store, view.asked);
  const rows = useTaskRows(store);
  const later = useMemo(() => listLaterTasks(rows, { today, calendar }), [rows, today, calendar]);
  const [showsPast, setShowsPast] = useState(() => matchMedia(WIDE).matches);
  const { about: turn, open: edit, ...edited } = useOpened<TaskTurn>();
  const isEmpty = groups.every((group) => list[group].length === 0) && later.length === 0;
  return (
    <div className="flex flex-1 flex-col gap-4 md:min-h-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="title text-24">할일메모</h1>
        <div className="ml-auto flex items-center gap-3">
          <span className="text-15 font-semibold">{toKoreanDay(today)}</span>
          <Button
            variant={showsPast ? "weak" : "line"}
            icon={<History size={18} aria-hidden />}
            aria-pressed={showsPast}
            onClick={() => setShowsPast(!showsPast)}
          >
            지난 날
          </Button>
        </div>
      </div>
      {!isPast && (
        // On a phone under the thumb.
        <div className="docked max-md:order-last max-md:-mx-5 max-md:mt-auto">
          <TaskLineField today={today} calendar={calendar} onAdd={commands.add} />
        </div>
      )}
      <div
        className={`grid items-start gap-4 ${showsPast ? "lg:grid-cols-[minmax(0,1fr)_18rem]" : ""}`}
      >
        <Card className="max-lg:order-last">
          {isEmpty ? (
            <EmptyOfYear
              kind={taskKind}
              noun="할 일"
              count={countOpenTasks}
              picture={<Dami mood="joy" />}
              title="지금 할 일이 없어요"
            >
              {isPast
                ? "이 해에 남은 할 일이 없어요."
                : "「금요일까지 가정통신문」처럼 적으면 그날까지 챙겨 드려요."}
            </EmptyOfYear>
          ) : (
            <ul aria-label="오늘 할 일">
              {groups.map((group) => {
                const lines = list[group];
                const own = lines.flatMap(({ ...row }): readonly KeptTask[] =>
                  row.type === "task" ? [row.turn.task] : [],
                );
                return (
                  <Group key={group} title={todayGroupLabels[group]} count={lines.length}>
                    {lines.map((row) => (
                      <TodayLine
                        key={toRowKey(row)}
                        row={row}
                        view={view}
                        commands={commands}
                        onOpen={edit}
                        onMove={(step) => {
                          if (row.type === "task") commands.move(own, row.turn.task, step);
                        }}
                      />
                    ))}
                  </Group>
                );
              })}
              <Group title="나중" count={later.length}>
                {later.map((turn) => (
                  <TaskLine
                    key={toTaskDayId({ taskId: turn.task.id, planned: turn.planned })}
                    turn={turn}
                    saysDay
                    view={view}
                    commands={commands}
                    onOpen={edit}
                  />
                ))}
              </Group>
            </ul>
          )}
        </Card>
        {showsPast && <PastDays store={store} today={today} commands={commands} />}
      </div>
      {turn && (
        <TaskDialog
          key={edited.key}
          isOpen={edited.isOpen}
          store={store}
          today={today}
          calendar={calendar}
          turn={turn}
          onClose={edited.close}
          onSave={(fields) => {
            edited.close();
            commands.change(turn, fields);
          }}
          onRemove={() => {
            edited.close();
            commands.end(turn);
          }}
        />
      )}
    </div>
  );
}

function Group(props: {
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
}) {
  const { title, count, children } = props;
  if (count === 0) return null;
  return (
    <li className="mt-4 first:mt-0">
      <h2 className="text-15 font-bold">
        {title} <span className="font-semibold text-fg-2">{count}</span>
      </h2>
      <ul aria-label={title} className="-ml-2.5">
        {children}
      </ul>
    </li>
  );
}
