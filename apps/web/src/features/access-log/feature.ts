import type { Feature } from "../../kit/manifest/feature.ts";

export const accessLogFeature: Feature = {
  screens: [
    {
      path: "/access-log",
      title: "접속 기록",
      needs: "signed-in",
      load: () => import("./access-log-page.tsx"),
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
