import type { Feature } from "../../kit/manifest/feature.ts";

export const pushFeature: Feature = {
  settings: [{ id: "push", title: "알림", order: 20, load: () => import("./push-settings.tsx") }],
};
