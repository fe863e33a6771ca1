import type { TimeLineSource } from "../../data/time-line.ts";
import type { Screen } from "../../ui/screen.ts";

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
  kindNames: ["attendanceMark", "checkIn"],
  load: () => import("./time-line.ts"),
};
