import type { Feature } from "../../kit/manifest/feature.ts";

const caseKindNames = ["attendanceMark", "absencePaper", "attendanceRules"];

export const monthCloseFeature: Feature = {
  screens: [
    {
      path: "/manageAttendance/close",
      title: "월말 마감",
      menu: [{ group: "lookup", label: "월말 마감", order: 12 }],
      needs: "signed-in",
      isPrivate: true,
      load: () => import("./close-page.tsx"),
      opensLater: [() => import("./papers/paper-dialog.tsx")],
    },
  ],
  settings: [
    {
      id: "attendance-rules",
      title: "출결 규칙",
      order: 52,
      load: () => import("./rules-settings.tsx"),
    },
  ],
  timeLines: [
    {
      id: "papers",
      label: "서류",
      order: 20,
      kindNames: caseKindNames,
      load: () => import("./papers/papers-time-line.ts"),
    },
    {
      id: "trips",
      label: "체험학습",
      order: 30,
      kindNames: caseKindNames,
      load: () => import("./trips/trips-time-line.ts"),
    },
  ],
  dueSources: [
    {
      id: "attendance",
      label: "출결",
      order: 10,
      kindNames: [...caseKindNames, "checkIn", "student", "ownDay", "schoolTerms"],
      load: () => import("./due-attendance.ts"),
    },
    {
      id: "month-close",
      label: "월말 마감",
      order: 20,
      kindNames: ["attendanceMark", "monthClose", "student", "ownDay", "schoolTerms"],
      load: () => import("./due-months.ts"),
    },
  ],
  studentCards: [
    { id: "field-study", order: 20, load: () => import("./trips/student-trips-card.tsx") },
  ],
  loadGuides: () => import("./guides.ts"),
};
