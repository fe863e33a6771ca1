import { toOtherClass } from "../../school-year/class-choice.ts";
import { findClassInName } from "./class-in-text.ts";
import { listFoundClasses, withTaughtGrade, type FoundClass } from "./found-class.ts";
import type { RosterRow } from "./roster-row.ts";
import { toRosterClassKey } from "./roster-row.ts";
import type { ClassKey, RosterStudent } from "../../student/student.ts";

/** Where the pupils of a list of another class go: where the list says, or where the teacher stands. */
export type ClassAnswer = "asNamed" | "here";

/** A list names one class, and it is none of the teacher's: said and answered before anything is taken over. */
export interface ClassQuestion {
  readonly named: ClassKey;
  /** The class of the profile, or the one that is being looked at. */
  readonly here: ClassKey;
  /** The rows that name the class. */
  readonly rowKeys: readonly string[];
  readonly answer?: ClassAnswer;
}

export interface TeachersClasses {
  readonly existing: readonly RosterStudent[];
  readonly ownClass?: ClassKey | undefined;
  readonly taught?: readonly ClassKey[] | undefined;
  readonly otherClasses?: readonly ClassKey[] | undefined;
  readonly intoClass?: ClassKey | undefined;
}

/** Asks about a list of one class that the teacher neither has nor looks at. A subject teacher has many. */
export function askClass(
  rows: readonly RosterRow[],
  { existing, ownClass, taught, otherClasses = [], intoClass }: TeachersClasses,
): ClassQuestion | undefined {
  const [only, ...more] = listFoundClasses(rows);
  if (ownClass === undefined || taught || !only || more.length > 0) return undefined;
  const named = toOtherClass(only.key, ownClass);
  if (named === undefined || named === intoClass || otherClasses.includes(named)) return undefined;
  if (existing.some(({ classKey }) => classKey === named)) return undefined;
  const rowKeys = rows.flatMap(({ key, classKey }) => (classKey === named ? [key] : []));
  return { named, here: intoClass ?? ownClass, rowKeys };
}

/** The rows in the class of the answer. */
export function moveRows(
  rows: readonly RosterRow[],
  { named, here, rowKeys }: ClassQuestion,
  answer: ClassAnswer,
): readonly RosterRow[] {
  const asked = new Set(rowKeys);
  const classKey = answer === "here" ? here : named;
  return rows.map((row) => (asked.has(row.key) ? { ...row, classKey } : row));
}

/** Whether a list of several classes has none that is the profile's. */
export function lacksOwnClass(
  classes: readonly FoundClass[],
  { ownClass, taught }: Pick<TeachersClasses, "ownClass" | "taught">,
): boolean {
  if (ownClass === undefined || taught || classes.length < 2) return false;
  return classes.every(({ key }) => toOtherClass(key, ownClass) !== undefined);
}

/**
 * Rows of a list that names no class itself, in the class that its sheet or file is named after. With two classes to
 * choose from nothing is guessed: where the teacher looks at another class than the own one, that is where they come.
 */
export function withOutsideClass(
  rows: readonly RosterRow[],
  names: readonly (string | undefined)[],
  { ownClass, taught, intoClass }: Omit<TeachersClasses, "existing">,
): readonly RosterRow[] {
  if (intoClass !== undefined || rows.some(({ classKey }) => classKey !== undefined)) return rows;
  const named = names.map((name = "") => findClassInName(name)).find((each) => each !== undefined);
  const classKey = named && toRosterClassKey(named);
  if (classKey === undefined) return rows;
  const placed = rows.map((row) => withTaughtGrade({ ...row, classKey }, taught));
  const isMeant = taught?.includes(placed[0]?.classKey ?? "") ?? ownClass !== undefined;
  return isMeant ? placed : rows;
}
