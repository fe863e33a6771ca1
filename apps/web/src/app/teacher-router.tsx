import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { GuardState } from "@damim/domain/guard/decide-route.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { workingSchoolYear } from "@damim/domain/school-year/school-year.ts";
import type { TeacherData } from "../data/teacher-data.ts";
import { isMobileDevice } from "../platform/device.ts";
import { accountScreens } from "../features/account/feature.ts";
import { arrive } from "../ui/not-arrived.ts";
import { createAppRouter } from "./create-app-router.tsx";
import { HomePage } from "./home-page.tsx";
import { withProps } from "./screen-with-props.tsx";
import { screens } from "./screens.ts";
import { Shell } from "./shell.tsx";
import { MissingPageView, TeacherErrorView } from "./teacher-error-view.tsx";

/** Where links in mails lead: open to a teacher who is signed in as well. */
const mailScreens = accountScreens
  .filter(({ needs }) => needs === "anyone")
  .map((screen) => withProps(screen, { onSignedIn: () => undefined }));
const allScreens = [...screens, ...mailScreens].map((screen) => ({
  ...screen,
  load: () => arrive(screen.load),
}));

/** The router of a signed-in teacher, guarded by what is true of the data at each navigation. */
export function createTeacherRouter(data: TeacherData) {
  const readGuardState = (): GuardState => ({
    session: "signedIn",
    schoolYearReady: isSchoolYearReady(data),
    locked: false,
    padRoom: false,
    version: "main",
    device: isMobileDevice() ? "mobile" : "desktop",
    knownScreens: allScreens.map(({ path }) => path),
  });
  return createAppRouter({
    Frame: Shell,
    ErrorView: TeacherErrorView,
    PageErrorView: MissingPageView,
    routes: [{ index: true, Component: HomePage, handle: { title: "오늘" } }],
    screens: allScreens,
    readGuardState,
  });
}

/** Whether the year that a teacher works in today has its setting. */
export function isSchoolYearReady(data: TeacherData): boolean {
  const year = workingSchoolYear(toSeoulDay(data.now()));
  return data.profile.rows(schoolYearKind).has(String(year));
}
