import type { Feature } from "../../kit/manifest/feature.ts";

const kindNames = [
  "baseTable",
  "baseCell",
  "dayPlan",
  "lesson",
  "lessonChange",
  "unitPlan",
  "subject",
  "ownDay",
  "schoolTerms",
];

export const classTableFeature: Feature = {
  screens: [
    {
      path: "/classTable",
      title: "학급시간표",
      menu: [{ group: "memo", label: "학급시간표", order: 60 }],
      needs: "signed-in",
      load: () => import("./class-table-page.tsx"),
      opensLater: [
        () => import("./week/lesson-dialog.tsx"),
        () => import("./base/base-view.tsx"),
        () => import("./base/hours-view.tsx"),
        () => import("./ledger/ledger-view.tsx"),
      ],
    },
    {
      path: "/monthClassTable",
      title: "월간시간표",
      menu: [{ group: "memo", label: "월간시간표", order: 50 }],
      needs: "signed-in",
      load: () => import("./month/month-page.tsx"),
    },
  ],
  homeCards: [
    {
      id: "lessons-today",
      title: "오늘 수업",
      order: 5,
      parts: ["morning", "lessons"],
      place: "first",
      kindNames,
      load: () => import("./around/home-card.tsx"),
    },
    {
      id: "tomorrow",
      title: "다음 수업일",
      order: 3,
      parts: ["after"],
      kindNames,
      load: () => import("./around/tomorrow-card.tsx"),
    },
  ],
  morningCards: [
    {
      id: "lessons-today",
      title: "오늘 수업",
      order: 10,
      column: "middle",
      kindNames,
      load: () => import("./around/home-card.tsx"),
    },
  ],
  palette: [{ id: "class-table", load: () => import("./around/palette.ts") }],
  dayFacts: [
    {
      id: "lessons",
      label: "수업",
      order: 20,
      kindNames: [...kindNames, "student"],
      to: "/classTable",
      load: () => import("./around/day-facts.ts"),
    },
  ],
  loadGuides: () => import("./guides.ts"),
};
