import type { StudentCard } from "../../kit/manifest/student-card.ts";
import type { TimeLineSource } from "../../kit/manifest/time-line.ts";
import type { HomeCard } from "../../kit/manifest/home-card.ts";
import type { Screen } from "../../kit/manifest/screen.ts";

export const monthCloseScreens: readonly Screen[] = [
  {
    path: "/manageAttendance/close",
    title: "월말 마감",
    menu: [{ group: "lookup", label: "월말 마감", order: 12 }],
    needs: "signed-in",
    load: () => import("./close-page.tsx"),
    opensLater: [() => import("./papers/paper-dialog.tsx")],
  },
];

export const monthCloseHomeCards: readonly HomeCard[] = [
  { id: "attendance-due", title: "챙길 출결", order: 15, load: () => import("./due-card.tsx") },
];

const caseKindNames = ["attendanceMark", "absencePaper", "attendanceRules"];

export const monthCloseTimeLines: readonly TimeLineSource[] = [
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
];

export const fieldStudyStudentCard: StudentCard = {
  id: "field-study",
  order: 20,
  load: () => import("./trips/student-trips-card.tsx"),
};
