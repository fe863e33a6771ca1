import type { Feature } from "../../kit/manifest/feature.ts";

export const templatesFeature: Feature = {
  screens: [
    {
      path: "/weteacher",
      about: "templates",
      title: "틀 나눔",
      menu: [{ group: "teachers", label: "틀 나눔", order: 45, state: { about: "templates" } }],
      needs: "signed-in",
      isPrivate: true,
      switch: "templates",
      load: () => import("./templates-page.tsx"),
      opensLater: [() => import("./share-dialog.tsx"), () => import("./take-dialog.tsx")],
    },
  ],
  loadGuides: () => import("./guides.ts"),
};
