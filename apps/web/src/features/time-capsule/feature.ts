import type { Feature } from "../../kit/manifest/feature.ts";

export const timeCapsuleFeature: Feature = {
  screens: [
    {
      path: "/tool/timeCapsule",
      title: "타임캡슐",
      menu: [{ group: "play", label: "타임캡슐", order: 80, opensNewWindow: true }],
      needs: "signed-in",
      asksWhoSitsHere: true,
      hasOwnFrame: true,
      load: () => import("./time-capsule-page.tsx"),
      opensLater: [
        () => import("./capsule-dialog.tsx"),
        () => import("./letter-dialog.tsx"),
        () => import("./envelope-dialog.tsx"),
        () => import("./cards-dialog.tsx"),
      ],
    },
  ],
  homeCards: [
    {
      id: "capsule-going",
      title: "타임캡슐",
      order: 91,
      kindNames: ["capsule", "capsuleLetter"],
      standsWithoutClass: true,
      load: () => import("./home-card.tsx"),
    },
  ],
  loadGuides: () => import("./guides.ts"),
};
