import { accessLogFeature } from "../../features/access-log/feature.ts";
import { accountFeature } from "../../features/account/feature.ts";
import { archiveFeature } from "../../features/archive/feature.ts";
import { attendanceLookupFeature } from "../../features/attendance-lookup/feature.ts";
import { attendanceFeature } from "../../features/attendance/feature.ts";
import { bellsFeature } from "../../features/bells/feature.ts";
import { budgetFeature } from "../../features/budget/feature.ts";
import { cafeFeature } from "../../features/cafe/feature.ts";
import { calculatorFeature } from "../../features/calculator/feature.ts";
import { checkFeature } from "../../features/check/feature.ts";
import { classAssignmentFeature } from "../../features/class-assignment/feature.ts";
import { classGamesFeature } from "../../features/class-games/feature.ts";
import { classTableFeature } from "../../features/class-table/feature.ts";
import { clocksFeature } from "../../features/clocks/feature.ts";
import { clubFeature } from "../../features/club/feature.ts";
import { consultFeature } from "../../features/consult/feature.ts";
import { dailyLogFeature } from "../../features/daily-log/feature.ts";
import { dayNoticeFeature } from "../../features/day-notice/feature.ts";
import { devicesFeature } from "../../features/devices/feature.ts";
import { timeCapsuleFeature } from "../../features/time-capsule/feature.ts";
import { drawFeature } from "../../features/draw/feature.ts";
import { familyReportFeature } from "../../features/family-report/feature.ts";
import { groupScreenFeature } from "../../features/group-screen/feature.ts";
import { guideFeature } from "../../features/guide/feature.ts";
import { holidaysFeature } from "../../features/holidays/feature.ts";
import { ideasFeature } from "../../features/ideas/feature.ts";
import { individualRecordFeature } from "../../features/individual-record/feature.ts";
import { lockFeature } from "../../features/lock/feature.ts";
import { memoFeature } from "../../features/memo/feature.ts";
import { monthCloseFeature } from "../../features/month-close/feature.ts";
import { adminFeature } from "../../features/admin/feature.ts";
import { noticeFeature } from "../../features/notice/feature.ts";
import { padFeature } from "../../features/pad/feature.ts";
import { pointFeature } from "../../features/point/feature.ts";
import { privacyFeature } from "../../features/privacy/feature.ts";
import { profileFeature } from "../../features/profile/feature.ts";
import { pushFeature } from "../../features/push/feature.ts";
import { rosterFeature } from "../../features/roster/feature.ts";
import { scheduleFeature } from "../../features/schedule/feature.ts";
import { mealsFeature } from "../../features/meals/feature.ts";
import { morningFeature } from "../../features/morning/feature.ts";
import { vaultFeature } from "../../features/vault/feature.ts";
import { familyPageFeature } from "../../features/family-page/feature.ts";
import { weatherFeature } from "../../features/weather/feature.ts";
import { weeklyLetterFeature } from "../../features/weekly-letter/feature.ts";
import { yearTurnFeature } from "../../features/year-turn/feature.ts";
import { gamesFeature } from "../../features/games/feature.ts";
import { seatsFeature } from "../../features/seats/feature.ts";
import { scoreBoardFeature } from "../../features/score-board/feature.ts";
import { studentPageFeature } from "../../features/student-page/feature.ts";
import { aiWritingFeature } from "../../features/ai-writing/feature.ts";
import { surveyFeature } from "../../features/survey/feature.ts";
import { tapBoardFeature } from "../../features/tap-board/feature.ts";
import { tasksFeature } from "../../features/tasks/feature.ts";
import { templatesFeature } from "../../features/templates/feature.ts";
import { touchMeFeature } from "../../features/touch-me/feature.ts";
import type { Feature } from "../../kit/manifest/feature.ts";
import { appFeature } from "../app-feature.ts";

/** Everything that a signed-in teacher has. A feature adds its one line here. */
export const features: readonly Feature[] = [
  accessLogFeature,
  accountFeature,
  adminFeature,
  appFeature,
  archiveFeature,
  attendanceFeature,
  attendanceLookupFeature,
  bellsFeature,
  budgetFeature,
  cafeFeature,
  calculatorFeature,
  checkFeature,
  classAssignmentFeature,
  classGamesFeature,
  classTableFeature,
  clocksFeature,
  clubFeature,
  consultFeature,
  dailyLogFeature,
  dayNoticeFeature,
  devicesFeature,
  drawFeature,
  familyReportFeature,
  timeCapsuleFeature,
  groupScreenFeature,
  guideFeature,
  holidaysFeature,
  ideasFeature,
  individualRecordFeature,
  lockFeature,
  memoFeature,
  monthCloseFeature,
  noticeFeature,
  padFeature,
  pointFeature,
  privacyFeature,
  profileFeature,
  pushFeature,
  rosterFeature,
  scheduleFeature,
  mealsFeature,
  morningFeature,
  gamesFeature,
  seatsFeature,
  scoreBoardFeature,
  studentPageFeature,
  aiWritingFeature,
  surveyFeature,
  tasksFeature,
  templatesFeature,
  tapBoardFeature,
  touchMeFeature,
  vaultFeature,
  familyPageFeature,
  weatherFeature,
  weeklyLetterFeature,
  yearTurnFeature,
];

export const homeCards = features.flatMap((feature) => feature.homeCards ?? []).toSorted(byOrder);
export const morningCards = features
  .flatMap((feature) => feature.morningCards ?? [])
  .toSorted(byOrder);
export const memoCards = features.flatMap((feature) => feature.memoCards ?? []).toSorted(byOrder);
export const settingsSections = features.flatMap(({ settings = [] }) => settings).toSorted(byOrder);
export const timeLineSources = features
  .flatMap(({ timeLines = [] }) => timeLines)
  .toSorted(byOrder);
export const studentCards = features
  .flatMap((feature) => feature.studentCards ?? [])
  .toSorted(byOrder);
export const dueSources = features.flatMap((feature) => feature.dueSources ?? []).toSorted(byOrder);
export const dayFactsSources = features.flatMap(({ dayFacts = [] }) => dayFacts).toSorted(byOrder);
export const paletteSources = features.flatMap(({ palette = [] }) => palette);
export const keyWindows = features.flatMap((feature) => feature.keyWindows ?? []);
export const guideLoaders = features.flatMap(({ loadGuides = [] }) => loadGuides);
export const shortcutLoaders = features.flatMap(({ loadShortcuts = [] }) => loadShortcuts);

function byOrder(a: { readonly order: number }, b: { readonly order: number }): number {
  return a.order - b.order;
}
