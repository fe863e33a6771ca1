import type { Feature } from "../../kit/manifest/feature.ts";

export const individualRecordFeature: Feature = {
  screens: [
    {
      path: "/checkListMemo",
      about: "listMemo",
      title: "개별기록",
      menu: [{ group: "record", label: "개별기록", order: 40, state: { about: "listMemo" } }],
      needs: "signed-in",
      isPrivate: true,
      load: () => import("./individual-page.tsx"),
      opensLater: [
        () => import("./notes/note-dialog.tsx"),
        () => import("./list-texts/lists-view.tsx"),
        () => import("./list-texts/text-dialogs.tsx"),
        () => import("./coverage/coverage-view.tsx"),
      ],
    },
  ],
  homeCards: [
    {
      id: "long-unseen",
      title: "오래 못 본 학생",
      order: 40,
      kindNames: ["note", "student", "ownDay", "schoolTerms"],
      load: () => import("./elsewhere/unseen-card.tsx"),
    },
  ],
  timeLines: [
    {
      id: "notes",
      label: "개별기록",
      order: 50,
      kindNames: ["note"],
      load: () => import("./elsewhere/time-line.ts"),
    },
  ],
  dayFacts: [
    {
      id: "notes",
      label: "개별기록",
      order: 40,
      kindNames: ["note"],
      to: "/checkListMemo?about=listMemo",
      load: () => import("./elsewhere/day-facts.ts"),
    },
  ],
  palette: [{ id: "note-lists", load: () => import("./elsewhere/palette.ts") }],
  loadGuides: () => import("./guides.ts"),
};
