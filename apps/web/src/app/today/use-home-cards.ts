import type { DayPart } from "@damim/domain/day-part/day-part.ts";
import { findHomeOrder, schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { useEffect } from "react";
import { findClassYear, type TeacherData } from "../../data/teacher-data.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import type { HomeCard, HomeCardCode } from "../../kit/manifest/home-card.ts";
import { bringCodes, useArrivals, type Arrival } from "../../kit/manifest/use-codes.ts";
import { useWantedCards } from "../../kit/manifest/use-wanted-cards.ts";
import { forgetHomeOrder, readHomeOrder } from "../../platform/kept/later-preferences.ts";
import { dayFactsSources, dueSources, homeCards } from "../registry/features.ts";
import { keepHidden, sortCards } from "./card-order.ts";

export interface ArrivingCard extends HomeCard {
  readonly arrival: Arrival<HomeCardCode>;
}

/** Ids of cards without which others have stood. */
const cameLate = new Set<string>();

/**
 * The cards of a part of the day in the teacher's order, those that are still coming too, and the way to change the
 * order.
 */
export function useHomeCards(part: DayPart): {
  readonly cards: readonly ArrivingCard[];
  /** A card of a large place has not come: whether it has something to say is not known. */
  readonly isAwaited: boolean;
  readonly order: (ids: readonly string[]) => void;
} {
  const data = useTeacherData();
  const settings = useRows(data.profile, schoolYearKind);
  const order = findHomeOrder(settings) ?? readHomeOrder() ?? [];
  useEffect(() => takeOverOrder(data), [data]);
  const arrivals = useArrivals(homeCards);
  const wanted = useWantedCards(homeCards);
  const ofPart = homeCards.flatMap((card, index): readonly ArrivingCard[] => {
    const arrival = arrivals[index];
    return arrival && (!card.parts || card.parts.includes(part)) ? [{ ...card, arrival }] : [];
  });
  useEffect(() => {
    for (const { id, arrival, kindNames } of ofPart)
      if (arrival.state === "missing" && kindNames) cameLate.add(id);
  });
  const standing = ofPart.filter(
    ({ id, arrival }) => arrival.state === "coming" || wanted.some((card) => card.id === id),
  );
  const cards = sortCards(standing, order, ({ id }) => cameLate.has(id));
  const isAwaited = ofPart.some(
    (card) => card.place === "first" && !cards.includes(card) && card.arrival.state === "missing",
  );
  return {
    cards,
    isAwaited,
    order: (ids) => {
      cameLate.clear();
      writeOrder(data, keepHidden(ids, order));
    },
  };
}

function writeOrder(data: TeacherData, homeOrder: readonly string[]): void {
  const id = String(findClassYear(data));
  void data.profile.write([{ kind: schoolYearKind.name, id, set: { homeOrder } }]);
}

/** What this device kept for itself goes to the profile, once, unless another device has said it before. */
function takeOverOrder(data: TeacherData): () => void {
  let isLeft = false;
  void data.firstRound.then((outcome) => {
    const kept = readHomeOrder();
    const settings = data.profile.rows(schoolYearKind);
    if (isLeft || outcome !== "idle" || !kept || !settings.has(String(findClassYear(data)))) return;
    if (!findHomeOrder(settings)) writeOrder(data, kept);
    forgetHomeOrder();
  });
  return () => {
    isLeft = true;
  };
}

/** The cards above the first that is still coming: what stands never moves for one that comes. */
export function takeSettled(cards: readonly ArrivingCard[]): readonly ArrivingCard[] {
  const at = cards.findIndex(({ arrival }) => arrival.state === "coming");
  return at === -1 ? cards : cards.slice(0, at);
}

const largeCards = homeCards.filter(({ place }) => place);

/** What stands in one picture with the roll. The other cards are on their way beside it. */
export async function fetchLargeCards(): Promise<void> {
  bringCodes(homeCards).catch(() => undefined);
  await bringCodes([...largeCards, ...dueSources, ...dayFactsSources]);
}

/** Ahead, so that the cards stand there without a network too. */
export async function fetchHomeCards(): Promise<void> {
  await bringCodes([...homeCards, ...dueSources, ...dayFactsSources]);
}
