import { isCalendarDay, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { findFormerYear } from "../base/school-year-ready.ts";
import { findYearOfPage, type YearOfPage } from "@damim/domain/school-year/year-of-page.ts";
import { useLocation } from "react-router";
import { useChosenYear } from "../../data/years/chosen-year.ts";
import { findPresent } from "../../data/teacher-data.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { toPageReach } from "./page-reach.ts";

/** The school year whose rows the open page shows. */
export function useYearOfPage(): YearOfPage {
  const { profile, now } = findPresent(useTeacherData());
  const settings = useRows(profile, schoolYearKind);
  const chosen = useChosenYear();
  const place = useLocation();
  const today = toSeoulDay(now());
  const room = recordSchoolYear(today);
  // A link to a day of this year says the year.
  const day = new URLSearchParams(place.search).get("day");
  const isOfRoom =
    settings.has(String(room)) && isCalendarDay(day) && recordSchoolYear(day) === room;
  return findYearOfPage({
    today,
    isSet: (year) => settings.has(String(year)),
    chosen: isOfRoom ? room : chosen,
    former: findFormerYear(settings.keys(), room),
    reach: toPageReach(place),
  });
}
