import { listPutAway, schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { findClassYear, type TeacherData } from "./teacher-data.ts";
import { useRows, useTeacherData } from "./use-teacher-data.ts";

/** Puts away something that 오늘 offers, for good and on all devices. */
export function putAway(data: TeacherData, id: string): void {
  const year = String(findClassYear(data));
  const before = data.profile.rows(schoolYearKind).get(year)?.putAway ?? [];
  void data.profile.write([
    { kind: schoolYearKind.name, id: year, set: { putAway: [...before, id] } },
  ]);
}

/** Whether it was put away, live. */
export function useIsPutAway(id: string): boolean {
  return listPutAway(useRows(useTeacherData().profile, schoolYearKind)).includes(id);
}
