import { FIRST_TIMER, timerIds } from "@damim/domain/clocks/run-timer.ts";
import { toolTimerKind } from "@damim/domain/clocks/tool-timer.ts";
import { findClassStore } from "../../data/teacher-data.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { useCommands } from "../../kit/act/commands.ts";
import { createTimerCommands } from "../../kit/tool/timer-commands.ts";

export const FIRST_TIMER_MS = 300_000;

/** The timers of the class, up to four; the first is always there. */
export function useTimers() {
  const data = useTeacherData();
  const store = findClassStore(data) ?? data.profile;
  const commands = useCommands(createTimerCommands, store);
  const rows = useRows(store, toolTimerKind);
  const shown = timerIds.filter((id) => id === FIRST_TIMER || rows.has(id));
  const free = timerIds.find((id) => !shown.includes(id));
  return {
    ids: shown,
    isFull: free === undefined,
    /** Gives back its id. */
    add: (): string => {
      if (free === undefined) return FIRST_TIMER;
      commands.add(free, FIRST_TIMER_MS);
      return free;
    },
    remove: commands.remove,
  };
}
