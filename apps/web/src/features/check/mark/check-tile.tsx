import { stateSigns } from "@damim/domain/check/check-cells.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import {
  checkMarkKind,
  toCheckMarkId,
  type CheckRound,
  type CheckState,
} from "@damim/domain/check/check.ts";
import { isOpen } from "@damim/domain/check/mark-check.ts";
import {
  countOpenDaysAfter,
  type SchoolCalendar,
} from "@damim/domain/school-calendar/school-calendar.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { memo } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { useRow } from "../../../data/use-teacher-data.ts";
import { StudentTile } from "../../../kit/tiles/student-tiles.tsx";
import { CheckSign } from "../check-sign.tsx";

export interface CheckTileProps {
  readonly store: Store;
  readonly checkId: string;
  readonly round: CheckRound;
  readonly dueOn: CalendarDay | undefined;
  readonly calendar: SchoolCalendar;
  readonly student: RosterStudent;
  readonly isPresent: boolean;
  readonly onPress: (student: RosterStudent) => void;
  readonly onNote: ((student: RosterStudent) => void) | undefined;
}

const waiting = "border-line bg-surface text-fg hover:bg-hover";
const aside = "border-transparent bg-sunken text-fg-2";
const looks: Readonly<Record<CheckState, string>> = {
  O: "border-transparent bg-brand-weak text-fg",
  X: "border-transparent bg-fg text-surface",
  late: "border-brand-line bg-surface text-fg",
  exempt: aside,
};

const signLooks: Readonly<Record<CheckState, string>> = {
  O: "text-brand",
  X: "",
  late: "text-brand",
  // Where there is room it is said in words.
  exempt: "@min-[40rem]:hidden",
};

/** One pupil of a round: 「3번 김가온 X」. Renders again only when the pupil's own mark changes. */
export const CheckTile = memo(function CheckTile(props: CheckTileProps) {
  const { store, checkId, round, dueOn, calendar, student, isPresent, onPress, onNote } = props;
  const id = toCheckMarkId({ checkId, studentId: student.id, round });
  const mark = useRow(store, checkMarkKind, id);
  const state = mark?.state ?? undefined;
  const isAbsent = isOpen(state) && !isPresent;
  const daysLate =
    state === "late" && dueOn && mark?.on ? countOpenDaysAfter(calendar, dueOn, mark.on) : 0;
  return (
    <StudentTile
      isTall
      student={student}
      state={isAbsent ? "결석" : state ? stateSigns[state] : "아직"}
      look={isAbsent ? aside : state ? looks[state] : waiting}
      note={mark?.note ?? undefined}
      sign={<TileSign state={state} isAbsent={isAbsent} daysLate={daysLate} />}
      onPress={onPress}
      onLongPress={onNote}
    />
  );
});

function TileSign(props: {
  readonly state: CheckState | undefined;
  readonly isAbsent: boolean;
  readonly daysLate: number;
}) {
  const { state, isAbsent, daysLate } = props;
  const words = "text-13 font-semibold whitespace-nowrap";
  const roomy = `${words} @max-[40rem]:hidden`;
  if (isAbsent) return <span className={words}>결석</span>;
  if (!state) return <span className={`${words} text-fg-2`}>아직</span>;
  return (
    <>
      {state === "exempt" && <span className={roomy}>안 내도 됨</span>}
      {daysLate > 0 && <span className={`${roomy} text-brand-strong`}>{daysLate}일 늦게</span>}
      <span className={signLooks[state]}>
        <CheckSign state={state} size={26} />
      </span>
    </>
  );
}
