import type { TimeLineSource } from "../../kit/manifest/time-line.ts";
import type { HomeCard } from "../../kit/manifest/home-card.ts";
import type { Screen } from "../../kit/manifest/screen.ts";

export const rosterScreens: readonly Screen[] = [
  {
    path: "/student-manage",
    title: "명단관리",
    menu: [{ group: "lookup", label: "명단관리", order: 50 }],
    needs: "signed-in",
    load: () => import("./roster-page.tsx"),
  },
];

export const rosterHomeCards: readonly HomeCard[] = [
  {
    id: "student-search",
    title: "학생 찾기",
    order: 10,
    load: () => import("./student-search-card.tsx"),
  },
];

export const rosterTimeLine: TimeLineSource = {
  id: "roster",
  label: "명단",
  order: 60,
  kindNames: ["student"],
  load: () => import("./time-line.ts"),
};
