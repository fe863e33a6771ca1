import type { Feature } from "../../kit/manifest/feature.ts";

export const classGamesFeature: Feature = {
  loadGuides: () => import("./guides.ts"),
  dayFacts: [
    {
      id: "play",
      label: "수업놀이",
      order: 75,
      kindNames: ["seatPlan", "draw", "drawTurn", "padKeepsake"],
      to: "/classgame",
      load: () => import("./day-facts.ts"),
    },
  ],
  screens: [
    {
      path: "/classgame",
      title: "수업놀이",
      needs: "signed-in",
      load: () => import("./class-games-page.tsx"),
    },
  ],
};
