import { toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import type { SchoolYearSetting } from "@damim/domain/school-year/school-year-record.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { createRow } from "@damim/sync/change.ts";
import type { CommandDeps } from "../../kit/act/command-deps.ts";

/** What is done with what a teacher is in a school year: rows of the profile. */
export function createYearCommands({ store, now, act }: CommandDeps) {
  return {
    /** @param isHeard false away from the server: another device may have begun the year, and its day would be lost. */
    save(year: SchoolYear, value: Partial<SchoolYearSetting>, isHeard: boolean) {
      const isNew = !store.rows(schoolYearKind).has(String(year));
      const change = createRow(schoolYearKind.name, String(year), {
        ...value,
        ...(isNew && isHeard && { firstUseOn: toSeoulDay(now()) }),
      });
      void act([change], `${year}학년도 설정을 저장했어요`, { label: "프로필 저장" });
    },
    /** 「언제부터 쓰나요?」; without a day the year counts whole. */
    setFirstUse: (year: SchoolYear, day: CalendarDay | null) =>
      void act(
        [{ kind: schoolYearKind.name, id: String(year), set: { firstUseOn: day } }],
        day ? `${toKoreanMonthDay(day)}부터 세어요` : "학년도 처음부터 세어요",
      ),
  };
}
