import type { Feature } from "../../kit/manifest/feature.ts";

export const ideasFeature: Feature = {
  screens: [
    {
      path: "/weteacher",
      about: "doThis",
      title: "이거해봐요",
      menu: [{ group: "teachers", label: "이거해봐요", order: 35, state: { about: "doThis" } }],
      needs: "signed-in",
      isPrivate: true,
      switch: "ideas",
      load: () => import("./page/ideas-page.tsx"),
      opensLater: [() => import("./read/try-dialog.tsx"), () => import("./read/plan-dialog.tsx")],
    },
  ],
  loadGuides: () => import("./guides.ts"),
};
