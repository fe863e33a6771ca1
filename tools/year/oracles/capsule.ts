import { addDays, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { Oracle } from "./oracle.ts";
import { toWord } from "./records.ts";

/** It opens at nine in the morning; a server's clock may be hours off. */
const AROUND_DAYS = 1;
/** Then it is emptied. */
const KEPT_DAYS = 90;

/**
 * A capsule is shut until its day and opens from then on, whoever moved it; every letter that opens says what was sealed, and
 * none is broken. Each number is a promise that was broken: the product knows of none.
 */
export const capsuleOracle: Oracle = {
  name: "capsule",
  tell(acts) {
    const broken = new Map<string, number>();
    const add = (key: string): void => void broken.set(key, (broken.get(key) ?? 0) + 1);
    const opens = Map.groupBy(
      acts.filter(({ said }) => said["opens"] !== undefined),
      ({ said }) => toWord(said["capsule"]),
    );
    const sealed = new Map(
      acts
        .filter(({ name }) => name === "timeCapsule.seal")
        .map(({ said }) => [toWord(said["letter"]), said["words"]]),
    );
    for (const { name, day, said } of acts) {
      if (name !== "timeCapsule.open") continue;
      const capsule = toWord(said["capsule"]);
      const days = (opens.get(capsule) ?? []).map((each) => toWord(each.said["opens"])).toSorted();
      const [first = "", last = ""] = [days[0], days.at(-1)];
      if (said["isShut"] !== true && day < addDays(first as CalendarDay, -AROUND_DAYS))
        add(`${capsule} opened before its day`);
      const isKept = day < addDays(last as CalendarDay, KEPT_DAYS);
      if (said["isShut"] === true && day > addDays(last as CalendarDay, AROUND_DAYS) && isKept)
        add(`${capsule} did not open`);
      for (const letter of (said["words"] ?? []) as readonly (readonly string[])[])
        if (sealed.get(letter[0] ?? "") !== letter[1]) add(`${letter[0]} says something else`);
      for (const letter of (said["broken"] ?? []) as readonly string[]) add(`${letter} is broken`);
    }
    return broken;
  },
};
