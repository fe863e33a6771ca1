import type { Feature } from "../../kit/manifest/feature.ts";

export const memoFeature: Feature = {
  screens: [
    {
      path: "/memo",
      about: "freeMemo",
      title: "메모폴더",
      menu: [{ group: "memo", label: "메모폴더", order: 35, state: { about: "freeMemo" } }],
      needs: "signed-in",
      isPrivate: true,
      load: () => import("./memo-page.tsx"),
      opensLater: [
        () => import("./editor/memo-editor.tsx"),
        () => import("./list/folder-dialog.tsx"),
      ],
    },
  ],
  memoCards: [{ id: "memo", order: 40, load: () => import("./elsewhere/recent-card.tsx") }],
  timeLines: [
    {
      id: "memo",
      label: "메모",
      order: 60,
      kindNames: ["memo", "student"],
      load: () => import("./elsewhere/time-line.ts"),
    },
  ],
  palette: [{ id: "memo", load: () => import("./elsewhere/palette.ts") }],
  keyWindows: [
    {
      code: "KeyM",
      load: () => import("./write/slip-window.tsx").then((file) => file.SlipWindow),
    },
  ],
  loadShortcuts: () => import("./shortcuts.ts"),
  loadGuides: () => import("./guides.ts"),
};
