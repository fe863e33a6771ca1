import type { Feature } from "../../kit/manifest/feature.ts";

export const touchMeFeature: Feature = {
  screens: [
    {
      path: "/tool/touchMe",
      title: "터치미",
      menu: [{ group: "teachers", label: "터치미", order: 82, opensNewWindow: true }],
      needs: "signed-in",
      hasOwnFrame: true,
      load: () => import("./touch-me-page.tsx"),
    },
  ],
  loadGuides: () => import("./guides.ts"),
};
