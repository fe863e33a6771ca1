import { ACT_TOAST } from "../../../kit/act/act.ts";
import type { AttendanceCode } from "@damim/domain/attendance/code/attendance-code.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import {
  isSchoolOpen,
  type SchoolCalendar,
} from "@damim/domain/school-calendar/school-calendar.ts";
import { useMemo, useState } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { showToast } from "../../../ui/overlay/toast.ts";
import {
  planRange,
  toLeftOutWords,
  type GridPoint,
  type GridRange,
  type RangePlan,
} from "./month-range.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { createDayCommands } from "../mark/day-commands.ts";

export interface RangeControl {
  readonly chosen: GridRange | undefined;
  readonly plan: RangePlan | undefined;
  /** Chooses from where it began, or from `start`, to a cell. */
  readonly extend: (start: GridPoint, end: GridPoint) => void;
  /** Chooses anew. */
  readonly choose: (start: GridPoint, end: GridPoint) => void;
  readonly clear: () => void;
  /** Gives up choosing altogether. */
  readonly end: () => void;
  /** One code for all chosen cells: one step to undo. */
  readonly mark: (code: AttendanceCode, note?: string) => void;
  readonly makePresent: () => void;
}

export interface GridRangeOptions {
  readonly store: Store;
  readonly students: readonly RosterStudent[];
  readonly days: readonly CalendarDay[];
  readonly calendar: SchoolCalendar;
  readonly onEnd: () => void;
}

/** Cells chosen together, and what is done with them. They are given up when pupils or days change. */
export function useGridRange(options: GridRangeOptions): RangeControl {
  const { store, students, days, calendar, onEnd } = options;
  const [state, setState] = useState<{
    readonly range: GridRange;
    readonly students: unknown;
    readonly days: unknown;
  }>();
  const isCurrent = state?.students === students && state.days === days;
  const chosen = isCurrent ? state.range : undefined;
  const plan = useMemo(
    () =>
      chosen && planRange(chosen, { students, days, isOpen: (day) => isSchoolOpen(calendar, day) }),
    [chosen, students, days, calendar],
  );
  const leftOut = plan && toLeftOutWords(plan);
  const commands = useCommands(createDayCommands, store);
  // From what is chosen by then: a second press may come before the first one is on screen.
  const choose = (toAnchor: (now: GridRange | undefined) => GridPoint, end: GridPoint): void =>
    setState((before) => {
      const now = before?.students === students && before.days === days ? before.range : undefined;
      const anchor = toAnchor(now);
      const isSame = now && isSamePoint(now.anchor, anchor) && isSamePoint(now.end, end);
      return isSame ? before : { range: { anchor, end }, students, days };
    });
  return {
    chosen,
    plan,
    choose: (start, end) => choose(() => start, end),
    extend: (start, end) => choose((now) => now?.anchor ?? start, end),
    clear: () => setState(undefined),
    end() {
      setState(undefined);
      onEnd();
    },
    mark(code, note) {
      if (!plan) return;
      if (plan.closedCount + plan.outsideCount < plan.cellCount) {
        const remark = leftOut && `${leftOut}은 뺐어요`;
        commands.markDays(plan.students, plan.openDays, code, note ? { note } : {}, remark);
      } else {
        showToast.error(
          "고른 칸이 모두 쉬는 날이거나 우리 반이 아닌 날이라 적지 않았어요. 쉬는 날은 칸을 하나씩 눌러 적어 주세요.",
          { id: ACT_TOAST },
        );
      }
    },
    makePresent() {
      if (plan) commands.clearDays(plan.students, plan.days);
    },
  };
}

function isSamePoint(one: GridPoint, other: GridPoint): boolean {
  return one.row === other.row && one.column === other.column;
}
