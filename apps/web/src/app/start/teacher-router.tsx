import { isCalendarDay, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { GuardState, GuardWarning } from "@damim/domain/guard/decide-route.ts";
import { decideStart } from "@damim/domain/guard/decide-start.ts";
import { isSchoolYearReady, listOpenWithoutYear } from "../base/school-year-ready.ts";
import { isPublicPath, PHONE_MAIN_ROUTE, SCREEN_LOCK_ROUTE } from "@damim/domain/guard/routes.ts";
import { isSwitchedOff } from "../../data/switched-off.ts";
import { readOpenedRoom } from "../../data/opening/opened-room.ts";
import type { TeacherData } from "../../data/teacher-data.ts";
import { isMobileDevice } from "../../platform/device.ts";
import { readLastMorning, saveLastMorning } from "../../platform/kept/screen-preferences.ts";
import { readTabText, saveTabText } from "../../platform/kept/tab-memory.ts";
import { accountScreens } from "../../features/account/entry-screens.ts";
import { reviewsScreen } from "../../features/guide/reviews/reviews-screen.ts";
import type { ScreenLock } from "../../features/lock/screen-lock.ts";
import { LoadingView } from "../../ui/arrival/loading-view.tsx";
import { arrive } from "../../ui/arrival/not-arrived.ts";
import type { Screen } from "../../kit/manifest/screen.ts";
import { showToast } from "../../ui/overlay/toast.ts";
import { toAddress, toAppPath } from "../base/base-path.ts";
import { createAppRouter } from "../base/create-app-router.tsx";
import { HomePage } from "../today/home-page.tsx";
import { withProps } from "../base/screen-with-props.tsx";
import { screens } from "../registry/screens.ts";
import { Shell } from "../shell/shell.tsx";
import { MissingPageView, TeacherErrorView } from "./teacher-error-view.tsx";

/** Where links in mails lead: open to a teacher who is signed in as well. */
const mailScreens = accountScreens
  .filter(({ needs }) => needs === "anyone")
  .map((screen) => withProps(screen, { onSignedIn: () => undefined }));
/** An address and nothing else: the lock stands in place of every page (screen-lock-root.tsx). */
const lockScreen: Screen = {
  path: SCREEN_LOCK_ROUTE,
  title: "화면잠금",
  needs: "anyone",
  load: () => Promise.resolve({ Component: LoadingView }),
};
const allScreens = [...screens, ...mailScreens, reviewsScreen, lockScreen].map((screen) => ({
  ...screen,
  load: () => arrive(screen.load),
}));

/** The router of a signed-in teacher, guarded by what is true of the data at each navigation. */
export function createTeacherRouter(
  data: TeacherData,
  lock: ScreenLock,
  version: {
    readonly isClub: () => boolean;
    readonly onWarning: (warning: GuardWarning) => void;
  },
) {
  const isOff = (screen: Screen): boolean => isSwitchedOff(data, screen.switch);
  const readGuardState = (): GuardState => ({
    session: data.teacher.isTrying ? "trying" : "signedIn",
    // The server writes a club's school year.
    schoolYearReady: version.isClub() || isSchoolYearReady(data),
    openWithoutYear: listOpenWithoutYear(data),
    locked: lock.isLocked,
    padRoom: readOpenedRoom(data.teacher.uid) !== undefined,
    version: version.isClub() ? "club" : "main",
    device: isMobileDevice() ? "mobile" : "desktop",
    knownScreens: [
      ...allScreens.filter((screen) => !isOff(screen)).map(({ path }) => path),
      PHONE_MAIN_ROUTE,
    ],
  });
  if (lock.isLocked) keepFirstPlace();
  goToStart(readGuardState(), data.now());
  return createAppRouter({
    Frame: Shell,
    ErrorView: TeacherErrorView,
    PageErrorView: MissingPageView,
    routes: [
      { index: true, Component: HomePage, handle: { title: "오늘" } },
      { path: PHONE_MAIN_ROUTE, Component: HomePage, handle: { title: "오늘" } },
    ],
    screens: allScreens,
    isOff,
    readGuardState,
    onWarning: version.onWarning,
    onUnknown: () => showToast.error("없는 주소라 오늘 화면을 열었어요. 주소를 확인해 주세요."),
  });
}

/** Before the router reads the address: between 07:00 and 09:00 the morning may take the main screen's place. */
function goToStart(guard: GuardState, now: number): void {
  const kept = readLastMorning();
  const lastMorning = isCalendarDay(kept) ? kept : undefined;
  const start = decideStart({ guard, path: toAppPath(location), now, lastMorning });
  if (!start.isMorning) return;
  saveLastMorning(toSeoulDay(now));
  history.replaceState(null, "", toAddress(start.to));
}

/** A locked start remembers the page it was meant for, unless the lock came on another one before. */
function keepFirstPlace(): void {
  const path = toAppPath(location);
  if (path === SCREEN_LOCK_ROUTE || isPublicPath(path) || readTabText("lockPlace")) return;
  saveTabText("lockPlace", JSON.stringify({ path, scroll: [] }));
}
