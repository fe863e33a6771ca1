import type { PaletteSource } from "../../kit/manifest/palette-source.ts";
import { listGuidesOn } from "../../kit/manifest/guides-on.ts";
import { guideLoaders } from "../registry/features.ts";
import { screens } from "../registry/screens.ts";

/** 「자리뽑기 사용법」: the guides of all features in 빠른 이동. */
export const guidePalette: PaletteSource = {
  id: "guide",
  async load() {
    const files = await Promise.all(guideLoaders.map((load) => load()));
    const guides = files.flatMap((file) => file.guides);
    return {
      listPaletteEntries: (asked) =>
        listGuidesOn(guides, screens, asked).map(({ id, title }) => ({
          id,
          label: `${title} 사용법`,
          to: `/simsim/${id}`,
        })),
    };
  },
};
