import type { Change } from "@damim/sync/change.ts";
import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { checkInKind } from "@damim/domain/attendance/check-in.ts";
import { isCalendarDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { CommandDeps } from "../act/command-deps.ts";
import { askInTurn, listChangeQuestions, listMarkQuestions } from "./mark-question.ts";

/**
 * The one way in which a teacher's press writes attendance: one undo step, asked about first where its month is closed.
 * What is written beside it goes with the answer. An act that changes nothing says nothing. The page holds a
 * `MarkQuestionSlot`.
 *
 * ```ts
 * const { mark } = actOnMarks(deps);
 * mark(markStudent(rows, wish), "5번 김하린 질병 결석", () => setSteps(…)); // the last comes once it is written
 * ```
 */
export function actOnMarks(
  { store, act }: Pick<CommandDeps, "store" | "act">,
  askFirst: typeof askInTurn = askInTurn,
) {
  const ask =
    (listQuestions: typeof listMarkQuestions) =>
    (changes: readonly Change[], sentence: string, then?: () => void): void => {
      if (changes.length === 0) return;
      askFirst(store, listQuestions(store, listMarkedDays(changes)), () => {
        void act(changes, sentence);
        then?.();
      });
    };
  return {
    /** Of a mark or 확인 중 that comes to stand: a day without lessons is asked about too. */
    mark: ask(listMarkQuestions),
    /** Of what is taken away, and of who came. */
    change: ask(listChangeQuestions),
  };
}

/** What `actOnMarks` would ask is answered with yes: for a machine that lives a year. */
export const sayYes: typeof askInTurn = (_store, _questions, proceed) => proceed();

/** The days of which changes say something; the ids of both kinds begin with the day. */
export function listMarkedDays(changes: readonly Change[]): readonly CalendarDay[] {
  const days = changes
    .filter(({ kind }) => kind === attendanceMarkKind.name || kind === checkInKind.name)
    .map(({ id }) => id.split("~")[0])
    .filter(isCalendarDay);
  return [...new Set(days)].sort();
}
