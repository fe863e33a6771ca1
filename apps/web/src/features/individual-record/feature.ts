import type { Feature } from "../../kit/manifest/feature.ts";

export const individualRecordFeature: Feature = {
  screens: [
    {
      path: "/checkListMemo",
      about: "listMemo",
      title: "개별기록",
      menu: [{ group: "record", label: "개별기록", order: 40, state: { about: "listMemo" } }],
      needs: "signed-in",
      load: () => import("./individual-page.tsx"),
      opensLater: [
        () => import("./notes/note-dialog.tsx"),
        () => import("./list-texts/list-dialog.tsx"),
        () => import("./list-texts/copy-dialog.tsx"),
      ],
    },
  ],
};
