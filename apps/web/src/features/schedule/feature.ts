import type { Feature } from "../../kit/manifest/feature.ts";

export const scheduleFeature: Feature = {
  screens: [
    {
      path: "/todo",
      title: "일정관리",
      menu: [{ group: "memo", label: "일정관리", order: 20, state: { about: "todoList" } }],
      needs: "signed-in",
      isPrivate: true,
      load: () => import("./calendar/schedule-page.tsx"),
      opensLater: [() => import("./around/opens-later.ts").then((file) => file.fetchOverlays())],
    },
  ],
  morningCards: [
    {
      id: "coming-events",
      title: "학교 일정",
      order: 30,
      column: "right",
      kindNames: ["event", "eventDay", "ownDay", "schoolTerms"],
      load: () => import("./around/morning-card.tsx"),
    },
  ],
  memoCards: [
    { id: "next-events", order: 20, load: () => import("./around/next-events-card.tsx") },
  ],
  dayFacts: [
    {
      id: "event",
      label: "일정",
      order: 90,
      kindNames: ["event", "eventDay", "student", "ownDay", "schoolTerms"],
      to: "/todo?about=todoList",
      load: () => import("./around/event-facts.ts"),
    },
  ],
  palette: [{ id: "event", load: () => import("./around/palette.ts") }],
  loadShortcuts: () => import("./shortcuts.ts"),
  loadGuides: () => import("./guides.ts"),
};
