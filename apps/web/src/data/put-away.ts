import { listPutAway, schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { findWorkingYear } from "./teacher-data.ts";
import { useRows, useTeacherData } from "./use-teacher-data.ts";

/** Whether something that 오늘 offers was put away, on any device, and the way to do it for good. */
export function usePutAway(id: string): readonly [isAway: boolean, putAway: () => void] {
  const data = useTeacherData();
  const { profile } = data;
  const settings = useRows(profile, schoolYearKind);
  const putAway = (): void => {
    const year = String(findWorkingYear(data));
    const all = [...(settings.get(year)?.putAway ?? []), id];
    void profile.write([{ kind: schoolYearKind.name, id: year, set: { putAway: all } }]);
  };
  return [listPutAway(settings).includes(id), putAway];
}
