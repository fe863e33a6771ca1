import type { Feature } from "../../kit/manifest/feature.ts";

export const seatsFeature: Feature = {
  screens: [
    {
      path: "/classgame",
      about: "settingSeat",
      title: "자리뽑기",
      menu: [{ group: "play", label: "자리뽑기", order: 10, state: { about: "settingSeat" } }],
      needs: "signed-in",
      isPrivate: true,
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
  timeLines: [
    {
      id: "seats",
      label: "자리",
      order: 75,
      kindNames: ["seatPlan", "seatRoom"],
      load: () => import("./time-line.ts"),
    },
  ],
  loadGuides: () => import("./guides.ts"),
};
