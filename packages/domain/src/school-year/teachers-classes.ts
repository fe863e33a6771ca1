import type { ClassKey } from "../student/student.ts";
import { toClassKey, type SchoolYearSetting } from "./school-year-setting.ts";
import type { TaughtClass } from "./taught-classes.ts";

// Apart from taught-classes.ts, which reads what is typed: this comes with the first screen.

/** Each class once, whatever is taught there: `["3-1", "3-2"]`. */
export function listTaughtKeys(classes: readonly TaughtClass[]): readonly ClassKey[] {
  return [...new Set(classes.map(toClassKey))];
}

/** The classes that a teacher sees pupils of; a homeroom teacher's own class is among them. */
export function listTeachersClasses(setting: SchoolYearSetting): readonly ClassKey[] {
  const taught = listTaughtKeys(setting.taught ?? []);
  if (taught.length === 0 || setting.mode === "subject") return taught;
  return [...new Set([toClassKey(setting), ...taught])];
}
