import type { Feature } from "../../kit/manifest/feature.ts";

const kindNames = ["consult"];

export const consultFeature: Feature = {
  screens: [
    {
      path: "/consulting",
      title: "상담관리",
      menu: [{ group: "record", label: "상담관리", order: 20, state: { doWhat: "addConsult" } }],
      needs: "signed-in",
      isPrivate: true,
      asksWhoSitsHere: true,
      load: () => import("./consult-page.tsx"),
      opensLater: [
        () => import("../../kit/postpone/postpone-menu.tsx"),
        () => import("./promises/promise-list.tsx"),
        () => import("./write/earlier-card.tsx"),
        () => import("./write/archive-dialog.tsx"),
      ],
    },
    {
      path: "/manageConsult",
      title: "상담조회",
      menu: [{ group: "lookup", label: "상담조회", order: 30 }],
      needs: "signed-in",
      isPrivate: true,
      load: () => import("./lookup/look-up-page.tsx"),
    },
  ],
  timeLines: [
    {
      id: "consult",
      label: "상담",
      order: 40,
      kindNames,
      load: () => import("./elsewhere/time-line.ts"),
    },
  ],
  studentCards: [
    { id: "next-call", order: 40, load: () => import("./elsewhere/next-call-card.tsx") },
  ],
  dueSources: [
    {
      id: "promises",
      label: "약속과 연락",
      order: 30,
      kindNames,
      load: () => import("./elsewhere/due-promises.ts"),
    },
  ],
  dayFacts: [
    {
      id: "consult",
      label: "상담",
      order: 40,
      kindNames,
      to: "/consulting",
      load: () => import("./elsewhere/day-facts.ts"),
    },
  ],
  palette: [{ id: "consult", load: () => import("./elsewhere/palette.ts") }],
  loadGuides: () => import("./guides.ts"),
};
