import type { Feature } from "../../kit/manifest/feature.ts";

export const rosterFeature: Feature = {
  screens: [
    {
      path: "/student-manage",
      title: "명단관리",
      menu: [{ group: "lookup", label: "명단관리", order: 50 }],
      needs: "signed-in",
      isPrivate: true,
      load: () => import("./roster-page.tsx"),
    },
  ],
  homeCards: [
    {
      id: "student-search",
      title: "학생 찾기",
      order: 10,
      load: () => import("./student-search-card.tsx"),
    },
  ],
  timeLines: [
    {
      id: "roster",
      label: "명단",
      order: 60,
      kindNames: ["student"],
      load: () => import("./time-line.ts"),
    },
  ],
  loadGuides: () => import("./guides.ts"),
};
