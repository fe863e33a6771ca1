import { toDrawItems } from "./write-draw.ts";
import type { DrawTerms } from "./draw-terms.ts";

/**
 * The sectors of a wheel as they are typed, a line each, with a weight behind 「*」. The same words twice are one.
 *
 * ```ts
 * readSectors("노래\n산책 *3"); // who ["노래", "산책"], weights [1, 3]
 * ```
 */
export function readSectors(typed: string): Required<Pick<DrawTerms, "who" | "weights">> {
  const weightOf = new Map<string, number>();
  for (const line of typed.normalize("NFC").split("\n")) {
    const [, words = "", weight = "1"] = /^(.*?)(?:\s*[*×]\s*(\d{1,4}))?\s*$/u.exec(line) ?? [];
    const text = words.trim();
    if (text !== "") weightOf.set(text, Number(weight));
  }
  return { who: toDrawItems([...weightOf.keys()]), weights: [...weightOf.values()] };
}
