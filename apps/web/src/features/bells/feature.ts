import type { Feature } from "../../kit/manifest/feature.ts";

export const bellsFeature: Feature = {
  screens: [
    {
      path: "/classTimeTable",
      title: "시정표",
      menu: [{ group: "memo", label: "시정표", order: 70 }],
      needs: "signed-in",
      load: () => import("./page/bells-page.tsx"),
      opensLater: [() => import("./page/bells-dialog.tsx")],
    },
    {
      path: "/classTimeTable/board",
      title: "칠판 화면",
      needs: "signed-in",
      hasOwnFrame: true,
      load: () => import("./board/board-page.tsx"),
    },
  ],
  palette: [{ id: "bells", load: () => import("./palette.ts") }],
  loadShortcuts: () => import("./shortcuts.ts"),
  loadGuides: () => import("./guides.ts"),
};
