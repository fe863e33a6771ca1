import type { Colour } from "@damim/domain/record/colour.ts";

/** The bar before an event. Colour alone says nothing: the title stands beside it. */
export const barLooks: Readonly<Record<Colour, string>> = {
  plain: "bg-line",
  yellow: "bg-chalk-yolk",
  green: "bg-chalk-mint",
  blue: "bg-chalk-sky",
  pink: "bg-chalk-rose",
  purple: "bg-chalk-lilac",
};
