import type { Feature } from "../../kit/manifest/feature.ts";

export const attendanceFeature: Feature = {
  screens: [
    {
      path: "/attendance",
      title: "출결기록",
      menu: [{ group: "record", label: "출결기록", order: 10, state: { doWhat: "addAttend" } }],
      needs: "signed-in",
      load: () => import("./attendance-page.tsx"),
      opensLater: [
        () => import("./chosen-students-bar.tsx"),
        () => import("./lesson-view.tsx"),
        () => import("./mark/mark-dialog.tsx"),
        () => import("./mark/mark-more-part.tsx"),
        () => import("./month/month-view.tsx"),
      ],
    },
  ],
  homeCards: [
    {
      id: "recent-marks",
      title: "최근 출결",
      order: 20,
      kindNames: ["attendanceMark"],
      load: () => import("./recent-marks-card.tsx"),
    },
  ],
  dayFacts: [
    {
      id: "attendance",
      label: "출결",
      order: 10,
      kindNames: ["attendanceMark", "checkIn", "student"],
      to: "/attendance",
      load: () => import("./attendance-facts.ts"),
    },
  ],
  loadShortcuts: () => import("./shortcuts.ts"),
  loadGuides: () => import("./guides.ts"),
};
