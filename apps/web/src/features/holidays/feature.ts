import type { Feature } from "../../kit/manifest/feature.ts";
import type { Screen } from "../../kit/manifest/screen.ts";
import type { HolidaysPageProps } from "./holidays-page.tsx";

export const holidaysScreen: Screen<HolidaysPageProps> = {
  path: "/holidays",
  title: "휴일 관리",
  needs: "signed-in",
  load: () => import("./holidays-page.tsx"),
};

export const holidaysFeature: Feature = { loadGuides: () => import("./guides.ts") };
