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
