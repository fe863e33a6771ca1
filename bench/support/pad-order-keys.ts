import { placeBetween } from "@damim/domain/base/place-between.ts";
import { printFigure } from "./report.ts";

const CARDS = 10_000;

/** 300 devices that know nothing of each other put 10,000 cards between the same two. */
export async function measureOrderKeys(): Promise<void> {
  const keys = new Set<string>();
  for (let card = 0; card < CARDS; card++) keys.add(placeBetween("a0", "a1", Math.random));
  printFigure({
    name: `pad room, ${CARDS.toLocaleString("en")} cards at one spot: equal order keys`,
    ours: String(CARDS - keys.size),
    budget: "0",
    holds: keys.size === CARDS,
    must: true,
  });
}
