import { hasTyped } from "@damim/domain/hangul/initial-consonants.ts";
import type { PadCardRow } from "../../../data/pad/use-pad-data.ts";

/**
 * The cards whose words, author or poll hold what is looked for, initials for syllables (ㄱㅇ for 가을); all of them
 * for nothing.
 */
export function findCards(
  cards: readonly PadCardRow[],
  search: string,
  toAuthor: (card: PadCardRow) => string,
): readonly PadCardRow[] {
  const wanted = search.trim();
  if (wanted === "") return cards;
  return cards.filter((card) =>
    [
      card.text,
      toAuthor(card),
      card.fileName,
      card.preview?.title,
      ...(card.poll?.options ?? []),
    ].some((text) => text && hasTyped(text, wanted)),
  );
}
