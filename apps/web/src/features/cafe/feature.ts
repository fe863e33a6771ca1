import type { Feature } from "../../kit/manifest/feature.ts";

export const cafeFeature: Feature = {
  screens: [
    {
      path: "/weteacher",
      about: "mission",
      title: "쌤카페",
      menu: [{ group: "teachers", label: "쌤카페", order: 30, state: { about: "mission" } }],
      needs: "signed-in",
      isPrivate: true,
      switch: "cafe",
      load: () => import("./page/cafe-page.tsx"),
      opensLater: [
        () => import("../../kit/report/report-dialog.tsx"),
        () => import("./write/write-form.tsx"),
      ],
    },
  ],
  homeCards: [
    {
      id: "help-replies",
      title: "도움방 답글",
      order: 95,
      kindNames: ["helpReply"],
      load: () => import("./reply-card.tsx"),
    },
  ],
  palette: [{ id: "cafe", switch: "cafe", load: () => import("./palette.ts") }],
  loadGuides: () => import("./guides.ts"),
};
