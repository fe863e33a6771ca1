import type { Screen } from "../../ui/screen.ts";

export const rosterScreens: readonly Screen[] = [
  {
    path: "/student-manage",
    title: "명단관리",
    menu: [{ group: "lookup", label: "명단관리", order: 50 }],
    needs: "signed-in",
    load: () => import("./roster-page.tsx"),
  },
];
