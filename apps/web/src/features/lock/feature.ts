import type { Feature } from "../../kit/manifest/feature.ts";

export const lockFeature: Feature = {
  settings: [
    { id: "lock", title: "화면 잠금", order: 10, load: () => import("./lock-settings.tsx") },
  ],
};
