import type { Feature } from "../../kit/manifest/feature.ts";
import type { Screen } from "../../kit/manifest/screen.ts";
import type { TodayPageProps } from "./today/today-page.tsx";

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
  homeCards: [
    {
      id: "today-tasks",
      title: "오늘 할 일",
      order: 15,
      load: () => import("./around/today-card.tsx"),
    },
  ],
};

/** Not in the manifest: it shows what the manifests of all say is due. */
export const tasksScreen: Screen<TodayPageProps> = {
  path: "/memo",
  about: "todayTodo",
  title: "할일메모",
  menu: [{ group: "memo", label: "할일메모", order: 30, state: { about: "todayTodo" } }],
  needs: "signed-in",
  load: () => import("./today/today-page.tsx"),
  opensLater: [
    () => import("./today/task-dialog.tsx"),
    () => import("../../kit/postpone/postpone-menu.tsx"),
  ],
};
