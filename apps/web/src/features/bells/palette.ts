// Loaded with 빠른 이동.
import type { PaletteEntry } from "../../kit/manifest/palette-source.ts";

/** The board stands in no menu. */
export function listPaletteEntries(): readonly PaletteEntry[] {
  return [{ id: "board", label: "칠판 화면", detail: "시정", to: "/classTimeTable/board" }];
}
