import {
  toMonth,
  type CalendarDay,
  type CalendarMonth,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { monthCloseKind } from "@damim/domain/month-close/month-close.ts";
import type { Store } from "../../data/teacher-data.ts";

export interface ClosedMonthAsked {
  readonly month: CalendarMonth;
  readonly isOpen: boolean;
  readonly proceed: () => void;
}

// One question at a time, wherever on the page it was asked.
let question: ClosedMonthAsked | undefined;
const listeners = new Set<() => void>();
const allowedByStore = new WeakMap<Store, Set<CalendarMonth>>();

/** Whether a teacher has said on this page that a closed month may be changed. */
export function isChangeAllowed(store: Store, month: CalendarMonth): boolean {
  return allowedByStore.get(store)?.has(month) ?? false;
}

/** Asks once a page before a closed month is changed; `proceed` is what was about to happen. */
export function askAboutClosedMonth(store: Store, month: CalendarMonth, proceed: () => void): void {
  show({
    month,
    isOpen: true,
    proceed() {
      const allowed = allowedByStore.get(store) ?? new Set();
      allowedByStore.set(store, allowed.add(month));
      proceed();
    },
  });
}

/** Goes on at once unless the day's month is closed: then what is half-written stays until the answer. */
export function askBeforeChange(store: Store, day: CalendarDay, proceed: () => void): void {
  const month = toMonth(day);
  if (!store.rows(monthCloseKind).has(month) || isChangeAllowed(store, month)) proceed();
  else askAboutClosedMonth(store, month, proceed);
}

/** For the component that asks. */
export function findQuestion(): ClosedMonthAsked | undefined {
  return question;
}

export function endQuestion(): void {
  if (question) show({ ...question, isOpen: false });
}

export function watchQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: ClosedMonthAsked): void {
  question = next;
  for (const listener of listeners) listener();
}
