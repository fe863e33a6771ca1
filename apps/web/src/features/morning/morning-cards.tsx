import { useState } from "react";
import type { DueSource } from "../../kit/manifest/due-source.ts";
import type { MorningCard } from "../../kit/manifest/morning-card.ts";
import { useWantedCards } from "../../kit/manifest/use-wanted-cards.ts";
import { Card } from "../../ui/card.tsx";
import { late } from "../../ui/arrival/late.ts";

/** What the features bring to the morning. */
export interface MorningPageProps {
  readonly cards: readonly MorningCard[];
  readonly dueSources: readonly DueSource[];
}

export function MorningCards(props: MorningPageProps & { readonly column: MorningCard["column"] }) {
  const { dueSources, column } = props;
  const [cards] = useState(() =>
    props.cards
      .filter((card) => card.column === column)
      .map((card) => ({
        ...card,
        Content: late(() => card.load().then((file) => file.Component)),
      })),
  );
  return useWantedCards(cards).map(({ id, title, Content }) =>
    column === "banner" || column === "first" ? (
      <Content key={id} dueSources={dueSources} />
    ) : (
      <Card key={id} title={title}>
        <Content dueSources={dueSources} />
      </Card>
    ),
  );
}
