import type { Feature } from "../../kit/manifest/feature.ts";

export const archiveFeature: Feature = {
  screens: [
    {
      path: "/data",
      title: "내 자료",
      needs: "signed-in",
      asksWhoSitsHere: true,
      load: () => import("./my-data-page.tsx"),
      opensLater: [() => import("../../ui/overlay/confirm-dialog.tsx")],
    },
  ],
  settings: [
    { id: "data", title: "내 자료", order: 80, load: () => import("./archive-settings.tsx") },
  ],
  loadGuides: () => import("./guides.ts"),
};
