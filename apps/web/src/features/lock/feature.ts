import type { SettingsSection } from "../../kit/manifest/settings-section.ts";

export const lockSettingsSections: readonly SettingsSection[] = [
  { id: "lock", title: "화면 잠금", order: 10, load: () => import("./lock-settings.tsx") },
];
