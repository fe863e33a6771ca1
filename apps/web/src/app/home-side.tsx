import { ArrowUpDown } from "lucide-react";
import { useState } from "react";
import { readHomeOrder, saveHomeOrder } from "../platform/screen-preferences.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { late } from "../ui/late.ts";
import { lazyOverlay } from "../ui/lazy-overlay.ts";
import { homeCards, sortCards } from "./home-cards.ts";

const cardsWithContent = homeCards.map((card) => ({
  ...card,
  Content: late(() => card.load().then((file) => file.Component)),
}));
const HomeOrderDialog = lazyOverlay(() =>
  import("./home-order-dialog.tsx").then((file) => file.HomeOrderDialog),
);

/** The cards beside the room in the teacher's order, and the way to change it. Loaded lazily by today-page.tsx. */
export function HomeSide() {
  const [order, setOrder] = useState(readHomeOrder);
  const [isOrdering, setOrdering] = useState(false);
  const cards = sortCards(cardsWithContent, order);
  return (
    <div className="grid auto-rows-min grid-cols-1 gap-4 @min-[40rem]:@max-[68rem]:grid-cols-2">
      {cards.map(({ id, title, Content }) => (
        // The frame stands at once, so that nothing moves when what is in it arrives.
        <Card key={id} title={title} className="min-h-32">
          <Content />
        </Card>
      ))}
      {cards.length > 1 && (
        <Button
          variant="text"
          icon={<ArrowUpDown size={18} aria-hidden />}
          className="justify-self-end @min-[40rem]:@max-[68rem]:col-span-2"
          onClick={() => setOrdering(true)}
        >
          카드 순서
        </Button>
      )}
      <HomeOrderDialog
        isOpen={isOrdering}
        cards={cards}
        onClose={() => setOrdering(false)}
        onChange={(ids) => {
          saveHomeOrder(ids);
          setOrder(ids);
        }}
      />
    </div>
  );
}

/** Ahead, so that the cards stand there without a network too. */
export async function fetchHomeCards(): Promise<void> {
  await Promise.all(homeCards.map(({ load }) => load()));
}
