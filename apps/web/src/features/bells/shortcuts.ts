import type { ShortcutGroup } from "../../kit/manifest/shortcut.ts";

/** Kept true beside kit/board/use-board-hands.ts. */
export const shortcuts: readonly ShortcutGroup[] = [
  {
    title: "칠판 화면",
    shortcuts: [
      { keys: ["Space"], does: "칠판에 말 쓰기" },
      { keys: ["F"], does: "전체 화면" },
      { keys: ["M"], does: "소리 끄기, 켜기" },
      { keys: ["."], does: "화면 가리기" },
      { keys: ["Esc"], does: "나가기" },
    ],
  },
];
