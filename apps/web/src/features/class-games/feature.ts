import type { Feature } from "../../kit/manifest/feature.ts";

export const classGamesFeature: Feature = {
  loadGuides: () => import("./guides.ts"),
  screens: [
    {
      path: "/classgame",
      title: "수업놀이",
      needs: "signed-in",
      load: () => import("./class-games-page.tsx"),
    },
  ],
};
