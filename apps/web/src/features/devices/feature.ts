import type { Feature } from "../../kit/manifest/feature.ts";

export const devicesFeature: Feature = {
  screens: [
    {
      path: "/devices",
      title: "로그인한 기기",
      needs: "signed-in",
      load: () => import("./devices-page.tsx"),
    },
  ],
  settings: [
    {
      id: "devices",
      title: "로그인한 기기",
      order: 60,
      load: () => import("./device-settings.tsx"),
    },
  ],
  loadGuides: () => import("./guides.ts"),
};
