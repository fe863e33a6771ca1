import { isCalendarDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toCheckPlace } from "@damim/domain/check/check-place.ts";
import { toRoundDay } from "@damim/domain/check/check-rounds.ts";
import { listAsked, toRoundTitle } from "@damim/domain/check/check-rows.ts";
import {
  checkKind,
  checkMarkKind,
  toCheckMarkId,
  type CheckRound,
} from "@damim/domain/check/check.ts";
import { tapHandIn } from "@damim/domain/check/mark-check.ts";
import { listMembers } from "@damim/domain/student/membership.ts";
import type { Store } from "../teacher-data.ts";
import { useRoster } from "../use-roster.ts";
import { useRow, useRows } from "../use-teacher-data.ts";
import { useOwnClass } from "../years/class-choice.ts";
import type { TappedClass } from "./tapped-class.ts";

interface HandInAsked {
  readonly checkId: string;
  /** A day, or "one". */
  readonly round: string;
}

/** Where the teacher marks what the board shows. */
export function toHandInPlace(asked: HandInAsked): string {
  return toCheckPlace(asked.checkId, readRound(asked));
}

function readRound({ round }: HandInAsked): CheckRound {
  return isCalendarDay(round) ? round : "one";
}

/**
 * 제출 칠판: who has handed in a round, △ too; of all others nothing is told. Nothing where there is no such
 * check.
 */
export function useHandIns(
  store: Store,
  asked: HandInAsked & { readonly today: CalendarDay },
): (TappedClass & { readonly title: string; readonly isClosed: boolean }) | undefined {
  const { checkId, today } = asked;
  const check = useRow(store, checkKind, checkId);
  const marks = useRows(store, checkMarkKind);
  const students = useRoster(store);
  const ownClass = useOwnClass(store);
  if (!check) return undefined;
  const round = readRound(asked);
  const kept = { ...check, id: checkId };
  const day = toRoundDay(kept, round, today);
  const members = listMembers(listAsked({ students, ownClass }, kept), day);
  const findState = (studentId: string) =>
    marks.get(toCheckMarkId({ checkId, studentId, round }))?.state;
  const hasHandedIn = (studentId: string): boolean => {
    const state = findState(studentId);
    return state === "O" || state === "late";
  };
  return {
    store,
    title: toRoundTitle(kept, round),
    isClosed: Boolean(check.closedOn),
    members: members.map(({ id, number, name }) => ({ id, number, name })),
    turned: new Set(members.map(({ id }) => id).filter(hasHandedIn)),
    tap: (studentId) => tapHandIn(marks, { checkId, round, on: today }, studentId),
  };
}
