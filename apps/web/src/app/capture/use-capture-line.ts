import { useSyncExternalStore } from "react";
import type { TeacherData } from "../../data/teacher-data.ts";
import { useDraft } from "../../data/drafts/use-draft.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";

// A shared device keeps no drafts on its disk: the line then lives as long as the teacher's data is open.
const heldByData = new WeakMap<TeacherData, ReturnType<typeof holdLine>>();

/** The line of 한 줄 기록: one for the row on 오늘 and the dialog, kept as a draft until it is recorded. */
export function useCaptureLine(): readonly [line: string, changeLine: (line: string) => void] {
  const data = useTeacherData();
  const [kept, keep, forget] = useDraft("capture", "");
  const held = heldByData.get(data) ?? holdLine(kept);
  heldByData.set(data, held);
  const line = useSyncExternalStore(held.subscribe, held.read);
  const changeLine = (next: string): void => {
    held.change(next);
    if (next === "") forget();
    else keep(next);
  };
  return [line, changeLine];
}

function holdLine(first: string) {
  const listeners = new Set<() => void>();
  let line = first;
  return {
    read: () => line,
    change: (next: string): void => {
      line = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
