// Loaded with 빠른 이동.
import type { PaletteEntry } from "../../kit/manifest/palette-source.ts";

/** The board stands in no menu, nor what is done to one. */
export function listPaletteEntries(): readonly PaletteEntry[] {
  return [
    { id: "board", label: "칠판 화면", detail: "시정", to: "/classTimeTable/board" },
    { id: "putBoard", label: "칠판에 두기", detail: "시정표", to: "/classTimeTable" },
  ];
}
