import type { Feature } from "../../kit/manifest/feature.ts";
import type { Screen } from "../../kit/manifest/screen.ts";
import type { GuidePageProps } from "./guide-page.tsx";

export const guideFeature: Feature = { loadGuides: () => import("./guides.ts") };

/** Not in the manifest: it shows the guides of all. */
export const guideScreen: Screen<GuidePageProps> = {
  path: "/simsim/:feature",
  title: "사용법",
  menu: [{ group: "teachers", label: "사용법", order: 50, path: "/simsim/all" }],
  needs: "signed-in",
  load: () => import("./guide-page.tsx"),
};
