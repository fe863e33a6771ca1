import type { ShortcutGroup } from "../../kit/manifest/shortcut.ts";

/** Kept true beside mark/check-panel.tsx and kit/tiles/use-tile-keys.ts. */
export const shortcuts: readonly ShortcutGroup[] = [
  {
    title: "제출 OX",
    shortcuts: [
      { keys: ["↑", "↓", "←", "→"], does: "학생 옮겨 다니기" },
      { keys: ["O", "X", "L", "-"], does: "냈어요, 안 냄, 늦게, 안 내도 됨" },
      { keys: ["Delete"], does: "아직으로 바꾸기" },
      { keys: ["Shift", "F10"], does: "메모 적기 (마우스 오른쪽 버튼이나 길게 누르기도 돼요)" },
    ],
  },
];
