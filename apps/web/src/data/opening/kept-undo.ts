import { toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { joinStacks, toKeptStack, type KeptUndo } from "@damim/domain/undo/kept-undo.ts";
import type { UndoStep } from "@damim/domain/undo/undo-stack.ts";
import { readTabText, saveTabText } from "../../platform/kept/tab-memory.ts";
import { holdLock } from "../../platform/kept/hold-lock.ts";
import { newDeviceTag } from "../../platform/random.ts";
import { toDatabaseName } from "./open-storage.ts";
import type { TeacherData } from "../teacher-data.ts";
import { createUndoShelf, toUndoKey } from "./undo-shelf.ts";
import type { KeepableHistory } from "../history/undo-history.ts";

/**
 * Lets undo and redo outlive the page on an own device. Each window has a list of its own, which its reload goes on
 * from; a new window goes on from the latest one that no window has (the app was closed and opened again). A list is
 * written only after what it tells of is on the disk. Rejects where the disk does not do: undo then lives in memory.
 */
export async function keepUndo(data: TeacherData, history: KeepableHistory): Promise<void> {
  const { stores, now } = data;
  const { closed } = data.files;
  const { uid } = data.teacher;
  const shelf = createUndoShelf(toDatabaseName(uid), closed);
  const toToday = (): CalendarDay => toSeoulDay(now());
  const lists = await shelf.read(toToday());
  const key = await takeList([...lists.keys()], (each) => holdLock(`damim:${uid}:${each}`, closed));
  const earlier = lists.get(key)?.stack;
  const scopes = new Set(stores.map(({ scope }) => scope));
  if (earlier)
    history.goOn((own) => joinStacks(earlier, own, (scope) => scopes.has(scope)), stores);

  const dayByStep = new WeakMap<UndoStep, CalendarDay>();
  const toKept = (): KeptUndo => {
    const today = toToday();
    const isOfToday = (step: UndoStep): boolean => {
      if (!dayByStep.has(step)) dayByStep.set(step, today);
      return dayByStep.get(step) === today && !data.vault?.now?.isSecretStep(step);
    };
    return { day: today, at: now(), stack: toKeptStack(history.stack, isOfToday) };
  };
  let isBehind = false;
  let isSaving = false;
  const save = async (): Promise<void> => {
    isBehind = true;
    if (isSaving) return;
    isSaving = true;
    while (isBehind) {
      const { written } = history;
      await written;
      if (written !== history.written) continue;
      isBehind = false;
      // Full or refused: the list goes with the page.
      await shelf.put(key, toKept()).catch(() => undefined);
    }
    isSaving = false;
  };
  const stop = history.subscribe(() => void save());
  closed.addEventListener("abort", stop, { once: true });
  if (history.stack !== earlier && history.undoLabel !== undefined) void save();
}

/** The list of this window, else the first that no window has, else a new one. */
async function takeList(
  known: readonly string[],
  hold: (key: string) => Promise<boolean>,
): Promise<string> {
  const own = readTabText("undoList");
  const anew = toUndoKey(newDeviceTag());
  for (const key of [...(own ? [own] : []), ...known, anew]) {
    if (!(await hold(key))) continue;
    saveTabText("undoList", key);
    return key;
  }
  return anew;
}
