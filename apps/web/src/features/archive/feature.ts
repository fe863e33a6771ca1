import type { Screen } from "../../kit/manifest/screen.ts";
import type { SettingsSection } from "../../kit/manifest/settings-section.ts";

export const archiveScreens: readonly Screen[] = [
  {
    path: "/data",
    title: "내 자료",
    needs: "signed-in",
    load: () => import("./my-data-page.tsx"),
    opensLater: [() => import("../../ui/overlay/confirm-dialog.tsx")],
  },
];

export const archiveSettingsSections: readonly SettingsSection[] = [
  { id: "data", title: "내 자료", order: 80, load: () => import("./archive-settings.tsx") },
];
