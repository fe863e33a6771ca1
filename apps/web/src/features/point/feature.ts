import type { Feature } from "../../kit/manifest/feature.ts";

export const pointFeature: Feature = {
  timeLines: [
    {
      id: "point",
      label: "점수",
      order: 46,
      kindNames: ["point"],
      load: () => import("./time-line.ts"),
    },
  ],
  dayFacts: [
    {
      id: "point",
      label: "점수",
      order: 46,
      kindNames: ["point"],
      to: "/manageStudent",
      load: () => import("./day-facts.ts"),
    },
  ],
  studentCards: [{ id: "point", order: 35, load: () => import("./student-card.tsx") }],
};
