import type { Feature } from "../../kit/manifest/feature.ts";

export const clubFeature: Feature = {
  loadGuides: () => import("./guides.ts"),
  screens: [
    {
      path: "/club",
      title: "클럽 관리",
      needs: "signed-in",
      isPrivate: true,
      load: () => import("./club-page.tsx"),
      opensLater: [
        () => import("./club-dialog.tsx"),
        () => import("./pick-dialog.tsx"),
        () => import("./call-dialog.tsx"),
        () => import("./club-home.tsx"),
      ],
    },
  ],
};
