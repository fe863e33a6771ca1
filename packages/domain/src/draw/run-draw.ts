import type { DrawItem } from "./draw.ts";
import type { DrawTerms } from "./draw-terms.ts";
import { toHex, fromHex, joinBytes, toUtf8 } from "../hash/bytes.ts";
import { computeSha256 } from "../hash/compute-sha256.ts";
import { below, createStream, shuffle, swap, type NextWord } from "./stream.ts";

/**
 * What a draw gives, by its terms and key alone: the whole order, the few at once, the dice, the one sector. Of `any`
 * as many values as are asked for, of `seats` nothing: a plan is drawn where the rules are.
 */
export function runDraw(terms: DrawTerms, key: string, presses = 1): readonly DrawItem[] {
  const next = createStream(key);
  const who = terms.who ?? [];
  const count = terms.count ?? 1;
  switch (terms.kind) {
    case "turns":
      return shuffleRound(next, who, terms.before);
    case "any":
      return Array.from({ length: presses }, () => pick(next, who, terms.weights));
    case "order":
      return shuffle(next, who);
    case "several":
      return shuffle(next, who).slice(0, count);
    case "dice":
      return Array.from({ length: count }, () =>
        terms.faces === undefined ? pick(next, who) : below(next, terms.faces) + 1,
      );
    case "roulette":
      return [pick(next, who, terms.weights)];
    case "seats":
      return [];
  }
}

/** The order of a round: nobody ends one and begins the next. */
export function shuffleRound(
  next: NextWord,
  who: readonly DrawItem[],
  before?: DrawItem,
): readonly DrawItem[] {
  const order = shuffle(next, who);
  if (order.length > 1 && order[0] === before) swap(order, 0, 1 + below(next, order.length - 1));
  return order;
}

/**
 * Where somebody who comes later is put in: before how many of those who are still closed (0 is the next one, `left` is
 * behind all of them).
 */
export function joinPlace(key: string, item: DrawItem, left: number): number {
  const own = toHex(computeSha256(joinBytes(fromHex(key), toUtf8(JSON.stringify(item)))));
  return below(createStream(own), left + 1);
}

function pick(next: NextWord, who: readonly DrawItem[], weights?: readonly number[]): DrawItem {
  const shares = weights ?? who.map(() => 1);
  let at = below(
    next,
    shares.reduce((sum, share) => sum + share, 0),
  );
  const index = shares.findIndex((share) => {
    at -= share;
    return at < 0;
  });
  return who[index] ?? "";
}
