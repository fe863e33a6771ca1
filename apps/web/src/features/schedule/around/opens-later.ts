/** What 일정관리 opens on a press, fetched ahead by one name: each more would stand in the start of the app. */
export function fetchOverlays(): Promise<unknown> {
  return Promise.all([
    import("../calendar/event-dialog.tsx"),
    import("../calendar/turn-note-dialog.tsx"),
    import("../feed/feed-dialog.tsx"),
    import("../incoming/import-dialog.tsx"),
  ]);
}
