import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { useCallback } from "react";
import { useLocation } from "react-router";
import { chooseYear, useChosenYear } from "../../data/years/chosen-year.ts";
import { findClassYear } from "../../data/teacher-data.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { isRecordPage } from "./record-pages.ts";

/** The year that is over and that the open page shows; nothing on a page of this year. */
export function useYearLookedAt(): SchoolYear | undefined {
  const { years } = useTeacherData();
  const { pathname } = useLocation();
  const year = useChosenYear();
  return year !== undefined && !years.has(year) && isRecordPage(pathname) ? year : undefined;
}

/** Back to this year's pages; absent where they are open. */
export function useLeavePast(): (() => void) | undefined {
  const data = useTeacherData();
  const isPast = useYearLookedAt() !== undefined;
  const leave = useCallback(() => chooseYear(data.teacher.uid, findClassYear(data)), [data]);
  return isPast ? leave : undefined;
}
