import type { PaletteSearch } from "../../kit/manifest/palette-source.ts";

/** Nothing of 쌤카페 lies on the device: 빠른 이동 hands its words on. */
export function listPaletteEntries(): readonly [] {
  return [];
}

/** 「쌤카페에서 찾기 현장체험」. */
export const search: PaletteSearch = {
  label: "쌤카페에서 찾기",
  place: "cafe",
  to: "/weteacher?about=mission",
};
