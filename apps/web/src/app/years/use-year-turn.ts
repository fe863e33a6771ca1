import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { openSchoolYears } from "@damim/domain/school-year/school-year.ts";
import { useEffect, useEffectEvent } from "react";
import type { TeacherData } from "../../data/teacher-data.ts";
import { watchDay } from "../../platform/waking.ts";
import { hasDraftsInMemory } from "../../data/drafts/use-draft.ts";

/**
 * A page that stays open over 15 February or 1 March opens its data again, so that the new school year is
 * there: at midnight, or when it wakes. Never while words stand in this page alone.
 */
export function useYearTurn(data: TeacherData | undefined, reopen: () => void): void {
  const look = useEffectEvent(() => {
    if (data && isYearMissing(data) && !hasWordsHereAlone(data)) reopen();
  });
  useEffect(() => watchDay(() => look()), []);
}

function isYearMissing({ years, now }: TeacherData): boolean {
  return openSchoolYears(toSeoulDay(now())).some((year) => !years.has(year));
}

function hasWordsHereAlone({ keeping, stores, files }: TeacherData): boolean {
  const isUnsaved = [files, ...stores].some((each) => each.unsavedCount() > 0);
  const isWaiting = keeping === "refused" && stores.some((store) => store.pending().length > 0);
  return isUnsaved || isWaiting || hasDraftsInMemory();
}
