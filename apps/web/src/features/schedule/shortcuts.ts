import type { ShortcutGroup } from "../../kit/manifest/shortcut.ts";

/** Kept true beside calendar/month-grid.tsx and calendar/schedule-head.tsx. */
export const shortcuts: readonly ShortcutGroup[] = [
  {
    title: "일정관리",
    shortcuts: [
      { keys: ["←", "→"], does: "앞 달, 다음 달 (일정표 안에서는 날짜 옮겨 다니기)" },
      { keys: ["T"], does: "오늘로 가기" },
      { keys: ["N"], does: "고른 날에 일정 적기" },
    ],
  },
];
