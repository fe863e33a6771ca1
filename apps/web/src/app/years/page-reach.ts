import type { PageReach } from "@damim/domain/school-year/year-of-page.ts";
import { isRecordPage } from "../base/record-pages.ts";

/** Pages of what can be made before a school year begins. */
const pagesAhead = new Set([
  "/classTable",
  "/monthClassTable",
  "/weeklyLetter",
  "/classTimeTable",
  "/checkListMemo",
  "/manageCheckListMemo",
  "/classgame?about=settingSeat",
  "/student-manage",
  "/dailyNotice",
  "/memo?about=freeMemo",
  "/memo?about=budgetManage",
  "/holidays",
  "/profile",
]);

/**
 * Which years a page can show, by its address or the state it is opened with.
 *
 * ```ts
 * toPageReach({ pathname: "/attendance", search: "?day=2026-11-18", state: null }); // { past: true, ahead: false }
 * ```
 */
export function toPageReach(place: {
  readonly pathname: string;
  readonly search: string;
  readonly state: unknown;
}): PageReach {
  const { pathname } = place;
  const about = readAbout(place);
  return {
    past: isRecordPage(pathname),
    // 학년도 마무리 is of the year that ends.
    ahead:
      (pagesAhead.has(pathname) && about !== "yearTurn") ||
      pagesAhead.has(`${pathname}?about=${about}`),
  };
}

/** Which part of a page is open: "settingSeat" of `/classgame?about=settingSeat`. */
export function readAbout({
  search,
  state,
}: {
  readonly search: string;
  readonly state: unknown;
}): string | null {
  const said = new URLSearchParams(search).get("about");
  if (said !== null || typeof state !== "object" || state === null) return said;
  return "about" in state && typeof state.about === "string" ? state.about : null;
}
