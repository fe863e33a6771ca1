// Loaded lazily by today-page.tsx: a teacher meets it once.
import { ExampleClass } from "../../features/roster/example-class.tsx";
import { useArrivals } from "../../kit/manifest/use-codes.ts";
import { useWantedCards } from "../../kit/manifest/use-wanted-cards.ts";
import { buttonLook } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Link } from "../../ui/link.tsx";
import { homeCards } from "../registry/features.ts";

const cardsOfNoClass = homeCards.filter(({ standsWithoutClass }) => standsWithoutClass);

/** 오늘 before there is a class: what it will look like, the way to it, and what is told to everybody. */
export function ClassNeeded() {
  const arrivals = useArrivals(cardsOfNoClass);
  const wanted = useWantedCards(cardsOfNoClass);
  return (
    <>
      {cardsOfNoClass.map((card, at) => {
        const code = arrivals[at]?.code;
        return (
          code &&
          wanted.includes(card) && (
            <Card key={card.id} title={card.title}>
              <code.Component dueSources={[]} />
            </Card>
          )
        );
      })}
      <ExampleClass
        actions={
          <Link to="/student-manage" className={buttonLook({ look: "filled" })}>
            명단 넣기
          </Link>
        }
        lastAction={null}
      />
    </>
  );
}
