import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "./run-step.ts";

/** Takes the rows of pupils whole. */
const readsAll =
  /\buseRoster\(|useRows\([^;]{0,80}\bstudentKind\b|\b(?:rows|list|read|mapOf)\(studentKind\b|\)\(studentKind\)/u;
/** Asks who of them is in the class on a day (`student/membership.ts`). */
const asksDay =
  /\b(?:isPresentMember|hasLeft|findDeparture|listMembers|listMembersBetween|listMemberSpans|useMembers|isCounted|listCounted|findMembershipRefusal|listMeant|listHandable|readCapture)\b/u;

/** Where those who left are meant too. Whoever counts, lists, prints, draws, seats, books or asks pupils is not here. */
const meansTheGone: Readonly<Record<string, readonly string[]>> = {
  "one pupil by an id, whose records outlive the leaving": [
    "web/src/app/shell/destruction-notices.tsx",
    "web/src/app/unsent/describe-draft.ts",
    "web/src/features/access-log/access-log-page.tsx",
    "web/src/features/attendance/mark/mark-mend-state.ts",
    "web/src/features/roster/roster-commands.ts",
    "web/src/features/roster/student/keep-photo.ts",
    "web/src/features/roster/student/use-student-form.ts",

    "web/src/features/seats/time-line.ts",
    "web/src/features/tasks/today/use-today-list.ts",
    "web/src/kit/record/name-student.ts",
    "domain/src/roster/roster-phrases.ts",
  ],
  "names of records that name who left": [
    "web/src/features/consult/consult-page.tsx",
    "web/src/features/consult/elsewhere/next-call-card.tsx",
    "web/src/features/consult/elsewhere/palette.ts",
    "web/src/features/consult/lookup/look-up-page.tsx",
    "web/src/features/consult/seal/file-answer.tsx",
    "web/src/features/individual-record/list-texts/similar/use-similar-walk.ts",
    "web/src/features/memo/elsewhere/time-line.ts",
    "web/src/features/memo/memo-page.tsx",
    "web/src/features/memo/write/write-memo.ts",
    "web/src/features/student-page/student-page.tsx",
    "web/src/features/time-capsule/use-capsules.ts",
    "web/src/features/time-capsule/use-left-letters.ts",
  ],
  "whose names are hidden, looked for or veiled": [
    "domain/src/bring-along/bring-along.ts",
    "domain/src/family-page/family-news.ts",
    "server/src/board/read-board.ts",
    "server/src/family-page/read-family-news.ts",
    "server/src/ical/read-feed.ts",
    "web/src/app/palette/use-searches.ts",
    "web/src/data/use-hide-names.ts",
    "web/src/features/bells/message/message-dialog.tsx",
    "web/src/features/class-table/around/day-facts.ts",
    "web/src/features/daily-log/daily-log-page.tsx",
    "web/src/features/day-notice/page/notice-desk.tsx",
    "web/src/features/family-page/family-page-settings.tsx",
    "web/src/features/guide/reviews/found-names.tsx",
    "web/src/features/schedule/around/event-facts.ts",
    "web/src/features/tasks/around/task-facts.ts",
    "web/src/features/templates/share-dialog.tsx",
    "web/src/features/weekly-letter/use-laid-letter.ts",
    "web/src/kit/names/use-name-question.ts",
    "web/src/kit/names/use-name-scan.ts",
    "web/src/kit/similar/use-similar.ts",
  ],
  "names of the year that stay on the device (번호만 쓰기), go or are erased": [
    "web/src/data/nametags/carry-nametags.ts",
    "web/src/data/nametags/named-rosters.ts",
    "web/src/data/nametags/open-nametags.ts",
    "web/src/data/nametags/turn-names.ts",
    "web/src/data/opening/open-teacher-data.ts",
    "web/src/features/privacy/destroy/erase-pupil-dialog.tsx",
    "web/src/features/profile/numbers-only/carry-in-dialog.tsx",
    "web/src/features/profile/numbers-only/nametag-part.tsx",
    "web/src/features/profile/numbers-only/numbers-only-card.tsx",
    "server/src/handovers/let-go.ts",
    "server/src/handovers/take-handover.ts",
    "server/src/numbers-only/numbers-only-routes.ts",
    "server/src/promises/forget-names.ts",
    "server/src/promises/keep-promises.ts",
    "server/src/sync/erased/find-erasures.ts",
  ],
  "who stood in a roster, also of a year that is over": [
    "web/src/features/profile/former/find-matches.ts",
    // Nothing of any of them may come along.
    "web/src/features/profile/acts.ts",
  ],
  "whether there is a class at all, and which": [
    "web/src/data/years/class-choice.ts",
    "web/src/features/ai-writing/ai-writing-page.tsx",
    "web/src/features/check/lookup/check-look-up-page.tsx",
    "web/src/features/check/mark/check-page.tsx",
    "web/src/features/class-table/class-table-page.tsx",
    "web/src/features/class-table/month/month-page.tsx",
    "web/src/features/individual-record/individual-page.tsx",
    "web/src/features/morning/morning-page.tsx",
    "web/src/features/profile/next-year-card.tsx",
    "web/src/features/profile/set-up-card.tsx",
    "web/src/features/survey/survey-page.tsx",
  ],
  "all of them to a rule of domain that asks the day": [
    "server/src/booking/read-booking.ts",
    "server/src/capsules/capsule-page-routes.ts",
    "server/src/family-report/read-report-year.ts",
    "web/src/features/attendance-lookup/look-up-page.tsx",
    "web/src/features/attendance/attendance-facts.ts",
    "web/src/features/attendance/recent-marks-card.tsx",
    "web/src/features/check/check-rows.ts",
    "web/src/kit/span/uncounted-note.tsx",
  ],
  "a club's entries, which do not leave but are taken out": [
    "web/src/features/club/call-dialog.tsx",
    "web/src/features/club/club-book.tsx",
    "web/src/features/club/club-commands.ts",
    "web/src/features/club/club-home.tsx",
  ],
  "everything of the year, in an archive": [
    "domain/src/attendance-year/former-school-sheet.ts",
    "domain/src/roster/student-sheet.ts",
  ],
};

it("whoever takes pupils asks who is in the class on a day, or says why not", () => {
  const found = globSync("{packages,apps}/*/src/**/*.{ts,tsx}", { cwd: projectRoot })
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => !/\.test\.tsx?$|[./]testing[./]/u.test(file))
    .filter((file) => {
      const text = readFileSync(path.join(projectRoot, file), "utf8");
      return readsAll.test(text) && !asksDay.test(text);
    })
    .map((file) => file.replace(/^(packages|apps)\//u, ""));

  expect(found.sort()).toEqual(Object.values(meansTheGone).flat().sort());
});
