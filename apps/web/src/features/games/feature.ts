import type { Feature } from "../../kit/manifest/feature.ts";

export const gamesFeature: Feature = {
  screens: [
    {
      path: "/tool/jumpGame",
      title: "점프게임",
      menu: [{ group: "play", label: "점프게임", order: 90, opensNewWindow: true }],
      needs: "signed-in",
      hasOwnFrame: true,
      load: () => import("./jump-game-page.tsx"),
    },
    {
      path: "/tool/stickHero",
      title: "스틱히어로",
      menu: [{ group: "play", label: "스틱히어로", order: 100, opensNewWindow: true }],
      needs: "signed-in",
      hasOwnFrame: true,
      load: () => import("./stick-hero-page.tsx"),
    },
  ],
  loadGuides: () => import("./guides.ts"),
};
