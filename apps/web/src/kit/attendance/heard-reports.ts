import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { familyReportKind } from "@damim/domain/family-report/family-report.ts";
import type { Store } from "../../data/teacher-data.ts";
import type { Said } from "../act/feature-act.ts";

/** For `acts.ts`: what this device has heard of families for a day, as it stands in the rows. */
export function listHeard(store: Store, day: CalendarDay): readonly Said[] {
  return [...store.rows(familyReportKind)]
    .filter(([id, { keyHash }]) => id.startsWith(day) && keyHash)
    .map(([report, { type, state }]) => ({ report, type, state }));
}
