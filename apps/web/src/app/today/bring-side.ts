import * as side from "./home-side.tsx";
import { fetchLargeCards } from "./use-home-cards.ts";

/** With the code of the large cards: they stand in one picture with the roll. */
export async function bringSide(): Promise<typeof side> {
  await fetchLargeCards().catch(() => undefined);
  return side;
}
