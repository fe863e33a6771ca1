import { isNumberName } from "@damim/domain/numbers-only/numbers-only.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import type { Dice, FeatureAct, RecordWay } from "../../apps/web/src/kit/act/feature-act.ts";
import type { Tab } from "./device.ts";

/** What nobody writes but who marks it: in names of pupils, and in words that are locked. */
export const marks = { name: "뷁쀍", locked: "쒧뾃뎳", erased: "걃뉿" } as const;

const NAMED = 0.1;
const FIRST = 0xac00;
const SYLLABLES = 11_172;

/**
 * The dice of somebody who promised something: her pupils' names bear a mark, which her texts say now and then, or the
 * words of her consultations do.
 */
export function markDice(
  dice: Dice,
  about: {
    readonly way: RecordWay | undefined;
    readonly act: FeatureAct;
    readonly tab: Pick<Tab, "year">;
  },
): Dice {
  const { way, act, tab } = about;
  const mark = (word: string) => (most: number) =>
    `${word} ${dice.words(most)}`.slice(0, most).trim();
  if (way === "locked")
    return act.name.startsWith("consult.") ? { ...dice, words: mark(marks.locked) } : dice;
  if (way === undefined) return dice;
  const own = way === "erases" ? marks.erased : marks.name;
  const name = (): string =>
    `${dice.name().slice(0, 1)}${own}${String.fromCharCode(FIRST + dice.below(SYLLABLES))}`;
  if (way === "erases") return { ...dice, name };
  return {
    ...dice,
    name,
    words(most) {
      const known = [...tab.year.rows(studentKind).values()].filter(
        (student) => !isNumberName(student.name),
      );
      const named = dice.isLucky(NAMED) ? dice.pick(known)?.name : undefined;
      return named === undefined || named.length >= most ? dice.words(most) : mark(named)(most);
    },
  };
}
