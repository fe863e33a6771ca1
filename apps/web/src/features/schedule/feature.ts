import type { Feature } from "../../kit/manifest/feature.ts";
import type { Screen } from "../../kit/manifest/screen.ts";
import type { TodayPageProps } from "./today/today-page.tsx";

export const scheduleFeature: Feature = {
  screens: [
    {
      path: "/todo",
      title: "일정관리",
      menu: [{ group: "memo", label: "일정관리", order: 20, state: { about: "todoList" } }],
      needs: "signed-in",
      load: () => import("./calendar/schedule-page.tsx"),
      opensLater: [
        () => import("./calendar/event-dialog.tsx"),
        () => import("./calendar/turn-note-dialog.tsx"),
        () => import("./feed/feed-dialog.tsx"),
      ],
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
  memoCards: [
    { id: "next-events", order: 20, load: () => import("./around/next-events-card.tsx") },
    { id: "today-tasks", order: 30, load: () => import("./around/today-memo-card.tsx") },
  ],
  dayFacts: [
    {
      id: "task",
      label: "한 일",
      order: 80,
      kindNames: ["task", "taskDay", "student"],
      load: () => import("./around/task-facts.ts"),
    },
    {
      id: "event",
      label: "일정",
      order: 90,
      kindNames: ["event", "eventDay", "student", "ownDay", "schoolTerms"],
      load: () => import("./around/event-facts.ts"),
    },
  ],
  palette: [{ id: "schedule", load: () => import("./around/palette.ts") }],
  loadShortcuts: () => import("./shortcuts.ts"),
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
