import type { ShortcutGroup } from "../../kit/manifest/shortcut.ts";

/** Kept true beside use-calculator-keys.ts. */
export const shortcuts: readonly ShortcutGroup[] = [
  {
    title: "계산기",
    shortcuts: [
      { keys: ["Enter"], does: "계산하기" },
      { keys: ["R"], does: "몫·나머지" },
      { keys: ["Backspace"], does: "한 글자 지우기" },
      { keys: ["Delete"], does: "식 지우기" },
    ],
  },
];
