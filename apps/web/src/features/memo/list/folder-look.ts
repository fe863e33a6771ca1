import type { Colour } from "@damim/domain/record/colour.ts";

/** The spot of a folder; its name stands beside it. */
export const folderSpot: Readonly<Record<Colour, string>> = {
  plain: "bg-sunken border border-line",
  yellow: "bg-(--chalk-yolk)",
  green: "bg-(--chalk-mint)",
  blue: "bg-(--chalk-sky)",
  pink: "bg-(--chalk-rose)",
  purple: "bg-(--chalk-lilac)",
};
