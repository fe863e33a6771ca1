import { sumLines, type EntryLine } from "./entry-lines.ts";

/**
 * The lines as they go out: they add up to the amount, by 「할인·기타」 where those that were written do not. What was
 * bought in one is one line.
 */
export function toOutgoingLines(entry: {
  readonly item: string;
  readonly amount: number;
  readonly lines?: readonly EntryLine[] | null | undefined;
}): readonly EntryLine[] {
  const { item, amount, lines } = entry;
  const sum = sumLines(lines);
  if (!lines || sum === undefined) return [{ name: item, count: 1, price: amount }];
  if (sum === amount) return lines;
  return [...lines, { name: "할인·기타", count: 1, price: amount - sum }];
}
