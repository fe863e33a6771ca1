import type { HomeCard } from "./home-card.ts";

/**
 * A card of the morning: beside who is missing, or at the right. One that is not wanted leaves no hole. In the banner it has no
 * frame and no title: one line above the greeting, whose place stands before it comes. Nor has the first: above who is
 * missing, in the same frame.
 */
export interface MorningCard extends HomeCard {
  readonly column: "banner" | "first" | "middle" | "right";
}
