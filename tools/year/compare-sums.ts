import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { Store } from "@damim/sync/client/store.ts";
import type { DoneAct } from "./done-acts.ts";
import type { Ledger } from "./ledger.ts";
import { bookingOracle } from "./oracles/booking.ts";
import { budgetOracle } from "./oracles/budget.ts";
import { padCardOracle } from "./oracles/pad-card.ts";
import { surveyOracle } from "./oracles/survey.ts";
import type { LivedAct, Oracle, Told } from "./oracles/oracle.ts";
import { bookingSums } from "./sums/booking.ts";
import { budgetSums } from "./sums/budget.ts";
import { padCardSums } from "./sums/pad-card.ts";
import { surveySums } from "./sums/survey.ts";
import type { Sums } from "./sums/sums.ts";
import type { LivedTeacher } from "./teacher.ts";
import type { Difference } from "./midnight.ts";

/** Each second opinion with what it is an opinion on. */
const opinions: readonly (readonly [Oracle, Sums])[] = [
  [bookingOracle, bookingSums],
  [budgetOracle, budgetSums],
  [padCardOracle, padCardSums],
  [surveyOracle, surveySums],
];

/** Asks every oracle about the year of a teacher; a number that either side says alone counts as 0 there. */
export function compareSums(
  teacher: LivedTeacher,
  about: {
    readonly ledger: Ledger;
    readonly day: CalendarDay;
    readonly rooms: ReadonlyMap<string, Store>;
  },
): { readonly compared: number; readonly found: readonly Difference[] } {
  const { ledger, day, rooms } = about;
  const tab = teacher.devices[0]?.tabs[0];
  if (!tab) return { compared: 0, found: [] };
  const { scope } = tab.year;
  const acts = listLivedActs(teacher.done, scope, ledger);
  let compared = 0;
  const found = opinions.flatMap(([oracle, sums]): readonly Difference[] => {
    const told = oracle.tell(acts, day);
    const said = sums({ ...tab, today: day, rooms });
    const keys = new Set([...told.keys(), ...said.keys()]);
    compared += keys.size;
    return [...keys]
      .filter((key) => read(told, key) !== read(said, key))
      .map((key) => ({
        what: `${oracle.name} ${key}: ${read(said, key)} on screen, ${read(told, key)} by what was done`,
        scope,
        teacher: teacher.at,
      }));
  });
  return { compared, found };
}

const read = (told: Told, key: string): number | string => told.get(key) ?? 0;

/** What was done in her year and in her rooms, in the order of their stamps, without those that the server refused or that went with an evicted disk. */
function listLivedActs(
  done: readonly DoneAct[],
  scope: string,
  ledger: Ledger,
): readonly LivedAct[] {
  return done
    .flatMap((act) => {
      const writes = act.writes.filter(
        (each) => each.scope === scope || each.scope.startsWith("pad/"),
      );
      if (writes.some((each) => ledger.isRefused(each.scope, each.at))) return [];
      const last = writes.at(-1);
      const at = last && ledger.findStamp(last.scope, last.at);
      return at === undefined ? [] : [{ act, at }];
    })
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ act: { name, act, day, said } }) => ({
      name: act,
      day,
      said,
      isTakenBack: name === "undo",
    }));
}
