import type { Feature } from "../../kit/manifest/feature.ts";

export const tapBoardFeature: Feature = {
  screens: [
    {
      path: "/tapBoard",
      title: "등교 칠판",
      needs: "signed-in",
      hasOwnFrame: true,
      load: () => import("./tap-board-page.tsx"),
    },
  ],
};
