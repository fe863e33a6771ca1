import type { HomeCard } from "../../ui/home-card.ts";
import type { Screen } from "../../ui/screen.ts";

export const attendanceScreens: readonly Screen[] = [
  {
    path: "/attendance",
    title: "출결기록",
    menu: [{ group: "record", label: "출결기록", order: 10, state: { doWhat: "addAttend" } }],
    needs: "signed-in",
    load: () => import("./attendance-page.tsx"),
    opensLater: [
      () => import("./chosen-students-bar.tsx"),
      () => import("./lesson-view.tsx"),
      () => import("./mark-dialog.tsx"),
      () => import("./mark-more-part.tsx"),
      () => import("./month-view.tsx"),
    ],
  },
];

export const attendanceHomeCards: readonly HomeCard[] = [
  {
    id: "recent-marks",
    title: "최근 출결",
    order: 20,
    load: () => import("./recent-marks-card.tsx"),
  },
];
