import type { Feature } from "../../kit/manifest/feature.ts";

export const attendanceLookupFeature: Feature = {
  screens: [
    {
      path: "/manageAttendance",
      title: "출결조회",
      menu: [{ group: "lookup", label: "출결조회", order: 10 }],
      needs: "signed-in",
      isPrivate: true,
      load: () => import("./look-up-page.tsx"),
    },
  ],
  timeLines: [
    {
      id: "attendance",
      label: "출결",
      order: 10,
      kindNames: ["attendanceMark", "checkIn", "absencePaper", "attendanceRules"],
      load: () => import("./time-line.ts"),
    },
  ],
  studentCards: [{ id: "attendance", order: 10, load: () => import("./student-card.tsx") }],
  loadGuides: () => import("./guides.ts"),
};
