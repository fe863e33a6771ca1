import type { StudentCard } from "../../kit/manifest/student-card.ts";
import type { TimeLineSource } from "../../kit/manifest/time-line.ts";
import type { Screen } from "../../kit/manifest/screen.ts";

export const attendanceLookupScreens: readonly Screen[] = [
  {
    path: "/manageAttendance",
    title: "출결조회",
    menu: [{ group: "lookup", label: "출결조회", order: 10 }],
    needs: "signed-in",
    load: () => import("./look-up-page.tsx"),
  },
];

export const attendanceTimeLine: TimeLineSource = {
  id: "attendance",
  label: "출결",
  order: 10,
  kindNames: ["attendanceMark", "checkIn", "absencePaper", "attendanceRules"],
  load: () => import("./time-line.ts"),
};

export const attendanceStudentCard: StudentCard = {
  id: "attendance",
  order: 10,
  load: () => import("./student-card.tsx"),
};
