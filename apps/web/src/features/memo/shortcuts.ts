import type { ShortcutGroup } from "../../kit/manifest/shortcut.ts";

/** Kept true beside feature.ts and editor/memo-keys.ts. */
export const shortcuts: readonly ShortcutGroup[] = [
  {
    title: "메모",
    shortcuts: [
      { keys: ["Ctrl", "Alt", "M"], does: "어디서나 짧은 메모 적기" },
      { keys: ["@"], does: "번호나 이름으로 학생 넣기" },
      { keys: ["Ctrl", "B"], does: "굵게" },
      { keys: ["Ctrl", "Shift", "H"], does: "형광펜" },
      { keys: ["Ctrl", "]"], does: "목록 한 칸 안으로 (밖으로는 Ctrl [ )" },
      { keys: ["#", "Space"], does: "줄 앞에서 제목 (- 목록, 1. 번호, [] 체크박스 목록)" },
    ],
  },
];
