import type { Feature } from "../../kit/manifest/feature.ts";

export const weatherFeature: Feature = {
  morningCards: [
    {
      id: "weather",
      title: "날씨",
      order: 1,
      column: "banner",
      kindNames: ["schoolYear"],
      load: () => import("./morning-weather.tsx"),
    },
  ],
  settings: [
    { id: "weather", title: "날씨", order: 45, load: () => import("./weather-settings.tsx") },
  ],
  dayFacts: [
    {
      id: "weather",
      label: "날씨",
      order: 1,
      kindNames: [],
      to: "/mypage#weather",
      load: () => import("./weather-facts.ts"),
    },
  ],
};
