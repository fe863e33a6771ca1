import type { PadCardRow } from "../../../data/pad/use-pad-data.ts";

/** The cards whose words, author or poll hold what is looked for; all of them for nothing. Letters of one look are one. */
export function findCards(
  cards: readonly PadCardRow[],
  search: string,
  toAuthor: (card: PadCardRow) => string,
): readonly PadCardRow[] {
  const wanted = fold(search.trim());
  if (wanted === "") return cards;
  return cards.filter((card) =>
    [
      card.text,
      toAuthor(card),
      card.fileName,
      card.preview?.title,
      ...(card.poll?.options ?? []),
    ].some((text) => text && fold(text).includes(wanted)),
  );
}

function fold(text: string): string {
  return text.normalize("NFC").toLowerCase();
}
