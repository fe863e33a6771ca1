import type { Finding } from "../lint/lint-record.ts";
import { toSimilarTitle, type SimilarGroup } from "./find-similar.ts";

/** A sentence of a text that stands elsewhere too. */
export interface SimilarHere {
  readonly finding: Finding;
  readonly group: SimilarGroup;
  /** Where in the group it is. */
  readonly index: number;
}

/**
 * What of the groups is in a text, as the list 「살펴볼 것」 shows it; nothing of a sentence that was changed meanwhile.
 *
 * @param id of the text's row, or of the draft's
 * @param text what stands there now, or a part of it
 */
export function listSimilarHere(
  groups: readonly SimilarGroup[],
  id: string,
  text: string,
): readonly SimilarHere[] {
  return groups.flatMap((group) => {
    const index = group.findIndex((place) => place.id === id && text.includes(place.sentence));
    const sentence = group[index]?.sentence;
    if (sentence === undefined) return [];
    const at = text.indexOf(sentence);
    const words = { title: toSimilarTitle(group), say: `「${sentence}」` };
    const finding = {
      rule: "similar",
      ok: "similar",
      tone: "calm",
      ...words,
      at,
      end: at + sentence.length,
    } as const;
    return [{ finding, group, index }];
  });
}
