import type { Feature } from "../../kit/manifest/feature.ts";

export const dayNoticeFeature: Feature = {
  screens: [
    {
      path: "/dailyNotice",
      title: "알림장",
      menu: [{ group: "record", label: "알림장", order: 50 }],
      needs: "signed-in",
      isPrivate: true,
      load: () => import("./page/notice-page.tsx"),
    },
    {
      path: "/dailyNotice/stage",
      title: "알림장",
      needs: "signed-in",
      hasOwnFrame: true,
      load: () => import("./stage/notice-stage-page.tsx"),
    },
  ],
  homeCards: [
    {
      id: "day-notice",
      title: "알림장",
      order: 2,
      parts: ["after"],
      load: () => import("./around/today-card.tsx"),
    },
  ],
  dayFacts: [
    {
      id: "day-notice",
      label: "알림장",
      order: 95,
      kindNames: ["dayNotice"],
      to: "/dailyNotice",
      load: () => import("./around/day-facts.ts"),
    },
  ],
  palette: [{ id: "day-notice", load: () => import("./around/palette.ts") }],
  loadGuides: () => import("./guides.ts"),
};
