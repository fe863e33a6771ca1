import type { HomeCard } from "./home-card.ts";

/** A card of the morning: beside who is missing, or at the right. One that is not wanted leaves no hole. */
export interface MorningCard extends HomeCard {
  readonly column: "middle" | "right";
}
