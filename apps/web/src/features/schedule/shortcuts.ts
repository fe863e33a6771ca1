import type { ShortcutGroup } from "../../kit/manifest/shortcut.ts";

/** Kept true beside calendar/month-grid.tsx, calendar/schedule-page.tsx and today/today-row.tsx. */
export const shortcuts: readonly ShortcutGroup[] = [
  {
    title: "일정관리",
    shortcuts: [
      { keys: ["←", "→"], does: "앞 달, 다음 달 (일정표 안에서는 날짜 옮겨 다니기)" },
      { keys: ["T"], does: "오늘로 가기" },
      { keys: ["N"], does: "고른 날에 일정 적기" },
    ],
  },
  {
    title: "할일메모",
    shortcuts: [{ keys: ["Alt", "↑", "↓"], does: "할 일 자리 바꾸기 (동그라미에서)" }],
  },
];
