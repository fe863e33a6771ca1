import type { Screen } from "../../kit/manifest/screen.ts";

export const holidayScreens: readonly Screen[] = [
  {
    path: "/holidays",
    title: "휴일 관리",
    needs: "signed-in",
    load: () => import("./holidays-page.tsx"),
  },
];
