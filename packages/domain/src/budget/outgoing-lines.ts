import { listLines, sumLines, type EntryLine, type EntryLines } from "./entry-lines.ts";

/**
 * The lines as they go out: they add up to the amount, by 「할인·기타」 where those that were written do not. What was
 * bought in one is one line.
 */
export function toOutgoingLines(entry: {
  readonly item: string;
  readonly amount: number;
  readonly lines?: EntryLines | null | undefined;
}): readonly EntryLine[] {
  const { item, amount, lines } = entry;
  const sum = sumLines(lines);
  if (sum === undefined) return [{ name: item, count: 1, price: amount }];
  const all = listLines(lines);
  return sum === amount ? all : [...all, { name: "할인·기타", count: 1, price: amount - sum }];
}
