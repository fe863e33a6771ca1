import { toSchoolYearSpan, type SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { overData } from "../over-data.ts";
import type { Store, TeacherData } from "../teacher-data.ts";
import { ReadOnlyYear } from "./read-only-year.ts";

/**
 * The teacher's data as it was on the last day of a year that is over: every screen that asks for today, its
 * store or its roster shows that year, and nothing can be written. `onRefused` tells the teacher so.
 */
export function toPastData(
  present: TeacherData,
  {
    year,
    store,
    onRefused,
  }: { readonly year: SchoolYear; readonly store: Store; readonly onRefused: () => void },
): TeacherData {
  const lastNoon = Date.parse(`${toSchoolYearSpan(year).to}T12:00:00+09:00`);
  const refuse = (): never => {
    onRefused();
    throw new ReadOnlyYear(`${year} is only looked at`);
  };
  const readOnly = new Proxy(store, {
    get: (target, key) => (key === "write" ? refuse : Reflect.get(target, key)),
  });
  return overData(present, {
    past: { year, present },
    vault: undefined,
    years: new Map([[year, readOnly]]),
    stores: [present.profile, readOnly],
    history: {
      undoLabel: undefined,
      redoLabel: undefined,
      subscribe: () => () => undefined,
      write: refuse,
      writeForGood: refuse,
      forgetNamed: () => undefined,
      lastStep: refuse,
      undo: () => undefined,
      redo: () => undefined,
    },
    now: () => lastNoon,
  });
}
