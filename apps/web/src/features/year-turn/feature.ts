import type { Feature } from "../../kit/manifest/feature.ts";
import type { Screen } from "../../kit/manifest/screen.ts";
import type { YearTurnProps } from "./year-turn-page.tsx";

/** Of no manifest: it counts what the manifests of all say is due. */
export const yearTurnScreen: Screen<YearTurnProps> = {
  path: "/profile",
  about: "yearTurn",
  title: "학년도 마무리",
  needs: "signed-in",
  isPrivate: true,
  load: () => import("./year-turn-page.tsx"),
};

export const yearTurnFeature: Feature = {
  homeCards: [
    {
      id: "handover",
      title: "넘겨받을 학생",
      order: 19,
      kindNames: ["schoolYear"],
      standsWithoutClass: true,
      load: () => import("./received-card.tsx"),
    },
  ],
};
