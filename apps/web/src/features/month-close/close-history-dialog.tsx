// Overlay: imports Base UI through ui/overlay/history-dialog.tsx. Loaded lazily by close-month-view.tsx.
import { isCalendarDay, type CalendarMonth } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonth, toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { monthCloseKind } from "@damim/domain/month-close/month-close.ts";
import type { Store } from "../../data/teacher-data.ts";
import { useHistoryEntries, type HistoryWords } from "../../data/history/use-history-entries.ts";
import { HistoryDialog } from "../../ui/overlay/history-dialog.tsx";
import { showReverted } from "../../ui/overlay/show-reverted.ts";

/** When a month was closed and opened again; 되돌리기 brings a close back with the marks of then. */
export function CloseHistoryDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly store: Store;
  readonly month: CalendarMonth;
}) {
  const { isOpen, onClose, store, month } = props;
  const subject = `${toKoreanMonth(month)} 마감`;
  const entries = useHistoryEntries({
    isOpen,
    store,
    kind: monthCloseKind,
    ids: [month],
    words: { ...closeWords, subject },
    onReverted: showReverted,
  });
  return <HistoryDialog isOpen={isOpen} onClose={onClose} subtitle={subject} {...entries} />;
}

const titles = {
  created: "마감했어요",
  changed: "다시 마감했어요",
  deleted: "마감을 풀었어요",
} as const;

const closeWords: Omit<HistoryWords, "subject"> = {
  findLabel: findCloseFieldLabel,
  describeValue: describeCloseValue,
  toTitle: ([{ type }]) => titles[type],
};

/** What a close's field is called; nothing for the month, which its id says. */
export function findCloseFieldLabel(field: string): string | undefined {
  if (field === "closedOn") return "마감한 날";
  return field === "closedMarks" ? "마감한 출결" : undefined;
}

export function describeCloseValue(_field: string, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (isCalendarDay(value)) return toKoreanMonthDay(value);
  if (typeof value !== "object") return undefined;
  const signs = Object.values(value).flatMap((text) => String(text).split(" ").filter(Boolean));
  return signs.length === 0 ? "모두 출석" : `${Object.keys(value).length}명 ${signs.length}건`;
}
