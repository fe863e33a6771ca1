// Loaded with 빠른 이동.
import type { PaletteEntry, PaletteQuestion } from "../../../kit/manifest/palette-source.ts";

/** The table of this very day. */
export function listPaletteEntries({ today }: PaletteQuestion): readonly PaletteEntry[] {
  return [{ id: "today", label: "오늘 시간표", to: `/classTable?day=${today}` }];
}
