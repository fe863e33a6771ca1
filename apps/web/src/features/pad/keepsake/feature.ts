import type { TimeLineSource } from "../../../kit/manifest/time-line.ts";

export const padTimeLine: TimeLineSource = {
  id: "pad",
  label: "패드잇",
  order: 50,
  kindNames: ["padKeepsake"],
  load: () => import("./keepsake-time-line.ts"),
};
