import type { Feature } from "../../kit/manifest/feature.ts";

export const scoreBoardFeature: Feature = {
  screens: [
    {
      path: "/scoreBoard",
      title: "점수판",
      menu: [{ group: "play", label: "점수판", order: 60 }],
      needs: "signed-in",
      hasOwnFrame: true,
      load: () => import("./score-board-page.tsx"),
      opensLater: [() => import("./game-dialog.tsx")],
    },
  ],
  loadGuides: () => import("./guides.ts"),
};
