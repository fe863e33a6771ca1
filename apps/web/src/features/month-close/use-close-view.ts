import {
  isCalendarMonth,
  toMonth,
  toSeoulDay,
  type CalendarMonth,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { useSearchParams } from "react-router";
import { useTeacherData } from "../../data/use-teacher-data.ts";

export type CloseView = "close" | "papers" | "trips";

export interface CloseViewControl {
  readonly view: CloseView;
  readonly month: CalendarMonth;
  readonly show: (next: { readonly view?: CloseView; readonly month?: CalendarMonth }) => void;
}

/** What of the page is open, kept in the address (`?view=papers&month=2026-11`). Never a student. */
export function useCloseView(): CloseViewControl {
  const { now } = useTeacherData();
  const [params, setParams] = useSearchParams();
  const thisMonth = toMonth(toSeoulDay(now()));
  const monthText = params.get("month");
  const month = isCalendarMonth(monthText) ? monthText : thisMonth;
  const viewText = params.get("view");
  const view: CloseView = viewText === "papers" || viewText === "trips" ? viewText : "close";
  return {
    view,
    month,
    show: (next) => {
      const shown = { view, month, ...next };
      setParams(
        {
          ...(shown.view !== "close" && { view: shown.view }),
          ...(shown.month !== thisMonth && { month: shown.month }),
        },
        { replace: true },
      );
    },
  };
}
