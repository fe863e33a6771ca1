import type { Feature } from "../../kit/manifest/feature.ts";
import type { Screen } from "../../kit/manifest/screen.ts";
import type { DailyLogPageProps } from "./daily-log-page.tsx";

/** Not in a manifest: it shows what the manifests of all features say of a day. */
export const dailyLogScreen: Screen<DailyLogPageProps> = {
  path: "/dailyLog",
  title: "하루일지",
  menu: [{ group: "teachers", label: "하루일지", order: 10 }],
  needs: "signed-in",
  isPrivate: true,
  load: () => import("./daily-log-page.tsx"),
};

export const dailyLogFeature: Feature = {
  homeCards: [
    {
      id: "daily-log",
      title: "하루일지",
      order: 1,
      parts: ["after"],
      place: "first",
      load: () => import("./day/today-card.tsx"),
    },
  ],
  loadGuides: () => import("./guides.ts"),
};
