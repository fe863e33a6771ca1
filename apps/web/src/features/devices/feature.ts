import type { Screen } from "../../ui/screen.ts";

export const deviceScreens: readonly Screen[] = [
  {
    path: "/devices",
    title: "로그인한 기기",
    needs: "signed-in",
    load: () => import("./devices-page.tsx"),
  },
];
