import type { Feature } from "../../kit/manifest/feature.ts";

const kindNames = ["check", "checkMark", "student", "attendanceMark", "checkIn"];

export const checkFeature: Feature = {
  screens: [
    {
      path: "/checkListMemo",
      about: "checkLists",
      title: "제출 OX",
      menu: [{ group: "record", label: "제출 OX", order: 30, state: { about: "checkLists" } }],
      needs: "signed-in",
      isPrivate: true,
      load: () => import("./mark/check-page.tsx"),
      opensLater: [() => import("./mark/check-dialog.tsx"), () => import("./mark/note-dialog.tsx")],
    },
    {
      path: "/manageCheckListMemo",
      title: "제출조회",
      menu: [{ group: "lookup", label: "제출조회", order: 40 }],
      needs: "signed-in",
      isPrivate: true,
      load: () => import("./lookup/check-look-up-page.tsx"),
    },
  ],
  timeLines: [
    {
      id: "check",
      label: "제출",
      order: 42,
      kindNames: ["check", "checkMark"],
      load: () => import("./around/time-line.ts"),
    },
  ],
  studentCards: [{ id: "check", order: 30, load: () => import("./around/student-card.tsx") }],
  dueSources: [
    {
      id: "check",
      label: "제출",
      order: 40,
      kindNames: [...kindNames, "ownDay", "schoolTerms"],
      load: () => import("./around/due-checks.ts"),
    },
  ],
  dayFacts: [
    {
      id: "check",
      label: "제출",
      order: 30,
      kindNames: [...kindNames, "ownDay", "schoolTerms"],
      to: "/checkListMemo?about=checkLists",
      load: () => import("./around/check-facts.ts"),
    },
  ],
  palette: [{ id: "check", load: () => import("./around/palette.ts") }],
  loadShortcuts: () => import("./shortcuts.ts"),
  loadGuides: () => import("./guides.ts"),
};
