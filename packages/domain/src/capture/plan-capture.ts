import { DEAD_FIELD, type Change, type Fields } from "../change.ts";
import type { RecordKind } from "../record-kind.ts";
import type { SchoolYear } from "../school-year/school-year.ts";
import type { ReadRows } from "./capture-phrase.ts";
import type { CaptureEntry } from "./capture-reading.ts";

/**
 * The changes of all entries of one school year, to be written as one step. Each entry sees what those
 * before it change, so that 「3 병결, 나머지 왔어요」 leaves number 3 out; what is said of everyone comes last.
 */
export function planCapture(
  entries: readonly CaptureEntry[],
  year: SchoolYear,
  read: ReadRows,
): readonly Change[] {
  const ofYear = entries.filter(({ schoolYear }) => schoolYear === year);
  const inOrder = [
    ...ofYear.filter(({ isOfEveryone }) => !isOfEveryone),
    ...ofYear.filter(({ isOfEveryone }) => isOfEveryone),
  ];
  return inOrder.reduce<readonly Change[]>(
    (changes, { act, students, days }) => [
      ...changes,
      ...act.plan(layChanges(read, changes), { students, days }),
    ],
    [],
  );
}

/** The rows as they will be after the changes. */
function layChanges(read: ReadRows, changes: readonly Change[]): ReadRows {
  return <T>(kind: RecordKind<T>): ReadonlyMap<string, T> => {
    const ofKind = changes.filter((change) => change.kind === kind.name);
    if (ofKind.length === 0) return read(kind);
    const rows = new Map<string, unknown>(read(kind));
    for (const { id, set } of ofKind) {
      const { [DEAD_FIELD]: isDead, ...fields } = set;
      if (isDead === true) rows.delete(id);
      else rows.set(id, { ...(rows.get(id) as Fields | undefined), ...fields });
    }
    // What a rule wrote for this kind has the fields of this kind.
    return rows as ReadonlyMap<string, unknown> as ReadonlyMap<string, T>;
  };
}
