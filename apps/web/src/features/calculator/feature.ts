import type { Feature } from "../../kit/manifest/feature.ts";

export const calculatorFeature: Feature = {
  screens: [
    {
      path: "/tool/calculator",
      title: "계산기",
      menu: [{ group: "teachers", label: "계산기", order: 80, opensNewWindow: true }],
      needs: "signed-in",
      hasOwnFrame: true,
      load: () => import("./calculator-page.tsx"),
    },
  ],
  loadShortcuts: () => import("./shortcuts.ts"),
  loadGuides: () => import("./guides.ts"),
};
