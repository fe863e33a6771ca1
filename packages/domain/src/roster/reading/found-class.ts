import type { RosterRow } from "./roster-row.ts";
import type { ClassKey } from "../../student/student.ts";

/** A class that the file speaks of, with how many rows it has there. */
export interface FoundClass {
  readonly key: ClassKey;
  readonly rowCount: number;
}

interface TeacherClasses {
  readonly ownClass: ClassKey | undefined;
  /** Of a subject teacher only. */
  readonly taught: readonly ClassKey[] | undefined;
}

/** The classes of a file in its order. */
export function listFoundClasses(rows: readonly RosterRow[]): readonly FoundClass[] {
  const counts = new Map<ClassKey, number>();
  for (const { classKey } of rows) {
    if (classKey !== undefined) counts.set(classKey, (counts.get(classKey) ?? 0) + 1);
  }
  return [...counts].map(([key, rowCount]) => ({ key, rowCount }));
}

/** A file that only says "2" means the one class "3-2" that the teacher gives lessons to. */
export function withTaughtGrade(row: RosterRow, taught: readonly ClassKey[] = []): RosterRow {
  const { classKey } = row;
  if (classKey === undefined || classKey.includes("-")) return row;
  const meant = taught.filter((key) => key.split("-")[1] === classKey);
  return meant.length === 1 && meant[0] !== undefined ? { ...row, classKey: meant[0] } : row;
}

/** The own class, or the first one; of a subject teacher what is taught, or all of it. */
export function listFirstChoice(
  classes: readonly FoundClass[],
  { ownClass, taught }: TeacherClasses,
): readonly ClassKey[] | undefined {
  if (taught) {
    const keys = classes.flatMap(({ key }) => (taught.includes(key) ? [key] : []));
    return keys.length > 0 && keys.length < classes.length ? keys : undefined;
  }
  const one = findOwn(classes, ownClass) ?? classes[0];
  return one && [one.key];
}

/** The profile's class "3-2" is also meant by a file that only says "2". */
function findOwn(
  classes: readonly FoundClass[],
  ownClass: ClassKey | undefined,
): FoundClass | undefined {
  return (
    classes.find(({ key }) => key === ownClass) ??
    classes.find(({ key }) => key === ownClass?.split("-")[1])
  );
}
