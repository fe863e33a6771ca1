// Apart from feature.ts, which the entry carries: a visitor who signs in waits for none of this.
import type { Screen } from "../../ui/screen.ts";
import type { SettingsSection } from "../../ui/settings-section.ts";

/** Pages of a signed-in teacher. */
export const accountTeacherScreens: readonly Screen[] = [
  {
    path: "/sign-in-ways",
    title: "로그인 방법",
    needs: "signed-in",
    load: () => import("./sign-in-ways-page.tsx"),
  },
];

/** @public Taken by the list of 설정 (app/settings-sections.ts). */
export const accountSettingsSections: readonly SettingsSection[] = [
  {
    id: "sign-in-ways",
    title: "로그인 방법",
    order: 55,
    load: () => import("./sign-in-ways-section.tsx"),
  },
];
