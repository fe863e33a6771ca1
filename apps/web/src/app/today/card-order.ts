import type { HomeCard } from "../../kit/manifest/home-card.ts";

/**
 * The cards in the teacher's order; one that came with a new version stands where its feature put it,
 * behind what the teacher has put first.
 *
 * @param isLate of a card that may come after others stand: it is behind them, for what stands never moves
 *
 * ```ts
 * sortCards(homeCards, ["recent-marks"]); // 최근 출결 first, then the others by their own order
 * ```
 */
export function sortCards<Card extends HomeCard>(
  cards: readonly Card[],
  order: readonly string[],
  isLate: (card: Card) => boolean = () => false,
): readonly Card[] {
  const place = ({ id }: Card): number => {
    const at = order.indexOf(id);
    return at === -1 ? order.length : at;
  };
  return cards.toSorted(
    (a, b) => Number(isLate(a)) - Number(isLate(b)) || place(a) - place(b) || a.order - b.order,
  );
}

/** The ids with one of them at another place; a place outside of the list is its nearest end. */
export function moveCard(ids: readonly string[], id: string, to: number): readonly string[] {
  const rest = ids.filter((each) => each !== id);
  return rest.toSpliced(Math.max(0, to), 0, id);
}

/**
 * A new order of the cards that stand now; one that has nothing to say at the moment keeps its place behind the card
 * that it stood behind.
 *
 * ```ts
 * keepHidden(["b", "a"], ["a", "hidden", "b"]); // ["b", "a", "hidden"]
 * ```
 */
export function keepHidden(ids: readonly string[], order: readonly string[]): readonly string[] {
  return order.reduce((all, id, at) => {
    if (all.includes(id)) return all;
    const before = order[at - 1];
    return all.toSpliced(before === undefined ? 0 : all.indexOf(before) + 1, 0, id);
  }, ids);
}
