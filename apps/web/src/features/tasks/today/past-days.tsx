import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { listDoneDays } from "@damim/domain/schedule/list-tasks.ts";
import { toTaskDayId } from "@damim/domain/schedule/task.ts";
import { useMemo, useState } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { useIsPast } from "../../../data/use-teacher-data.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { useTaskRows } from "../task-rows.ts";
import { Circle } from "./circle.tsx";
import type { TaskCommands } from "./task-commands.ts";

const DAYS_A_STEP = 7;

/** 지난 날: what was done, by day; a tick that was a slip is taken back here. */
export function PastDays(props: {
  readonly store: Store;
  readonly today: CalendarDay;
  readonly commands: TaskCommands;
}) {
  const { store, today, commands } = props;
  const isPast = useIsPast();
  const rows = useTaskRows(store);
  const [most, setMost] = useState(DAYS_A_STEP);
  const days = useMemo(() => listDoneDays(rows).filter(({ day }) => day < today), [rows, today]);
  return (
    <Card title="지난 날">
      {days.length === 0 && (
        <p className="text-15 text-fg-2">한 일에 동그라미를 누르면 다음 날부터 여기에 남아요.</p>
      )}
      {days.slice(0, most).map(({ day, done }) => (
        <section key={day} className="mt-3 first-of-type:mt-0">
          <h3 className="text-14 font-semibold text-fg-2">{toKoreanDay(day)}</h3>
          <ul aria-label={`${toKoreanDay(day)} 한 일`} className="-ml-2.5">
            {done.map(({ task, planned }) => (
              <li key={toTaskDayId({ taskId: task.id, planned })} className="flex items-center">
                <Circle
                  label={task.title}
                  isChecked
                  isDisabled={isPast}
                  onChange={() => commands.tick({ task, planned }, false)}
                />
                <span className="min-w-0 text-15 wrap-break-word">{task.title}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {days.length > most && (
        <Button variant="text" isFull onClick={() => setMost(most + DAYS_A_STEP)}>
          더 지난 날
        </Button>
      )}
    </Card>
  );
}
