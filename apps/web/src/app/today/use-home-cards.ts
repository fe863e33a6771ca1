import type { DayPart } from "@damim/domain/day-part/day-part.ts";
import { findHomeOrder, schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { useEffect } from "react";
import { findWorkingYear, type TeacherData } from "../../data/teacher-data.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import type { HomeCard } from "../../kit/manifest/home-card.ts";
import { bringCodes } from "../../kit/manifest/use-codes.ts";
import { useWantedCards } from "../../kit/manifest/use-wanted-cards.ts";
import { forgetHomeOrder, readHomeOrder } from "../../platform/kept/later-preferences.ts";
import { dayFactsSources, dueSources, homeCards } from "../registry/features.ts";
import { keepHidden, sortCards } from "./card-order.ts";

/** The cards of a part of the day in the teacher's order, and the way to change it. */
export function useHomeCards(part: DayPart): {
  readonly cards: readonly HomeCard[];
  readonly order: (ids: readonly string[]) => void;
} {
  const data = useTeacherData();
  const settings = useRows(data.profile, schoolYearKind);
  const order = findHomeOrder(settings) ?? readHomeOrder() ?? [];
  useEffect(() => takeOverOrder(data), [data]);
  const cards = sortCards(useWantedCards(homeCards), order).filter(
    ({ parts }) => !parts || parts.includes(part),
  );
  return { cards, order: (ids) => writeOrder(data, keepHidden(ids, order)) };
}

function writeOrder(data: TeacherData, homeOrder: readonly string[]): void {
  const id = String(findWorkingYear(data));
  void data.profile.write([{ kind: schoolYearKind.name, id, set: { homeOrder } }]);
}

/** What this device kept for itself goes to the profile, once, unless another device has said it before. */
function takeOverOrder(data: TeacherData): () => void {
  let isLeft = false;
  void data.firstRound.then((outcome) => {
    const kept = readHomeOrder();
    const settings = data.profile.rows(schoolYearKind);
    if (isLeft || outcome !== "idle" || !kept || !settings.has(String(findWorkingYear(data))))
      return;
    if (!findHomeOrder(settings)) writeOrder(data, kept);
    forgetHomeOrder();
  });
  return () => {
    isLeft = true;
  };
}

/** Ahead, so that the cards stand there without a network too, and all in one picture. */
export async function fetchHomeCards(): Promise<void> {
  await bringCodes([...homeCards, ...dueSources, ...dayFactsSources]);
}
