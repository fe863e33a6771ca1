import { dailyLogScreen } from "../../features/daily-log/feature.ts";
import { guideScreen } from "../../features/guide/feature.ts";
import { holidaysScreen } from "../../features/holidays/feature.ts";
import { morningScreen } from "../../features/morning/feature.ts";
import { studentPageScreen } from "../../features/student-page/feature.ts";
import { tasksScreen } from "../../features/tasks/feature.ts";
import { yearTurnScreen } from "../../features/year-turn/feature.ts";
import type { Screen } from "../../kit/manifest/screen.ts";
import { withProps } from "../base/screen-with-props.tsx";
import { withStepUp } from "../base/with-step-up.tsx";
import {
  dayFactsSources,
  dueSources,
  features,
  guideLoaders,
  morningCards,
  studentCards,
  timeLineSources,
} from "./features.ts";

const told: readonly Screen[] = [
  ...features
    .flatMap((feature) => feature.screens ?? [])
    .map((screen) => (screen.asksWhoSitsHere ? withStepUp(screen) : screen)),
  // Not in a manifest: what these show is the manifests of all.
  withProps(dailyLogScreen, { dayFacts: dayFactsSources }),
  withProps(morningScreen, { cards: morningCards, dueSources }),
  withProps(tasksScreen, { sources: dueSources }),
  withProps(holidaysScreen, { dayFacts: dayFactsSources }),
  withStepUp(withProps(yearTurnScreen, { sources: dueSources })),
  withProps(studentPageScreen, { sources: timeLineSources, cards: studentCards }),
];

/** Every page of a signed-in teacher besides the main screen. */
export const screens: readonly Screen[] = [
  ...told,
  withProps(guideScreen, { loadGuides: guideLoaders, screens: told }),
];
