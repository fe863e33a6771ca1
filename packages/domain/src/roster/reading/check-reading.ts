import { readListFacts } from "./source/list-facts.ts";
import { hasLeft } from "../../student/membership.ts";
import type { RosterStudent } from "../../student/student.ts";
import type { CalendarDay } from "../../calendar-day/calendar-day.ts";
import type { ClassKey } from "../../student/student.ts";
import { checkRows, type CheckedRows } from "./check-rows.ts";
import type { RosterRow } from "./roster-row.ts";
import type { RosterReading } from "./roster-reading.ts";

/** Whether pupils of several classes would come at once. */
export function isMixed({
  classes,
  chosenClasses,
}: Pick<RosterReading, "classes" | "chosenClasses">): boolean {
  return classes.length > 1 && chosenClasses?.length !== 1;
}

/** The rows that count, each taken, asked about or refused. */
export function checkReading(reading: Omit<RosterReading, keyof CheckedRows>): RosterReading {
  const { existing, chosenClasses, ownClass, today, answers, daysBack, others } = reading;
  const rows = others?.areTaken ? reading.rows : reading.rows.filter(({ isOther }) => !isOther);
  const chosen = chosenClasses && new Set<ClassKey | undefined>(chosenClasses);
  const counted = chosen ? rows.filter((row) => chosen.has(row.classKey)) : rows;
  const present = listPresent({ existing, today });
  const gone = existing.filter((each) => today !== undefined && hasLeft(each, today));
  const checked = checkRows(
    counted.filter((row) => !isUnplaced(reading, row)),
    { existing: present, gone, ownClass, answers, today, ...(daysBack && { daysBack }) },
  );
  const unplaced = rows
    .filter((row) => isUnplaced(reading, row))
    .map((row) => ({ row, refusals: [{ type: "ClassEmpty" }] as const }));
  const taken = checked.taken.map((each) => ({ ...each, student: readListFacts(each.student) }));
  return { ...reading, ...checked, taken, notTaken: [...checked.notTaken, ...unplaced] };
}

/** A row without a class in a list that tells classes: it is nobody's until the teacher says whose, or takes all. */
function isUnplaced(
  { classes, chosenClasses }: Pick<RosterReading, "classes" | "chosenClasses">,
  { classKey, cells }: RosterRow,
): boolean {
  if (classKey !== undefined) return false;
  return chosenClasses !== undefined || (classes.length === 1 && cells.classNo === "");
}

/** Those of the roster who have not left. */
export function listPresent({
  existing,
  today,
}: {
  readonly existing: readonly RosterStudent[];
  readonly today?: CalendarDay | undefined;
}): readonly RosterStudent[] {
  return today === undefined ? existing : existing.filter((each) => !hasLeft(each, today));
}
