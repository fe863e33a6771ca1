import type { Feature } from "../../kit/manifest/feature.ts";

const kindNames = ["survey", "answer", "student", "attendanceMark", "checkIn"];

export const surveyFeature: Feature = {
  loadGuides: () => import("./guides.ts"),
  screens: [
    {
      path: "/surveyProcessor",
      title: "설문정리",
      menu: [{ group: "teachers", label: "설문정리", order: 60 }],
      needs: "signed-in",
      isPrivate: true,
      load: () => import("./survey-page.tsx"),
      opensLater: [
        () => import("../../kit/form/paste-dialog.tsx"),
        () => import("./survey-dialog.tsx"),
        () => import("./who/choose-dialog.tsx"),
        () => import("./results/tick-dialog.tsx"),
        () => import("./results/question-view.tsx"),
        () => import("./results/student-view.tsx"),
      ],
    },
  ],
  studentCards: [{ id: "survey", order: 50, load: () => import("./around/student-card.tsx") }],
  dueSources: [
    {
      id: "survey",
      label: "설문",
      order: 45,
      kindNames,
      load: () => import("./around/due-surveys.ts"),
    },
  ],
  palette: [{ id: "survey", load: () => import("./around/palette.ts") }],
};
