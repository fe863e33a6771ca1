import type { Feature } from "../../kit/manifest/feature.ts";

export const tapBoardFeature: Feature = {
  screens: [
    {
      path: "/tapBoard",
      title: "아침",
      needs: "signed-in",
      hasOwnFrame: true,
      load: () => import("./tap-page.tsx"),
    },
  ],
};
