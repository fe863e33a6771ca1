import type { StudentCard } from "../../data/student-card.ts";
import type { TimeLineSource } from "../../data/time-line.ts";
import type { HomeCard } from "../../ui/home-card.ts";
import type { Screen } from "../../ui/screen.ts";

export const monthCloseScreens: readonly Screen[] = [
  {
    path: "/manageAttendance/close",
    title: "월말 마감",
    menu: [{ group: "lookup", label: "월말 마감", order: 12 }],
    needs: "signed-in",
    load: () => import("./close-page.tsx"),
    opensLater: [() => import("./paper-dialog.tsx")],
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
    load: () => import("./papers-time-line.ts"),
  },
  {
    id: "trips",
    label: "체험학습",
    order: 30,
    kindNames: caseKindNames,
    load: () => import("./trips-time-line.ts"),
  },
];

export const fieldStudyStudentCard: StudentCard = {
  id: "field-study",
  order: 20,
  load: () => import("./student-trips-card.tsx"),
};
