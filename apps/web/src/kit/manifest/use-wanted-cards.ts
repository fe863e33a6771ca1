import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { useCallback, useEffect, useMemo, useReducer, useSyncExternalStore } from "react";
import { findStoreOfDay, type Store } from "../../data/teacher-data.ts";
import { isSwitchedOff } from "../../data/switched-off.ts";
import { useSchoolCalendar } from "../../data/use-school-calendar.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import type { HomeCard } from "./home-card.ts";
import { useArrivals } from "./use-codes.ts";

/** The cards that stand now: all that always stand, and of the others those with something to say, live. */
export function useWantedCards<Card extends HomeCard>(cards: readonly Card[]): readonly Card[] {
  const data = useTeacherData();
  const today = toSeoulDay(data.now());
  const store = findStoreOfDay(data, today);
  const calendar = useSchoolCalendar(recordSchoolYear(today));
  const asking = useMemo(() => cards.filter(({ kindNames }) => kindNames), [cards]);
  const arrivals = useArrivals(asking);
  const revisions = useSyncExternalStore(data.subscribe, () =>
    cards
      .flatMap(({ kindNames = [], switch: part }) => [
        isSwitchedOff(data, part),
        ...kindNames.map((name) =>
          [store, data.profile, data.site.notices].map((each) => each?.revision(name)),
        ),
      ])
      .join(),
  );
  const asked = useCallback(
    (of: Store) => {
      const { profile, site } = data;
      return { store: of, profile, today, calendar, site, now: data.now() };
    },
    [data, today, calendar],
  );
  const [, hear] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (store) for (const { code } of arrivals) code?.ask?.(asked(store), hear);
  }, [arrivals, asked, store, revisions]);
  return cards.filter((card) => {
    if (isSwitchedOff(data, card.switch)) return false;
    const code = arrivals[asking.indexOf(card)]?.code;
    return !card.kindNames || (store !== undefined && code?.isWanted?.(asked(store)) === true);
  });
}
