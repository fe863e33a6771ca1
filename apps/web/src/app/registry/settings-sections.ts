import { accessLogSettingsSections } from "../../features/access-log/feature.ts";
import { accountSettingsSections } from "../../features/account/settings/settings-sections.ts";
import { archiveSettingsSections } from "../../features/archive/feature.ts";
import { deviceSettingsSections } from "../../features/devices/feature.ts";
import { lockSettingsSections } from "../../features/lock/feature.ts";
import { attendanceRulesSettingsSections } from "../../features/month-close/settings-sections.ts";
import type { SettingsSection } from "../../kit/manifest/settings-section.ts";

/** Every part of 설정 in the order of the page. A feature adds its one line here. */
export const settingsSections: readonly SettingsSection[] = [
  ...accessLogSettingsSections,
  ...accountSettingsSections,
  ...archiveSettingsSections,
  ...attendanceRulesSettingsSections,
  ...deviceSettingsSections,
  ...lockSettingsSections,
  {
    id: "menu-place",
    title: "메뉴 위치",
    order: 20,
    load: () => import("../settings/menu-place-settings.tsx"),
  },
  {
    id: "theme",
    title: "화면 밝기",
    order: 30,
    load: () => import("../settings/theme-settings.tsx"),
  },
  {
    id: "text-size",
    title: "글자 크기",
    order: 40,
    load: () => import("../settings/text-size-settings.tsx"),
  },
].sort((a, b) => a.order - b.order);

/** Fetches every section ahead, so that 설정 opens without a network too. */
export async function fetchSettings(): Promise<void> {
  await Promise.all(settingsSections.map(({ load }) => load()));
}
