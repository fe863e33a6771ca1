import type { ShortcutGroup } from "../../kit/manifest/shortcut.ts";

/** The keys of the attendance screens, for the help of all keys. Kept true beside use-grid-keys.ts and kit/tiles/use-tile-keys.ts. */
export const shortcuts: readonly ShortcutGroup[] = [
  {
    title: "하루 출결",
    shortcuts: [
      { keys: ["↑", "↓", "←", "→"], does: "자리 옮겨 다니기" },
      { keys: ["Home", "End"], does: "첫 학생, 마지막 학생" },
      { keys: ["1", "2", "3", "4"], does: "결석, 지각, 조퇴, 결과 (다시 누르면 다음 사유)" },
      { keys: ["Delete"], does: "출석으로 바꾸기" },
      { keys: ["Enter"], does: "출결 창 열기" },
    ],
  },
  {
    title: "월간 출결",
    shortcuts: [
      { keys: ["↑", "↓", "←", "→"], does: "칸 옮겨 다니기" },
      { keys: ["Home", "End"], does: "첫날, 마지막 날 (Ctrl과 함께: 첫 칸, 마지막 칸)" },
      { keys: ["Page Up", "Page Down"], does: "10명씩 옮겨 가기" },
      { keys: ["1", "2", "3", "4"], does: "결석, 지각, 조퇴, 결과 (다시 누르면 다음 사유)" },
      { keys: ["♡", "#", "@"], does: "출석부 기호로 적기" },
      { keys: ["Delete"], does: "출석으로 바꾸기" },
      { keys: ["Enter"], does: "출결 창 열기" },
      { keys: ["Shift", "↑", "↓", "←", "→"], does: "여러 칸 고르기 (고른 칸을 한 번에 적어요)" },
      { keys: ["Esc"], does: "여러 칸 고르기 그만두기" },
    ],
  },
];
