import type { Feature } from "../../kit/manifest/feature.ts";

export const accessLogFeature: Feature = {
  screens: [
    {
      path: "/access-log",
      title: "접속 기록",
      needs: "signed-in",
      isPrivate: true,
      load: () => import("./access-log-page.tsx"),
    },
  ],
  homeCards: [
    {
      id: "access-check",
      title: "접속 기록 점검",
      order: 93,
      kindNames: ["accessCheck"],
      load: () => import("./home-card.tsx"),
    },
  ],
  settings: [
    {
      id: "access-log",
      title: "접속 기록",
      order: 65,
      load: () => import("./access-log-settings.tsx"),
    },
  ],
  loadGuides: () => import("./guides.ts"),
};
