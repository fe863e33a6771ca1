import type { Screen } from "../../kit/manifest/screen.ts";
import type { SettingsSection } from "../../kit/manifest/settings-section.ts";

export const deviceScreens: readonly Screen[] = [
  {
    path: "/devices",
    title: "로그인한 기기",
    needs: "signed-in",
    load: () => import("./devices-page.tsx"),
  },
];

export const deviceSettingsSections: readonly SettingsSection[] = [
  { id: "devices", title: "로그인한 기기", order: 60, load: () => import("./device-settings.tsx") },
];
