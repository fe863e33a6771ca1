import type { Feature } from "../../kit/manifest/feature.ts";

export const adminFeature: Feature = {
  screens: [
    {
      path: "/admin",
      title: "관리",
      needs: "signed-in",
      asksWhoSitsHere: true,
      load: () => import("./admin-page.tsx"),
      opensLater: [
        () => import("./teachers/teacher-dialog.tsx"),
        () => import("./notices/notice-dialog.tsx"),
      ],
    },
  ],
};
