import type { ShortcutGroup } from "../../kit/manifest/shortcut.ts";

/** Kept true beside today/today-row.tsx. */
export const shortcuts: readonly ShortcutGroup[] = [
  {
    title: "할일메모",
    shortcuts: [{ keys: ["Alt", "↑", "↓"], does: "할 일 자리 바꾸기 (동그라미에서)" }],
  },
];
