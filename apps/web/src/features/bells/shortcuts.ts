import type { ShortcutGroup } from "../../kit/manifest/shortcut.ts";

/** Kept true beside kit/board/use-board-hands.ts. */
export const shortcuts: readonly ShortcutGroup[] = [
  {
    title: "칠판 화면",
    shortcuts: [
      { keys: ["F"], does: "전체 화면" },
      { keys: ["."], does: "화면 가리기" },
      { keys: ["Esc"], does: "나가기" },
    ],
  },
];
