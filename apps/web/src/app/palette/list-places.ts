import type { Screen } from "../../kit/manifest/screen.ts";
import { toScreenAddress } from "../../kit/manifest/screen-state.ts";
import {
  everydayScreens,
  placesOnScreens,
  wordsOfScreens,
  wordsOfSettings,
} from "./asked-words.ts";
import type { PaletteItem } from "./search-palette.ts";

/** A line that leads somewhere. */
export type Place = Pick<PaletteItem, "id" | "label" | "words" | "detail" | "isEveryday"> & {
  readonly group: "pages" | "settings";
  /** Below the product's base. */
  readonly to: string;
};

/** Where 빠른 이동 leads: one line a screen or tool, what stands on them, and the cards of 설정. */
export function listPlaces(of: {
  readonly screens: readonly Screen[];
  readonly settings: readonly { readonly id: string; readonly title: string }[];
}): readonly Place[] {
  return [
    {
      id: "page~/",
      group: "pages",
      label: "오늘",
      words: "메인 홈 처음 첫 화면",
      isEveryday: true,
      to: "/",
    },
    ...of.screens.flatMap(({ path, about, title, menu }): readonly Place[] => {
      const shown = menu?.find((item) => item.path)?.path ?? path;
      const to = toScreenAddress(shown, about ? { about } : undefined);
      const words = wordsOfScreens[to];
      return words === undefined
        ? []
        : [
            {
              id: `page~${to}`,
              group: "pages",
              label: title,
              words,
              isEveryday: everydayScreens.has(to),
              to,
            },
          ];
    }),
    ...placesOnScreens.map((place): Place => ({
      ...place,
      id: `place~${place.label}`,
      group: "pages",
    })),
    ...of.settings.map(({ id, title }): Place => ({
      id: `setting~${id}`,
      group: "settings",
      label: title,
      words: wordsOfSettings[id] ?? "",
      detail: "설정",
      to: `/mypage#${id}`,
    })),
  ];
}
