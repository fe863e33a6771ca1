import type { Feature } from "../../kit/manifest/feature.ts";

export const checkFeature: Feature = {
  screens: [
    {
      path: "/checkListMemo",
      about: "checkLists",
      title: "제출 OX",
      menu: [{ group: "record", label: "제출 OX", order: 30, state: { about: "checkLists" } }],
      needs: "signed-in",
      load: () => import("./mark/check-page.tsx"),
      opensLater: [() => import("./mark/check-dialog.tsx"), () => import("./mark/note-dialog.tsx")],
    },
    {
      path: "/manageCheckListMemo",
      title: "제출조회",
      menu: [{ group: "lookup", label: "제출조회", order: 40 }],
      needs: "signed-in",
      load: () => import("./lookup/look-up-page.tsx"),
    },
  ],
};
