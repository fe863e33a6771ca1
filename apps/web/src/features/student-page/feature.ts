import type { Feature } from "../../kit/manifest/feature.ts";
import type { Screen } from "../../kit/manifest/screen.ts";
import type { StudentPageProps } from "./student-page.tsx";

export const studentPageScreen: Screen<StudentPageProps> = {
  path: "/manageStudent",
  title: "학생조회",
  menu: [{ group: "lookup", label: "학생조회", order: 20 }],
  needs: "signed-in",
  isPrivate: true,
  load: () => import("./student-page.tsx"),
};

export const studentPageFeature: Feature = { loadGuides: () => import("./guides.ts") };
