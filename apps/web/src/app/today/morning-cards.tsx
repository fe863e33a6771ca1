import { Card } from "../../ui/card.tsx";
import { late } from "../../ui/arrival/late.ts";
import { dueSources, morningCards } from "../registry/features.ts";
import { useWantedCards } from "./wanted-cards.ts";

const cards = morningCards.map((card) => ({
  ...card,
  Content: late(() => card.load().then((file) => file.Component)),
}));

/** What the features bring to the morning. Loaded lazily by registry/screens.ts. */
export function MorningCards({ column }: { readonly column: "middle" | "right" }) {
  return useWantedCards(cards)
    .filter((card) => card.column === column)
    .map(({ id, title, Content }) => (
      <Card key={id} title={title}>
        <Content dueSources={dueSources} />
      </Card>
    ));
}
