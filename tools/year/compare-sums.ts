import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { parseScope } from "@damim/domain/school-year/scope.ts";
import type { Store } from "@damim/sync/client/store.ts";
import type { DoneAct } from "./done-acts.ts";
import type { Ledger } from "./ledger.ts";
import { opinions } from "./opinions.ts";
import type { LivedAct, Told } from "./oracles/oracle.ts";
import type { LivedTeacher } from "./teacher.ts";
import type { Difference } from "./midnight.ts";

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
  // The opinions are on a class of one's own.
  if (!tab || teacher.place !== "class") return { compared: 0, found: [] };
  const { scope } = tab.year;
  const read = parseScope(scope);
  const schoolYear = read?.type === "year" ? read.year : 0;
  const acts = listLivedActs(teacher.done, [scope, tab.profile.scope], ledger);
  let compared = 0;
  const found = opinions.flatMap(([oracle, sums]): readonly Difference[] => {
    const told = oracle.tell(acts, day, schoolYear);
    const said = sums({ ...tab, today: day, schoolYear, rooms });
    const keys = [...new Set([...told.keys(), ...said.keys()])].filter(
      (key) => told.get(key) !== null,
    );
    compared += keys.length;
    return keys
      .filter((key) => toSaid(told, key) !== toSaid(said, key))
      .map((key) => ({
        what: `${oracle.name} ${key}: ${toSaid(said, key)} on screen, ${toSaid(told, key)} by what was done`,
        scope,
        teacher: teacher.at,
      }));
  });
  return { compared, found };
}

const toSaid = (told: Told, key: string): number | string => told.get(key) ?? 0;

/**
 * What was done in her year, her profile and her rooms, in the order of their stamps, without those that went with an evicted
 * disk or that the server refused. Of an act of many rows some may be refused, because another device had deleted them: that
 * follows from the acts.
 */
function listLivedActs(
  done: readonly DoneAct[],
  scopes: readonly string[],
  ledger: Ledger,
): readonly LivedAct[] {
  return done
    .flatMap((act) => {
      const own = act.writes.filter(
        ({ scope }) => scopes.includes(scope) || scope.startsWith("pad/"),
      );
      // Asked of the server alone, it has no stamp.
      if (act.said["isAsked"] === true) return [{ act, at: "" }];
      const last = own.at(-1);
      if (!last || own.every(({ scope, at }) => ledger.isRefused(scope, at))) return [];
      const at = ledger.findStamp(last.scope, last.at);
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
