import { isPresentMember } from "@damim/domain/student/membership.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { toStateText, type DayState } from "@damim/domain/attendance/day-state.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { drawAwaited, drawMarkBox } from "../../../ui/draw-signs.ts";
import type { MonthColumn } from "./month-columns.ts";

export interface CellFacts {
  readonly student: RosterStudent;
  readonly column: MonthColumn;
  /** Absent where nothing is known: 출석. */
  readonly state: DayState | undefined;
  /** Its dialog is open. */
  readonly isOpen: boolean;
  /** One of several that are chosen. */
  readonly isChosen: boolean;
}

export interface DrawnCell {
  readonly element: HTMLElement;
  readonly show: (facts: CellFacts) => void;
}

const present: DayState = { marks: [], checkIn: undefined };

/** One pupil on one day. `use-grid-cells.ts` gives one of them the 0 of `tabIndex`. */
export function drawMonthCell(): DrawnCell {
  const element = document.createElement("td");
  element.tabIndex = -1;
  let before: CellFacts | undefined;
  /** The pupil is not in the class on the day: nothing there counts. */
  let isOut = false;
  let wasOut = false;
  return {
    element,
    show(facts) {
      const { student, column, state, isOpen, isChosen } = facts;
      const isOther = student !== before?.student || column !== before.column;
      if (isOther) isOut = !isPresentMember(student, column.day);
      if (isOther) {
        element.setAttribute("data-cell", `${student.id}~${column.day}`);
        if (column.flexBasis !== (before?.column.flexBasis ?? "")) {
          element.style.flexBasis = column.flexBasis;
        }
      }
      if (isOther || state !== before?.state) {
        const words = `${toStudentWords(student)} ${column.words}`;
        element.setAttribute("aria-label", `${words} ${toCellText(state, isOut)}`);
      }
      if (state !== before?.state || isOut !== wasOut) {
        element.replaceChildren(...(isOut && !state ? [drawDash()] : listSigns(state)));
        wasOut = isOut;
      }
      if (isOther || isOpen !== before?.isOpen) {
        const look = isOut ? `${column.look} *:opacity-40` : column.look;
        element.className = isOpen ? `${look} month-cell-open` : look;
      }
      if (isChosen !== (before?.isChosen ?? false)) {
        if (isChosen) element.setAttribute("aria-selected", "true");
        else element.removeAttribute("aria-selected");
      }
      before = facts;
    },
  };
}

/** What stands on a day outside of the class is of no sum. */
function toCellText(state: DayState | undefined, isOut: boolean): string {
  if (!isOut) return toStateText(state ?? present);
  return state ? `우리 반이 아닌 날, 세지 않는 ${toStateText(state)}` : "우리 반이 아닌 날";
}

function drawDash(): Node {
  const dash = document.createElement("span");
  dash.textContent = "–";
  return dash;
}

function listSigns(state: DayState | undefined): readonly Node[] {
  if (!state) return [];
  if (state.marks.length === 0) return state.checkIn === "awaited" ? [drawAwaited()] : [];
  return state.marks.map(({ kind, reason, note }) =>
    drawMarkBox({ kind, reason, hasNote: Boolean(note) }),
  );
}
