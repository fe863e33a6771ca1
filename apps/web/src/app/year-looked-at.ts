import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { useLocation } from "react-router";
import { useChosenYear } from "../data/chosen-year.ts";
import { useTeacherData } from "../data/use-teacher-data.ts";
import { isRecordPage } from "./record-pages.ts";

/** The year that is over and that the open page shows; nothing on a page of this year. */
export function useYearLookedAt(): SchoolYear | undefined {
  const { years } = useTeacherData();
  const { pathname } = useLocation();
  const year = useChosenYear();
  return year !== undefined && !years.has(year) && isRecordPage(pathname) ? year : undefined;
}
