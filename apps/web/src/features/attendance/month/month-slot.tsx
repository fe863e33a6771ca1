import {
  listMonthDays,
  type CalendarDay,
  type CalendarMonth,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { memo, startTransition, useEffect, useState } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { useMembers } from "../../../data/use-roster.ts";
import { canDrawAhead, DrawnAhead } from "../../../ui/arrival/drawn-ahead.tsx";
import { LoadingView } from "../../../ui/arrival/loading-view.tsx";
import { viewAtHand } from "../../../ui/arrival/view-at-hand.ts";
import { whenIdle } from "../../../ui/arrival/when-idle.ts";

export interface MonthSlotProps {
  readonly store: Store;
  readonly month: CalendarMonth;
  readonly today: CalendarDay;
  readonly isShown: boolean;
}

const fetchMonth = () => import("./month-view.tsx");
const MonthView = viewAtHand(() => fetchMonth().then((file) => file.MonthView), <LoadingView />);

/** The month of the class. While the day is shown it is drawn ahead, at rest, so that a press on 월간 shows it at once. */
export function MonthSlot({ store, month, today, isShown }: MonthSlotProps) {
  const isAhead = useMonthAhead(store, month, isShown);
  if (!isShown && !isAhead) return null;
  return (
    <DrawnAhead isShown={isShown} className="flex min-h-0 flex-1 flex-col gap-4 print:block">
      <MonthOfMembers store={store} month={month} today={today} />
    </DrawnAhead>
  );
}

const MonthOfMembers = memo(function MonthOfMembers(props: Omit<MonthSlotProps, "isShown">) {
  const { store, month, today } = props;
  const days = listMonthDays(month);
  const students = useMembers(store, days[0] ?? today, days.at(-1));
  return <MonthView store={store} students={students} month={month} today={today} />;
});

/** True once the page has been at rest with this month. A month that was shown begins anew: nothing stays chosen. */
function useMonthAhead(store: Store, month: CalendarMonth, isShown: boolean): boolean {
  const [ahead, setAhead] = useState<CalendarMonth>();
  useEffect(() => {
    if (isShown) return () => setAhead(undefined);
    let isCurrent = true;
    const stop = whenIdle(() => {
      void prepareMonth(store, month).then((isReady) => {
        if (isReady && isCurrent && canDrawAhead()) startTransition(() => setAhead(month));
      });
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [store, month, isShown]);
  return ahead === month;
}

/** Its chunk and the month's rows; without the network the chunk is tried again by the press. */
async function prepareMonth(store: Store, month: CalendarMonth): Promise<boolean> {
  const isHere = await MonthView.preload().then(
    () => true,
    () => false,
  );
  if (isHere) (await fetchMonth()).readMonthAhead(store, month);
  return isHere;
}
