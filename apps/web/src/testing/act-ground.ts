import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { filterByClass } from "@damim/domain/school-year/class-choice.ts";
import { listMembersBetween } from "@damim/domain/student/membership.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { sortStudents, studentKind } from "@damim/domain/student/student.ts";
import type { UndoHistory } from "../data/history/undo-history.ts";
import type { Store } from "../data/teacher-data.ts";
import type { CommandDeps } from "../kit/act/command-deps.ts";
import type { ActGround, Dice, SchoolPlace } from "../kit/act/feature-act.ts";
import { throwDigits, throwId } from "./throw-dice.ts";

/** A device on which acts are done without a page: what would be said goes to `say`. */
export function toActGround(device: {
  readonly year: Store;
  readonly profile: Store;
  readonly coming?: { readonly year: SchoolYear; readonly store: Store } | undefined;
  readonly history: UndoHistory;
  readonly now: () => number;
  readonly dice: Dice;
  readonly say?: (sentence: string) => void;
  readonly openRoom?: ActGround["openRoom"];
  readonly prove?: ActGround["prove"];
  readonly place?: SchoolPlace;
  readonly page?: ActGround["page"];
}): ActGround {
  const { year, profile, coming, history, now, dice, say = () => undefined } = device;
  const { openRoom = async () => undefined, prove = async () => false, place = "class" } = device;
  const toDeps = (store: Store): CommandDeps => ({
    store,
    now,
    newId: () => throwId(dice, now()),
    chance: dice.chance,
    newSeed: () => throwDigits(dice, 64),
    act(changes, sentence, { label = sentence, session, isForGood } = {}) {
      say(sentence);
      if (isForGood) return history.writeForGood(store, changes);
      return history.write(store, changes, label, session);
    },
    say,
  });
  const today = toSeoulDay(now());
  return {
    ...toDeps(year),
    profile: toDeps(profile),
    coming: coming && { year: coming.year, deps: toDeps(coming.store) },
    today,
    openRoom,
    prove,
    place,
    page: device.page,
    get students() {
      const all = sortStudents(year.rows(studentKind).values());
      const members = listMembersBetween(all, { from: today, to: today });
      const classes = [...new Set(members.flatMap(({ classKey }) => classKey ?? []))];
      const taught = dice.pick(place === "subject" ? classes : []);
      return filterByClass(members, taught, undefined);
    },
  };
}
