import type { RosterReading } from "./roster-reading.ts";
import type { ClassKey } from "../../student/student.ts";

/** What an import of several classes does to one of them. */
export interface ClassLine {
  readonly key: ClassKey;
  readonly isChosen: boolean;
  /** Rows of the file. */
  readonly rowCount: number;
  readonly newCount: number;
  readonly knownCount: number;
  readonly returningCount: number;
  readonly notTakenCount: number;
  /** Rows that wait for the teacher's word. */
  readonly askedCount: number;
}

/** A line a class; none where the list is of one class. */
export function listClassLines(reading: RosterReading): readonly ClassLine[] {
  const { classes, chosenClasses, taken, notTaken, asked } = reading;
  if (classes.length < 2) return [];
  return classes.map(({ key, rowCount }) => {
    const ofClass = <T extends { readonly row: { readonly classKey?: ClassKey } }>(
      rows: readonly T[],
    ): readonly T[] => rows.filter(({ row }) => row.classKey === key);
    const coming = ofClass(taken);
    const returningCount = coming.filter(({ back }) => back).length;
    const newCount = coming.filter(({ sameAs }) => sameAs === undefined).length;
    return {
      key,
      isChosen: chosenClasses?.includes(key) ?? true,
      rowCount,
      newCount,
      returningCount,
      knownCount: coming.length - newCount - returningCount,
      notTakenCount: ofClass(notTaken).length,
      askedCount: ofClass(asked).filter(({ answer }) => answer === undefined).length,
    };
  });
}

/**
 * The choice with one class more or less in the order of the file; all of them is no choice
 * (`undefined`), so that rows without a class come too.
 */
export function toggleClass(
  { classes, chosenClasses }: Pick<RosterReading, "classes" | "chosenClasses">,
  key: ClassKey,
): readonly ClassKey[] | undefined {
  const all = classes.map((each) => each.key);
  const before = chosenClasses ?? all;
  const next = all.filter((each) => (each === key) !== before.includes(each));
  return next.length === all.length ? undefined : next;
}
