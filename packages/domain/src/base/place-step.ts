import { placeBetween } from "./place-between.ts";

/**
 * The key that brings one of those that stand together a step up or down; none at their end.
 *
 * @param shown in the order of their keys
 */
export function placeStep(
  shown: readonly { readonly id: string; readonly order: string }[],
  id: string,
  step: -1 | 1,
  chance: () => number,
): string | undefined {
  const at = shown.findIndex((one) => one.id === id);
  const rest = shown.toSpliced(at, 1);
  const to = at + step;
  if (at < 0 || to < 0 || to > rest.length) return undefined;
  return placeBetween(rest[to - 1]?.order, rest[to]?.order, chance);
}
