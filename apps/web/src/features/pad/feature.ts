import type { Feature } from "../../kit/manifest/feature.ts";

export const padFeature: Feature = {
  screens: [
    {
      path: "/classgame",
      about: "padIt",
      title: "패드잇",
      menu: [{ group: "play", label: "패드잇", order: 40, state: { about: "padIt" } }],
      needs: "signed-in",
      switch: "pads",
      load: () => import("./rooms/rooms-page.tsx"),
    },
    {
      path: "/padIt",
      title: "패드잇 보드",
      needs: "signed-in",
      switch: "pads",
      hasOwnFrame: true,
      load: () => import("./teacher/room-page.tsx"),
    },
  ],
  timeLines: [
    {
      id: "pad",
      label: "패드잇",
      order: 50,
      kindNames: ["padKeepsake"],
      load: () => import("./keepsake/keepsake-time-line.ts"),
    },
  ],
  loadGuides: () => import("./guides.ts"),
};
