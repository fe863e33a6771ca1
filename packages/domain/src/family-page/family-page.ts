import type { RecordKind } from "@damim/sync/kind.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { FamilyCard, FamilyPage } from "./family-page-records.ts";

export type { FamilyCard, FamilyPage };

/** One row a year. */
export const FAMILY_PAGE_ID = "one";

export const familyPageKind: RecordKind<FamilyPage, "familyPage"> = {
  name: "familyPage",
  version: 1,
};

/** Whether families have the page on that day. One that was closed stays with its switches, its last day over. */
export function isPageOpen(page: FamilyPage | undefined, today: CalendarDay): page is FamilyPage {
  return page !== undefined && today <= page.endsOn;
}

export const familyCardKind: RecordKind<FamilyCard, "familyCard"> = {
  name: "familyCard",
  version: 1,
};
