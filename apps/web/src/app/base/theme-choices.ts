import type { Theme } from "../../platform/kept/device-preferences.ts";

/** 화면 모드, as the profile menu and 설정 offer it. */
export const themeChoices: readonly { readonly value: Theme; readonly label: string }[] = [
  { value: "system", label: "기기 설정" },
  { value: "light", label: "밝게" },
  { value: "dark", label: "어둡게" },
];
