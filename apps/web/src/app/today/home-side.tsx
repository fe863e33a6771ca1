import { ArrowUpDown } from "lucide-react";
import { useState } from "react";
import { useIsPast } from "../../data/use-teacher-data.ts";
import { missingPart } from "../../ui/arrival/missing-part.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { dayFactsSources, dueSources } from "../registry/features.ts";
import { useDayPart, type DayPartProps } from "./use-day-part.ts";
import { takeSettled, useHomeCards, type ArrivingCard } from "./use-home-cards.ts";

const HomeOrderDialog = lazyOverlay(() => import("./home-order-dialog.tsx"), "HomeOrderDialog");

/** The cards beside the room in the teacher's order, and the way to change it. Loaded lazily by today-page.tsx. */
export function HomeSide(props: DayPartProps) {
  useDayPart(props);
  const { cards, order } = useHomeCards(useIsPast() ? "lessons" : props.part);
  return (
    <div className="grid auto-rows-min grid-cols-1 gap-4 @min-[40rem]:@max-[68rem]:grid-cols-2">
      <SettledCards cards={cards} />
      <OrderButton
        cards={cards}
        onChange={order}
        className="@min-[40rem]:@max-[68rem]:col-span-2"
      />
    </div>
  );
}

/** The cards once the seats are folded: two large places, and the others beside them. */
export function DayDesk(props: DayPartProps) {
  useDayPart(props);
  const { cards, isAwaited, order } = useHomeCards(props.part);
  const others = cards.filter(({ place }) => !place);
  const [first, second] = (["first", "second"] as const).map((place) =>
    cards.filter((card) => card.place === place),
  );
  const isAfter = props.part === "after";
  // On a phone what is due stands above the folded seats, which are third, and at the end of the day 하루일지 above both.
  return (
    <div className="contents @min-[52rem]:col-span-full @min-[52rem]:grid @min-[52rem]:grid-cols-2 @min-[52rem]:items-start @min-[52rem]:gap-4 @min-[68rem]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_17rem] @min-[90rem]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_20rem]">
      <Column
        cards={first}
        className={`${isAfter ? "order-1" : "order-4"} ${isAwaited ? "@max-[52rem]:empty:hidden" : "empty:hidden"}`}
      />
      <Column cards={second} className="order-2 empty:hidden" />
      <div className="order-5 flex flex-col gap-4 @min-[52rem]:@max-[68rem]:col-span-full @min-[52rem]:@max-[68rem]:grid @min-[52rem]:@max-[68rem]:grid-cols-2">
        <SettledCards cards={others} />
        <OrderButton cards={cards} onChange={order} />
      </div>
    </div>
  );
}

function SettledCards({ cards }: { readonly cards: readonly ArrivingCard[] }) {
  return takeSettled(cards).map((card) => <HomeCardView key={card.id} card={card} />);
}

function Column(props: {
  readonly cards: readonly ArrivingCard[] | undefined;
  readonly className: string;
}) {
  const { cards = [], className } = props;
  return (
    <div className={`flex flex-col gap-4 @min-[52rem]:order-none ${className}`}>
      {cards.map((card) => (
        <HomeCardView key={card.id} card={card} />
      ))}
    </div>
  );
}

function HomeCardView({ card }: { readonly card: ArrivingCard }) {
  const { state, code } = card.arrival;
  return (
    <Card title={card.title} className="relative min-h-32">
      {code && <code.Component dueSources={dueSources} dayFacts={dayFactsSources} />}
      {state === "missing" && missingPart}
    </Card>
  );
}

/** Below all of them, once all stand. */
function OrderButton(props: {
  readonly cards: readonly ArrivingCard[];
  readonly onChange: (ids: readonly string[]) => void;
  readonly className?: string;
}) {
  const { cards, onChange, className = "" } = props;
  const [isOrdering, setOrdering] = useState(false);
  return (
    <>
      {cards.length > 1 && takeSettled(cards) === cards && (
        <Button
          variant="text"
          icon={<ArrowUpDown size={18} aria-hidden />}
          className={`justify-self-end ${className}`}
          onClick={() => setOrdering(true)}
        >
          카드 순서
        </Button>
      )}
      <HomeOrderDialog
        isOpen={isOrdering}
        cards={cards}
        onClose={() => setOrdering(false)}
        onChange={onChange}
      />
    </>
  );
}
