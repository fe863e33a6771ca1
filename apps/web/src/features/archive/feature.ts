import type { Screen } from "../../ui/screen.ts";
import type { SettingsSection } from "../../ui/settings-section.ts";

export const archiveScreens: readonly Screen[] = [
  {
    path: "/data",
    title: "내 자료",
    needs: "signed-in",
    load: () => import("./my-data-page.tsx"),
    opensLater: [() => import("../../ui/confirm-dialog.tsx")],
  },
];

export const archiveSettingsSections: readonly SettingsSection[] = [
  { id: "data", title: "내 자료", order: 80, load: () => import("./archive-settings.tsx") },
];
