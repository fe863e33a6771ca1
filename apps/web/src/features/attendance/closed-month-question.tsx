import {
  toMonth,
  type CalendarDay,
  type CalendarMonth,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { monthCloseKind } from "@damim/domain/month-close/month-close.ts";
import { useSyncExternalStore } from "react";
import type { Store } from "../../data/teacher-data.ts";
import { lazyOverlay } from "../../ui/lazy-overlay.ts";

const ClosedMonthDialog = lazyOverlay(() =>
  import("./closed-month-dialog.tsx").then((file) => file.ClosedMonthDialog),
);

interface Question {
  readonly month: CalendarMonth;
  readonly isOpen: boolean;
  readonly proceed: () => void;
}

// One question at a time, wherever on the page it was asked.
let question: Question | undefined;
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

/** Stands once on every page where attendance is marked. */
export function ClosedMonthQuestion() {
  const asked = useSyncExternalStore(subscribe, () => question);
  const close = (): void => {
    if (asked) show({ ...asked, isOpen: false });
  };
  return (
    <ClosedMonthDialog
      isOpen={asked?.isOpen ?? false}
      month={asked?.month}
      onClose={close}
      onAct={() => {
        close();
        asked?.proceed();
      }}
    />
  );
}

function show(next: Question): void {
  question = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
