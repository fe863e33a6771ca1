import type { Change } from "@damim/sync/change.ts";
import { layChanges, type ReadRows } from "../base/lay-changes.ts";
import type { SchoolYear } from "../school-year/school-year.ts";
import type { ActTarget } from "./capture-phrase.ts";
import type { CaptureEntry } from "./capture-reading.ts";

/**
 * The changes of all entries of one school year, to be written as one step. Each entry sees what those
 * before it change, so that 「3 병결, 나머지 왔어요」 leaves number 3 out; what is said of everyone comes last.
 */
export function planCapture(
  entries: readonly CaptureEntry[],
  year: SchoolYear,
  read: ReadRows,
  of: Pick<ActTarget, "now" | "newId">,
): readonly Change[] {
  const ofYear = entries.filter(({ schoolYear }) => schoolYear === year);
  const inOrder = [
    ...ofYear.filter(({ isOfEveryone }) => !isOfEveryone),
    ...ofYear.filter(({ isOfEveryone }) => isOfEveryone),
  ];
  return inOrder.reduce<readonly Change[]>(
    (changes, { act, students, days }) => [
      ...changes,
      ...act.plan(layChanges(read, changes), { students, days, ...of }),
    ],
    [],
  );
}
