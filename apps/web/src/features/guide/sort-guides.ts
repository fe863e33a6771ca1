import {
  findSentence,
  flatten,
  hasWords,
  readSearch,
  type FoundSentence,
} from "@damim/domain/cafe/search-words.ts";
import { TODAY_GUIDE, toGuideId, type Guide } from "../../kit/manifest/guide.ts";
import type { MenuGroup, Screen } from "../../kit/manifest/screen.ts";

export interface GuideSection {
  readonly title: string;
  readonly guides: readonly Guide[];
}

/** What of a screen says where its guide stands. */
type MenuScreen = Pick<Screen, "path" | "about" | "menu">;

const groupTitles: Readonly<Record<MenuGroup, string>> = {
  record: "기록",
  lookup: "조회",
  memo: "메모",
  teachers: "쌤마당",
  play: "수업놀이",
};

/** All guides as the menus have their screens: 오늘 first, what stands in no menu last. */
export function sortGuides(
  guides: readonly Guide[],
  screens: readonly MenuScreen[],
): readonly GuideSection[] {
  const lines = screens.flatMap(({ menu = [], ...screen }) =>
    menu.map(({ group, order }) => ({ id: toGuideId(screen), group, order })),
  );
  const findLine = ({ id }: Guide) => lines.find((line) => line.id === id);
  const isOfDay = ({ id }: Guide): boolean => id === TODAY_GUIDE || id === "morning";
  const sections: readonly GuideSection[] = [
    { title: "오늘", guides: guides.filter(isOfDay) },
    ...Object.entries(groupTitles).map(([group, title]) => ({
      title,
      guides: guides
        .filter((guide) => findLine(guide)?.group === group)
        .toSorted((a, b) => (findLine(a)?.order ?? 0) - (findLine(b)?.order ?? 0)),
    })),
    { title: "그 밖", guides: guides.filter((guide) => !findLine(guide) && !isOfDay(guide)) },
  ];
  return sections.filter((section) => section.guides.length > 0);
}

export interface FoundGuide {
  readonly guide: Guide;
  /** Where a word stands; nothing where it is the title. */
  readonly sentence: FoundSentence | undefined;
}

/**
 * The guides that have every word, those with one in the title first. The same search as 쌤카페: blanks count for nothing,
 * and all words must be found.
 */
export function findGuides(
  guides: readonly Guide[],
  typed: string,
): readonly FoundGuide[] | undefined {
  const words = readSearch(typed);
  if (words === undefined) return undefined;
  const isInTitle = ({ title }: Guide): boolean =>
    words.some((word) => flatten(title).includes(word));
  return guides
    .filter((guide) => hasWords(flatten(toText(guide)), words))
    .toSorted((a, b) => Number(isInTitle(b)) - Number(isInTitle(a)))
    .map((guide) => ({
      guide,
      sentence: findSentence([guide.sentence, ...toLines(guide)].join("\n"), words),
    }));
}

function toText(guide: Guide): string {
  return [guide.title, guide.sentence, ...toLines(guide)].join("\n");
}

function toLines({ steps }: Guide): readonly string[] {
  return steps.flatMap((step) => ["open" in step ? "" : step.name, step.say]);
}
