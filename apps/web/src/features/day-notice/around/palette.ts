// Loaded with 빠른 이동.
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { dayNoticeKind } from "@damim/domain/day-notice/day-notice.ts";
import type { PaletteEntry, PaletteQuestion } from "../../../kit/manifest/palette-source.ts";
import { toNoticePlace, toNoticeStage } from "../notice-place.ts";

/** The days that have lines; of today the way to the board too. */
export function listPaletteEntries({ store, today }: PaletteQuestion): readonly PaletteEntry[] {
  const written = [...store.rows(dayNoticeKind).values()].filter(({ lines }) => lines);
  return [
    ...written.map(({ day }) => ({
      id: day,
      label: `알림장 ${toKoreanDay(day)}`,
      to: toNoticePlace(day),
    })),
    ...(written.some(({ day }) => day === today)
      ? [{ id: "stage", label: "알림장 칠판에 띄우기", to: toNoticeStage(today) }]
      : []),
  ];
}
