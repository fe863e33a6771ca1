import type { Feature } from "../../kit/manifest/feature.ts";

export const clocksFeature: Feature = {
  screens: [
    {
      path: "/tool/timer",
      title: "타이머",
      menu: [{ group: "play", label: "타이머", order: 70, opensNewWindow: true }],
      needs: "signed-in",
      hasOwnFrame: true,
      load: () => import("./timer-page.tsx"),
    },
  ],
};
