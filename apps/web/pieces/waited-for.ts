/** What people wait for, below `apps/web`: `tools/check-sizes.ts` has a budget for each, and pieces are cut around them. */
export const starts = {
  signIn: ["index.html", "src/features/account/entry-page.tsx"],
  teacher: ["index.html", "src/app/start/teacher-root.tsx"],
  /** Without an account, and without anything of a teacher's. */
  pupil: ["pad.html"],
  reviews: ["index.html", "src/features/guide/reviews/reviews-page.tsx"],
} as const;

/** What the first screen opens at once. */
export const firstDialogs = [
  "src/app/unsent/outbox-dialog.tsx",
  "src/app/shell/profile-menu.tsx",
  "src/features/attendance/mark/mark-dialog.tsx",
] as const;

export const memoEditor = "src/features/memo/editor/memo-editor.tsx";
