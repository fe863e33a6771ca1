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
