import type { Feature } from "../../kit/manifest/feature.ts";

const card = {
  id: "notices",
  title: "새 공지",
  kindNames: ["notice", "noticeRead"],
  load: () => import("./notice-card.tsx"),
};

export const noticeFeature: Feature = {
  screens: [
    {
      path: "/notice",
      title: "공지",
      needs: "signed-in",
      load: () => import("./notice-page.tsx"),
    },
  ],
  homeCards: [{ ...card, order: 90 }],
  morningCards: [{ ...card, order: 60, column: "right" }],
  palette: [{ id: "notice", load: () => import("./palette.ts") }],
};
