import type { Feature } from "../../kit/manifest/feature.ts";
import type { Screen } from "../../kit/manifest/screen.ts";
import type { TodayPageProps } from "./today/today-page.tsx";

export const tasksFeature: Feature = {
  homeCards: [
    {
      id: "today-tasks",
      title: "오늘 할 일",
      // Before all others: what is due is read without a scroll.
      order: 1,
      parts: ["morning", "lessons"],
      place: "second",
      load: () => import("./around/today-card.tsx"),
    },
    {
      id: "left-tasks",
      title: "내일로 남은 것",
      order: 2,
      parts: ["after"],
      place: "second",
      load: () => import("./around/left-card.tsx"),
    },
  ],
  morningCards: [
    {
      id: "today-tasks",
      title: "오늘 할 일",
      order: 20,
      column: "middle",
      load: () => import("./around/today-card.tsx"),
    },
  ],
  memoCards: [{ id: "today-tasks", order: 30, load: () => import("./around/today-memo-card.tsx") }],
  dayFacts: [
    {
      id: "task",
      label: "한 일",
      order: 80,
      kindNames: ["task", "taskDay", "student"],
      to: "/memo?about=todayTodo",
      load: () => import("./around/task-facts.ts"),
    },
  ],
  palette: [{ id: "task", load: () => import("./around/palette.ts") }],
  loadShortcuts: () => import("./shortcuts.ts"),
  loadGuides: () => import("./guides.ts"),
};

/** Not in the manifest: it shows what the manifests of all say is due. */
export const tasksScreen: Screen<TodayPageProps> = {
  path: "/memo",
  about: "todayTodo",
  title: "할일메모",
  menu: [{ group: "memo", label: "할일메모", order: 30, state: { about: "todayTodo" } }],
  needs: "signed-in",
  isPrivate: true,
  load: () => import("./today/today-page.tsx"),
  opensLater: [
    () => import("./today/task-dialog.tsx"),
    () => import("../../kit/postpone/postpone-menu.tsx"),
  ],
};
