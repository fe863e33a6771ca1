import type { SettingsSection } from "../../../kit/manifest/settings-section.ts";

// Not in feature.ts: that comes with the entry of every visitor, who has no settings.

/** What a teacher decides of the account itself. */
export const accountSettingsSections: readonly SettingsSection[] = [
  { id: "email", title: "메일 주소", order: 55, load: () => import("./email-settings.tsx") },
  { id: "password", title: "비밀번호", order: 57, load: () => import("./password-settings.tsx") },
  {
    id: "sign-in-ways",
    title: "로그인 방법",
    order: 58,
    load: () => import("./sign-in-ways-section.tsx"),
  },
  { id: "deletion", title: "계정 삭제", order: 99, load: () => import("./deletion-settings.tsx") },
];
