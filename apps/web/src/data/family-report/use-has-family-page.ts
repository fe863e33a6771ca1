import {
  FAMILY_PAGE_ID,
  familyPageKind,
  isPageOpen,
  type FamilyPage,
} from "@damim/domain/family-page/family-page.ts";
import type { Store } from "../teacher-data.ts";
import { useRow, useTeacherData } from "../use-teacher-data.ts";
import { useToday } from "../use-today.ts";

/** A part of 우리 반 소식. */
type FamilyPart = Extract<keyof FamilyPage, `hides${string}`>;

/** Whether families of this class have a page today on which they see that part of it. */
export function useHasFamilyPage(store: Store, part: FamilyPart): boolean {
  const today = useToday(useTeacherData());
  const page = useRow(store, familyPageKind, FAMILY_PAGE_ID);
  return isPageOpen(page, today) && page[part] !== true;
}
