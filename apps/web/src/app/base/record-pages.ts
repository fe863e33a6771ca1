/** The pages that show the records of one school year, and so can look back at one that is over. */
export const recordPages = new Set([
  "/attendance",
  "/manageAttendance",
  "/manageAttendance/close",
  "/classTable",
  "/monthClassTable",
  "/weeklyLetter",
  "/consulting",
  "/manageConsult",
  "/checkListMemo",
  "/manageCheckListMemo",
  "/manageStudent",
  "/student-manage",
  "/dailyLog",
  "/dailyNotice",
  "/memo",
  "/todo",
  "/holidays",
  "/classTimeTable",
]);

export function isRecordPage(path: string): boolean {
  return recordPages.has(path);
}
