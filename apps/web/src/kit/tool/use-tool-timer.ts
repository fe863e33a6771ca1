import type { Change } from "@damim/sync/change.ts";
import { addTimer, restOld } from "@damim/domain/clocks/run-timer.ts";
import { toolTimerKind, type KeptToolTimer } from "@damim/domain/clocks/tool-timer.ts";
import { findWorkingStore } from "../../data/teacher-data.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { useAct } from "../../kit/act/use-act.ts";

/**
 * One clock of the class, as every window of the teacher has it. It is a row from its first press; `wall` is the one on
 * which it stands.
 */
export function useToolTimer(id: string, total: number, wall?: string) {
  const data = useTeacherData();
  const store = findWorkingStore(data) ?? data.profile;
  const act = useAct(store);
  const rows = useRows(store, toolTimerKind);
  const row = rows.get(id);
  const timer: KeptToolTimer = row
    ? restOld({ ...row, id }, data.now())
    : { id, label: "", total, held: 0 };
  return {
    timer,
    write: (changes: readonly Change[]): void => {
      if (changes.length === 0) return;
      const added = rows.has(id) ? [] : [addTimer(id, { label: "", total, ...(wall && { wall }) })];
      void act([...added, ...changes], "시계를 맞췄어요", { session: `clock~${id}` });
    },
    /** Sets it to a time, and what it is for; it stands. */
    choose: (ms: number, label = ""): void => {
      const set = { label, total: ms, startedAt: null, held: 0 };
      const changes = rows.has(id)
        ? [{ kind: toolTimerKind.name, id, set }]
        : [addTimer(id, { label, total: ms, ...(wall && { wall }) })];
      void act(changes, "시계를 맞췄어요", { session: `clock~${id}` });
    },
  };
}
