import type { Feature } from "../../kit/manifest/feature.ts";

export const privacyFeature: Feature = {
  screens: [
    {
      path: "/mypage",
      about: "council",
      title: "개인정보와 심의",
      needs: "signed-in",
      asksWhoSitsHere: true,
      load: () => import("./council-page.tsx"),
    },
    {
      path: "/mypage",
      about: "destroy",
      title: "학년도 지우기",
      needs: "signed-in",
      isPrivate: true,
      asksWhoSitsHere: true,
      load: () => import("./destroy/destroy-view.tsx"),
    },
  ],
  homeCards: [
    {
      id: "council",
      title: "심의 뒤에 바뀐 것",
      order: 92,
      kindNames: ["councilPack"],
      load: () => import("./drift-card.tsx"),
    },
  ],
  settings: [
    {
      id: "council",
      title: "개인정보와 심의",
      order: 64,
      load: () => import("./council-settings.tsx"),
    },
  ],
};
