import type { Feature } from "../../kit/manifest/feature.ts";

const loadCalendar = () => import("./calendar/schedule-page.tsx");
const opensLater = [() => import("./calendar/event-dialog.tsx")];

export const scheduleFeature: Feature = {
  screens: [
    {
      path: "/todo",
      title: "일정관리",
      menu: [{ group: "memo", label: "일정관리", order: 20, state: { about: "todoList" } }],
      needs: "signed-in",
      load: loadCalendar,
      opensLater,
    },
    {
      path: "/memo",
      about: "todoList",
      title: "일정관리",
      needs: "signed-in",
      load: loadCalendar,
      opensLater,
    },
  ],
};
