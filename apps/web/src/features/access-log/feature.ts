import type { Screen } from "../../kit/manifest/screen.ts";
import type { SettingsSection } from "../../kit/manifest/settings-section.ts";

export const accessLogScreens: readonly Screen[] = [
  {
    path: "/access-log",
    title: "접속 기록",
    needs: "signed-in",
    load: () => import("./access-log-page.tsx"),
  },
];

export const accessLogSettingsSections: readonly SettingsSection[] = [
  {
    id: "access-log",
    title: "접속 기록",
    order: 65,
    load: () => import("./access-log-settings.tsx"),
  },
];
