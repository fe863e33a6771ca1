import type { Feature } from "../../kit/manifest/feature.ts";

export const mealsFeature: Feature = {
  homeCards: [
    {
      id: "meals",
      title: "급식",
      order: 25,
      kindNames: ["schoolYear"],
      load: () => import("./meals-card.tsx"),
    },
  ],
  morningCards: [
    {
      id: "meals",
      title: "급식",
      order: 20,
      column: "right",
      kindNames: ["schoolYear"],
      load: () => import("./meals-card.tsx"),
    },
  ],
};
