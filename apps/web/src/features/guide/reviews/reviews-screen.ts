// Apart from feature.ts: every visitor has this, and only a teacher has guides.
import type { Screen } from "../../../kit/manifest/screen.ts";

/** What teachers say of a feature, for everybody: it opens no store and shows no menu. */
export const reviewsScreen: Screen = {
  path: "/reviews/:feature",
  title: "후기",
  needs: "anyone",
  switch: "reviews",
  load: () => import("./reviews-page.tsx"),
};
