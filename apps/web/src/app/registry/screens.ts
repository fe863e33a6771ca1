import { accessLogScreens } from "../../features/access-log/feature.ts";
import { archiveScreens } from "../../features/archive/feature.ts";
import { attendanceLookupScreens } from "../../features/attendance-lookup/feature.ts";
import { attendanceScreens } from "../../features/attendance/feature.ts";
import { deviceScreens } from "../../features/devices/feature.ts";
import { holidayScreens } from "../../features/holidays/feature.ts";
import { monthCloseScreens } from "../../features/month-close/feature.ts";
import { padScreens } from "../../features/pad/feature.ts";
import { profileScreens } from "../../features/profile/feature.ts";
import { rosterScreens } from "../../features/roster/feature.ts";
import { studentPageScreen } from "../../features/student-page/feature.ts";
import type { Screen } from "../../kit/manifest/screen.ts";
import { withProps } from "../base/screen-with-props.tsx";
import { studentCards } from "./student-cards.ts";
import { timeLineSources } from "./time-line-sources.ts";
import { withStepUp } from "../base/with-step-up.tsx";

/** Every page of a signed-in teacher besides the main screen. A feature adds its one line here. */
export const screens: readonly Screen[] = [
  ...accessLogScreens,
  ...archiveScreens.map(withStepUp),
  ...attendanceLookupScreens,
  ...attendanceScreens,
  ...deviceScreens,
  ...holidayScreens,
  ...monthCloseScreens,
  ...padScreens,
  ...profileScreens,
  ...rosterScreens,
  withProps(studentPageScreen, { sources: timeLineSources, cards: studentCards }),
  {
    path: "/mypage",
    title: "설정",
    needs: "signed-in",
    load: () => import("../settings/settings-page.tsx"),
    opensLater: [
      () => import("./settings-sections.ts").then(({ fetchSettings }) => fetchSettings()),
    ],
  },
  {
    path: "/trash",
    title: "휴지통",
    needs: "signed-in",
    load: () => import("../trash/trash-page.tsx"),
  },
];
