import type { Screen } from "../../ui/screen.ts";

export const archiveScreens: readonly Screen[] = [
  {
    path: "/data",
    title: "내 자료",
    needs: "signed-in",
    load: () => import("./my-data-page.tsx"),
    opensLater: [
      () => import("./password-dialog.tsx"),
      () => import("../../ui/confirm-dialog.tsx"),
    ],
  },
];
