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

/** Back to this year's pages; absent where they are open. */
export function useLeavePast(): (() => void) | undefined {
  const data = useTeacherData();
  const isPast = useIsLookingBack();
  const leave = useCallback(() => chooseYear(data, findClassYear(data)), [data]);
  return isPast ? leave : undefined;
}
