import type { Screen } from "../../ui/screen.ts";

export const profileScreens: readonly Screen[] = [
  {
    path: "/profile",
    title: "프로필",
    needs: "signed-in",
    load: () => import("./profile-page.tsx"),
  },
];
