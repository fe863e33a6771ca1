import type { Feature } from "../../kit/manifest/feature.ts";

export const weeklyLetterFeature: Feature = {
  screens: [
    {
      path: "/weeklyLetter",
      title: "주간학습안내",
      needs: "signed-in",
      load: () => import("./weekly-letter-page.tsx"),
    },
  ],
};
