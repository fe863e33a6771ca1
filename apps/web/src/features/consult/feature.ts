import type { Feature } from "../../kit/manifest/feature.ts";

export const consultFeature: Feature = {
  screens: [
    {
      path: "/consulting",
      title: "상담관리",
      menu: [{ group: "record", label: "상담관리", order: 20, state: { doWhat: "addConsult" } }],
      needs: "signed-in",
      load: () => import("./consult-page.tsx"),
      opensLater: [
        () => import("./promises/postpone-menu.tsx"),
        () => import("./write/archive-dialog.tsx"),
      ],
    },
  ],
};
