import type { Feature } from "../../kit/manifest/feature.ts";

export const familyReportFeature: Feature = {
  morningCards: [
    {
      id: "family-reports",
      title: "가정에서 알렸어요",
      order: 1,
      column: "first",
      load: () => import("./reports-card.tsx"),
    },
  ],
};
