import type { Feature } from "../../kit/manifest/feature.ts";

export const groupScreenFeature: Feature = {
  screens: [
    {
      path: "/groupPage",
      title: "모둠화면",
      menu: [{ group: "play", label: "모둠화면", order: 120, opensNewWindow: true }],
      needs: "signed-in",
      hasOwnFrame: true,
      load: () => import("./group-screen-page.tsx"),
      opensLater: [
        () => import("./dialogs/groups-dialog.tsx"),
        () => import("./dialogs/widget-dialog.tsx"),
        () => import("./dialogs/choice-menu.tsx"),
      ],
    },
  ],
  loadGuides: () => import("./guides.ts"),
};
