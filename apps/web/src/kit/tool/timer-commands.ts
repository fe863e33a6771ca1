import { addTimer } from "@damim/domain/clocks/run-timer.ts";
import { toolTimerKind } from "@damim/domain/clocks/tool-timer.ts";
import { removeRow, type Change } from "@damim/sync/change.ts";
import type { CommandDeps } from "../act/command-deps.ts";

/** What a clock is when it is pressed first; `wall` is the one on which it stands. */
export interface FirstTimer {
  readonly total: number;
  readonly wall?: string | undefined;
}

/** What is done with the clocks of a class, each a row from its first press; all that is done to one is one undo step. */
export function createTimerCommands({ store, act }: CommandDeps) {
  const rows = store.rows(toolTimerKind);
  const add = (id: string, { total, wall }: FirstTimer, label = "") =>
    addTimer(id, { label, total, ...(wall && { wall }) });
  const write = (id: string, changes: readonly Change[], sentence: string) =>
    void act(changes, sentence, { session: `clock~${id}` });
  return {
    /** Starts, holds, resets, counts a lap: what the rules of clocks say. */
    write(id: string, first: FirstTimer, changes: readonly Change[]) {
      if (changes.length === 0) return;
      write(id, [...(rows.has(id) ? [] : [add(id, first)]), ...changes], "시계를 맞췄어요");
    },
    /** Sets it to a time, and what it is for; it stands. */
    choose(id: string, first: FirstTimer, label = "") {
      const set = { label, total: first.total, startedAt: null, held: 0 };
      const change = rows.has(id) ? { kind: toolTimerKind.name, id, set } : add(id, first, label);
      write(id, [change], "시계를 맞췄어요");
    },
    add: (id: string, total: number) => write(id, [add(id, { total })], "타이머를 추가했어요"),
    remove: (id: string) => write(id, [removeRow(toolTimerKind.name, id)], "타이머를 치웠어요"),
  };
}
