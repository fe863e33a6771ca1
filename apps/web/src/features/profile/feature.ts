import type { Feature } from "../../kit/manifest/feature.ts";

export const profileFeature: Feature = {
  screens: [
    {
      path: "/profile",
      title: "프로필",
      needs: "signed-in",
      load: () => import("./profile-page.tsx"),
    },
  ],
  loadGuides: () => import("./guides.ts"),
};
