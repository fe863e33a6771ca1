import type { Change } from "@damim/sync/change.ts";
import { restOld } from "@damim/domain/clocks/run-timer.ts";
import { toolTimerKind, type KeptToolTimer } from "@damim/domain/clocks/tool-timer.ts";
import { findClassStore } from "../../data/teacher-data.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { useCommands } from "../act/commands.ts";
import { createTimerCommands } from "./timer-commands.ts";

/**
 * One clock of the class, as every window of the teacher has it. It is a row from its first press; `wall` is the one on
 * which it stands.
 */
export function useToolTimer(id: string, total: number, wall?: string) {
  const data = useTeacherData();
  const store = findClassStore(data) ?? data.profile;
  const commands = useCommands(createTimerCommands, store);
  const rows = useRows(store, toolTimerKind);
  const row = rows.get(id);
  const timer: KeptToolTimer = row ? restOld(row, data.now()) : { id, label: "", total, held: 0 };
  return {
    timer,
    write: (changes: readonly Change[]) => commands.write(id, { total, wall }, changes),
    choose: (ms: number, label?: string) => commands.choose(id, { total: ms, wall }, label),
  };
}
