// Overlay: imports Base UI. Loaded lazily by closed-month-question.tsx.
import type { CalendarMonth } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonth } from "@damim/domain/calendar-day/korean-day.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

/** Asks whether a month that was closed may be changed. */
export function ClosedMonthDialog(props: {
  readonly isOpen: boolean;
  readonly month: CalendarMonth | undefined;
  readonly onClose: () => void;
  readonly onAct: () => void;
}) {
  const { isOpen, month, onClose, onAct } = props;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="마감한 달이에요"
      actLabel="그래도 고치기"
      onAct={onAct}
      onClose={onClose}
    >
      {month ? toKoreanMonth(month) : "이 달"} 출결은 이미 마감했어요. 고치면 월말 마감에 바뀐
      출결로 남아요.
    </ConfirmDialog>
  );
}
