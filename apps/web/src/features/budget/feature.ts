import type { Feature } from "../../kit/manifest/feature.ts";

const kindNames = ["budget", "budgetEntry"];

export const budgetFeature: Feature = {
  screens: [
    {
      path: "/memo",
      about: "budgetManage",
      title: "예산관리",
      menu: [{ group: "memo", label: "예산관리", order: 10, state: { about: "budgetManage" } }],
      needs: "signed-in",
      isPrivate: true,
      load: () => import("./page/budget-page.tsx"),
      opensLater: [
        () => import("./entries/entry-dialog.tsx"),
        () => import("./budgets/budget-dialog.tsx"),
        () => import("./budgets/match-dialog.tsx"),
      ],
    },
  ],
  homeCards: [
    {
      id: "money-left",
      title: "남은 예산",
      order: 60,
      kindNames,
      load: () => import("./around/home-card.tsx"),
    },
  ],
  memoCards: [{ id: "budget", order: 10, load: () => import("./around/money-card.tsx") }],
  dueSources: [
    {
      id: "budget",
      label: "예산",
      order: 60,
      kindNames,
      load: () => import("./around/due-budgets.ts"),
    },
  ],
  dayFacts: [
    {
      id: "budget",
      label: "예산",
      order: 70,
      kindNames,
      to: "/memo?about=budgetManage",
      load: () => import("./around/day-facts.ts"),
    },
  ],
  palette: [{ id: "budget", load: () => import("./around/palette.ts") }],
  loadGuides: () => import("./guides.ts"),
};
