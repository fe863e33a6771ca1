import type { Screen } from "../../kit/manifest/screen.ts";

export const profileScreens: readonly Screen[] = [
  {
    path: "/profile",
    title: "프로필",
    needs: "signed-in",
    load: () => import("./profile-page.tsx"),
  },
];
