import type { Feature } from "../../kit/manifest/feature.ts";

export const holidaysFeature: Feature = {
  screens: [
    {
      path: "/holidays",
      title: "휴일 관리",
      needs: "signed-in",
      load: () => import("./holidays-page.tsx"),
    },
  ],
};
