import type { Feature } from "../../kit/manifest/feature.ts";

export const seatsFeature: Feature = {
  screens: [
    {
      path: "/classgame",
      about: "settingSeat",
      title: "자리뽑기",
      menu: [{ group: "play", label: "자리뽑기", order: 10, state: { about: "settingSeat" } }],
      needs: "signed-in",
      load: () => import("./seats-page.tsx"),
      opensLater: [() => import("./draw/seat-stage-page.tsx")],
    },
    {
      path: "/classgame/settingSeat",
      title: "자리뽑기",
      needs: "signed-in",
      hasOwnFrame: true,
      load: () => import("./draw/seat-stage-page.tsx"),
    },
  ],
  loadGuides: () => import("./guides.ts"),
};
