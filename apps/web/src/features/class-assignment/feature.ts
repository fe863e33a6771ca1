import type { Feature } from "../../kit/manifest/feature.ts";

export const classAssignmentFeature: Feature = {
  screens: [
    {
      path: "/tool/classAssignment",
      title: "반편성",
      menu: [{ group: "teachers", label: "반편성", order: 84, opensNewWindow: true }],
      needs: "signed-in",
      isPrivate: true,
      hasOwnFrame: true,
      load: () => import("./page/assignment-page.tsx"),
      opensLater: [
        () => import("./rules/rule-dialog.tsx"),
        () => import("./output/output-dialog.tsx"),
        () => import("../../kit/form/paste-dialog.tsx"),
      ],
    },
  ],
  loadGuides: () => import("./guides.ts"),
};
