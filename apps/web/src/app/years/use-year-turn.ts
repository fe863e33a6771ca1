import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { openSchoolYears } from "@damim/domain/school-year/school-year.ts";
import { useEffect, useEffectEvent, useMemo } from "react";
import type { TeacherData } from "../../data/teacher-data.ts";
import { watchDay } from "../../platform/waking.ts";
import { hasBegunWords, hasDraftsInMemory } from "../../data/drafts/use-draft.ts";
import { toHeldData } from "../../data/years/held-data.ts";

/**
 * A page that stays open over 15 February or 1 March shows the new school year at midnight, or when it wakes: it opens its
 * data again, or turns what it has open. Never while words stand in this page alone, nor under a hand that writes: then the
 * page stays in its year and says so (`YearTurnNotice`).
 */
export function useYearTurn(
  data: TeacherData | undefined,
  reopen: () => void,
): TeacherData | undefined {
  const held = useMemo(() => data && toHeldData(data), [data]);
  const look = useEffectEvent(() => {
    if (!data || hasBegunWords() || isInHand() || hasWordsHereAlone(data)) return;
    if (isYearMissing(data)) reopen();
    else if (held?.turning?.isDue()) held.turning.turn();
  });
  useEffect(() => watchDay(() => look()), []);
  return held;
}

/** What is pressed holds no words. */
const WORDLESS = "[type=checkbox], [type=radio], [type=range], [type=button], [type=submit]";

/** A dialog stands open, or the cursor in words: those that save themselves, too, would go from sight. */
function isInHand(): boolean {
  if (document.querySelector("[role$=dialog][data-open]")) return true;
  const { activeElement } = document;
  if (activeElement instanceof HTMLTextAreaElement) return activeElement.value.trim() !== "";
  if (activeElement instanceof HTMLInputElement)
    return !activeElement.matches(WORDLESS) && activeElement.value.trim() !== "";
  return (
    activeElement instanceof HTMLElement &&
    activeElement.isContentEditable &&
    activeElement.textContent.trim() !== ""
  );
}

function isYearMissing({ years, now }: TeacherData): boolean {
  return openSchoolYears(toSeoulDay(now())).some((year) => !years.has(year));
}

function hasWordsHereAlone({ keeping, stores, files }: TeacherData): boolean {
  const isUnsaved = [files, ...stores].some((each) => each.unsavedCount() > 0);
  const isWaiting = keeping === "refused" && stores.some((store) => store.pending().length > 0);
  return isUnsaved || isWaiting || hasDraftsInMemory();
}
