import type { Feature } from "../../kit/manifest/feature.ts";

export const moderationFeature: Feature = {
  screens: [
    {
      path: "/moderation",
      title: "살펴볼 것",
      needs: "signed-in",
      load: () => import("./moderation-page.tsx"),
    },
  ],
};
