import type { Feature } from "../../kit/manifest/feature.ts";

export const familyPageFeature: Feature = {
  settings: [
    {
      id: "family-page",
      title: "우리 반 소식",
      order: 48,
      load: () => import("./family-page-settings.tsx"),
    },
  ],
};
