import type { Feature } from "../../kit/manifest/feature.ts";
import type { Screen } from "../../kit/manifest/screen.ts";
import type { YearTurnProps } from "./year-turn-page.tsx";

export const yearTurnFeature: Feature = {
  settings: [
    {
      id: "year-turn",
      title: "학년도 마무리",
      order: 82,
      load: () => import("./year-turn-settings.tsx"),
    },
  ],
  loadGuides: () => import("./guides.ts"),
};

/** Not in the manifest: it counts what the manifests of all say is due. */
export const yearTurnScreen: Screen<YearTurnProps> = {
  path: "/profile",
  about: "yearTurn",
  title: "학년도 마무리",
  needs: "signed-in",
  asksWhoSitsHere: true,
  load: () => import("./year-turn-page.tsx"),
  opensLater: [
    () => import("./give-dialog.tsx"),
    () => import("./take-dialog.tsx"),
    () => import("../../ui/overlay/confirm-dialog.tsx"),
  ],
};
