import type { Feature } from "../../kit/manifest/feature.ts";

export const aiWritingFeature: Feature = {
  loadGuides: () => import("./guides.ts"),
  screens: [
    {
      path: "/aimanager",
      title: "AI매니저",
      menu: [{ group: "teachers", label: "AI매니저", order: 50 }],
      needs: "signed-in",
      isPrivate: true,
      switch: "aiWriting",
      load: () => import("./ai-writing-page.tsx"),
      opensLater: [
        () => import("../../kit/form/paste-dialog.tsx"),
        () => import("./send-dialog.tsx"),
      ],
    },
  ],
};
