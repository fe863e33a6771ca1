import type { Feature } from "../../kit/manifest/feature.ts";

export const profileFeature: Feature = {
  screens: [
    {
      path: "/profile",
      title: "프로필",
      needs: "signed-in",
      asksWhoSitsHere: true,
      load: () => import("./profile-page.tsx"),
    },
  ],
  homeCards: [
    {
      id: "set-up",
      title: "세 가지만 더",
      order: 3,
      kindNames: ["baseCell", "bells", "seatPlan", "schoolTerms", "student", "schoolYear"],
      load: () => import("./set-up-card.tsx"),
    },
  ],
  loadGuides: () => import("./guides.ts"),
};
