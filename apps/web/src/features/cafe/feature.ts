import type { Feature } from "../../kit/manifest/feature.ts";

export const cafeFeature: Feature = {
  screens: [
    {
      path: "/weteacher",
      about: "mission",
      title: "쌤카페",
      menu: [{ group: "teachers", label: "쌤카페", order: 30, state: { about: "mission" } }],
      needs: "signed-in",
      switch: "cafe",
      load: () => import("./cafe-page.tsx"),
      opensLater: [
        () => import("./read/report-dialog.tsx"),
        () => import("../../ui/overlay/confirm-dialog.tsx"),
      ],
    },
  ],
  loadGuides: () => import("./guides.ts"),
};
