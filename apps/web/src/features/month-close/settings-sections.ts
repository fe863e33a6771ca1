import type { SettingsSection } from "../../kit/manifest/settings-section.ts";

// Apart from feature.ts: the first screen has that one, and 설정 comes later.
export const attendanceRulesSettingsSections: readonly SettingsSection[] = [
  {
    id: "attendance-rules",
    title: "출결 규칙",
    order: 52,
    load: () => import("./rules-settings.tsx"),
  },
];
