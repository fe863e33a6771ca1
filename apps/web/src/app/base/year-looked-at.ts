import { useCallback } from "react";
import { useLocation } from "react-router";
import { chooseYear, useChosenYear } from "../../data/years/chosen-year.ts";
import { findClassYear } from "../../data/teacher-data.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { isRecordPage } from "./record-pages.ts";

/** Whether the open page looks at a year that is over. */
export function useIsLookingBack(): boolean {
  const room = findClassYear(useTeacherData());
  const { pathname } = useLocation();
  const year = useChosenYear();
  return year !== undefined && year < room && isRecordPage(pathname);
}

/** Back to this year's pages, whichever page is open; absent where no other year was chosen. */
export function useLeaveYear(): (() => void) | undefined {
  const data = useTeacherData();
  const isChosen = useChosenYear() !== undefined;
  const leave = useCallback(() => chooseYear(data, findClassYear(data)), [data]);
  return isChosen ? leave : undefined;
}
