import { addTimer, FIRST_TIMER, timerIds } from "@damim/domain/clocks/run-timer.ts";
import { toolTimerKind } from "@damim/domain/clocks/tool-timer.ts";
import { removeRow } from "@damim/sync/change.ts";
import { findWorkingStore } from "../../data/teacher-data.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { useAct } from "../../kit/act/use-act.ts";

export const FIRST_TIMER_MS = 300_000;

/** The timers of the class, up to four; the first is always there. */
export function useTimers() {
  const data = useTeacherData();
  const store = findWorkingStore(data) ?? data.profile;
  const act = useAct(store);
  const rows = useRows(store, toolTimerKind);
  const shown = timerIds.filter((id) => id === FIRST_TIMER || rows.has(id));
  const free = timerIds.find((id) => !shown.includes(id));
  return {
    ids: shown,
    isFull: free === undefined,
    /** Gives back its id. */
    add: (): string => {
      if (free === undefined) return FIRST_TIMER;
      void act([addTimer(free, { label: "", total: FIRST_TIMER_MS })], "타이머를 추가했어요", {
        session: `clock~${free}`,
      });
      return free;
    },
    remove: (id: string): void =>
      void act([removeRow(toolTimerKind.name, id)], "타이머를 치웠어요", {
        session: `clock~${id}`,
      }),
  };
}
