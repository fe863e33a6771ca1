import type { ComponentType } from "react";

/**
 * A card of 오늘 beside the room, as a feature offers it to the app. The page gives the frame and the title,
 * the teacher the order (app/today/card-order.ts). Each says in its empty state what to do first.
 */
export interface HomeCard {
  /** Kept in the order that a teacher chose: never renamed. */
  readonly id: string;
  readonly title: string;
  /** Where it stands until the teacher moves it. */
  readonly order: number;
  /** Fetched once the room stands. */
  readonly load: () => Promise<{ readonly Component: ComponentType }>;
}
