import { findClassInCell } from "./class-in-text.ts";
import { moveRows, type ClassAnswer } from "./class-question.ts";
import { listFoundClasses } from "./found-class.ts";
import { numberInOrder } from "./number-in-order.ts";
import type { DayBack } from "../../student/coming-back.ts";
import type { ReturnAnswer } from "./returning-student.ts";
import type { RosterColumn } from "./roster-column.ts";
import { checkReading, listPresent } from "./check-reading.ts";
import type { RosterReading } from "./roster-reading.ts";
import { toRosterClassKey, type RosterRow } from "./roster-row.ts";
import type { ClassKey, RosterStudent } from "../../student/student.ts";

/** Counts the rows of some classes of the file; without classes, all rows. */
export function chooseClasses(
  reading: RosterReading,
  classKeys: readonly ClassKey[] | undefined,
): RosterReading {
  const { chosenClasses: _chosen, ...rest } = reading;
  return checkReading({ ...rest, ...(classKeys !== undefined && { chosenClasses: classKeys }) });
}

/** Takes the teacher's word where the pupils of a list of another class go. */
export function answerClass(reading: RosterReading, answer: ClassAnswer): RosterReading {
  const { classQuestion, ownClass, isNumberedHere } = reading;
  if (!classQuestion) return reading;
  const moved = moveRows(reading.rows, classQuestion, answer);
  const rows = isNumberedHere ? numberInOrder(moved, listPresent(reading), ownClass) : moved;
  return checkReading({
    ...reading,
    rows,
    classes: listFoundClasses(rows),
    classQuestion: { ...classQuestion, answer },
  });
}

/** What the teacher chose for a list holds on while more of it is typed. */
export function keepChoices(before: RosterReading | undefined, next: RosterReading): RosterReading {
  const answered = before?.classQuestion;
  const isSame = answered?.answer !== undefined && answered.named === next.classQuestion?.named;
  const placed = isSame ? answerClass(next, answered.answer) : next;
  return before?.others?.isSaid && next.others
    ? takeOthers(placed, before.others.areTaken)
    : placed;
}

/** Takes the teacher's word whether the names of further columns are pupils. */
export function takeOthers(reading: RosterReading, areTaken: boolean): RosterReading {
  return checkReading({ ...reading, others: { areTaken, isSaid: true } });
}

/** Takes the teacher's word whether a row's pupil is one who left, and since when in the class again. */
export function answerReturn(
  reading: RosterReading,
  rowKey: string,
  answer: ReturnAnswer,
  back?: DayBack,
): RosterReading {
  return checkReading({
    ...reading,
    answers: { ...reading.answers, [rowKey]: answer },
    ...(back !== undefined && { daysBack: { ...reading.daysBack, [rowKey]: back } }),
  });
}

/** Writes other cells into one row and checks all rows again, because a number can free another row. */
export function mendRow(
  reading: RosterReading,
  rowKey: string,
  cells: Readonly<Partial<Record<RosterColumn, string>>>,
): RosterReading {
  const rows = reading.rows.map((row) =>
    row.key === rowKey ? { ...row, cells: { ...row.cells, ...cells } } : row,
  );
  if (cells.classNo === undefined) return checkReading({ ...reading, rows });
  const placed = rows.map((row) => (row.key === rowKey ? withWrittenClass(row, reading) : row));
  return checkReading({ ...reading, rows: placed, classes: listFoundClasses(placed) });
}

/** In the class that its cells say; 「2」 is the list's 「3-2」. */
function withWrittenClass(
  { classKey: _before, ...row }: RosterRow,
  reading: RosterReading,
): RosterRow {
  const named = findClassInCell(row.cells.classNo ?? "");
  const grade = named?.grade ?? row.cells.grade;
  const key = named && toRosterClassKey({ ...named, ...(grade && { grade }) });
  const ofList = reading.classes.filter((each) => each.key.split("-").at(-1) === key);
  const classKey = ofList.length === 1 ? ofList[0]?.key : key;
  return classKey === undefined ? row : { ...row, classKey };
}

/** Checks a reading again beside the roster as it is now: another device may have written meanwhile. */
export function compareReading(
  reading: RosterReading,
  existing: readonly RosterStudent[],
): RosterReading {
  return reading.existing === existing ? reading : checkReading({ ...reading, existing });
}
