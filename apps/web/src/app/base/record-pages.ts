/** The pages that show the records of one school year, and so can look back at one that is over. */
const recordPages = new Set([
  "/attendance",
  "/manageAttendance",
  "/manageAttendance/close",
  "/consulting",
  "/manageConsult",
  "/checkListMemo",
  "/manageStudent",
  "/student-manage",
  "/memo",
  "/todo",
  "/holidays",
]);

export function isRecordPage(path: string): boolean {
  return recordPages.has(path);
}
