import type { StudentId } from "@damim/domain/student/student.ts";
import { useEffect, useRef, useState } from "react";
import type { DoneStep } from "../../data/history/undo-history.ts";
import type { TappedClass } from "../../data/tapping/tapped-class.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import type { ToolMember } from "../../data/use-tool-members.ts";

const UNDO_MS = 5_000;
/** A finger that lands twice, or a key that is held, means one press. */
const DOUBLE_MS = 600;

/**
 * Presses of pupils on their tiles: the first turns a tile, one more within five seconds takes that back. Each is an act of
 * the teacher's own history, by its label.
 */
export function useTapping(
  { store, turned, tap }: Pick<TappedClass, "store" | "turned" | "tap">,
  toLabel: (member: ToolMember) => string,
) {
  const { history } = useTeacherData();
  const [steps, setSteps] = useState<ReadonlyMap<StudentId, DoneStep>>(new Map());
  const pressed = useRef(new Map<StudentId, number>());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
    };
  }, []);
  const forget = (id: StudentId, step: DoneStep): void =>
    setSteps((all) => new Map([...all].filter(([key, each]) => key !== id || each !== step)));
  const find = (id: StudentId): DoneStep | undefined => {
    const step = turned.has(id) ? steps.get(id) : undefined;
    return step?.isStanding() ? step : undefined;
  };
  return {
    canTakeBack: (id: StudentId): boolean => find(id) !== undefined,
    /** @param at of the event, ms of the page's own clock */
    press: (member: ToolMember, at: number): void => {
      const { id } = member;
      const last = pressed.current.get(id);
      if (last !== undefined && at - last < DOUBLE_MS) return;
      pressed.current.set(id, at);
      const before = find(id);
      if (before) {
        before.undo();
        return forget(id, before);
      }
      const changes = tap(id);
      if (changes.length === 0) return;
      void history.write(store, changes, toLabel(member));
      const step = history.lastStep();
      setSteps((all) => new Map(all).set(id, step));
      const timer = setTimeout(() => {
        timers.current.delete(timer);
        forget(id, step);
      }, UNDO_MS);
      timers.current.add(timer);
    },
  };
}
