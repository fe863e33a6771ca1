import { addDays } from "@damim/domain/calendar-day/calendar-day.ts";
import { capsuleKind, capsuleLetterKind } from "@damim/domain/time-capsule/capsule.ts";
import { toOpensAt } from "@damim/domain/time-capsule/capsule-time.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import type { ActGround, Dice, FeatureAct, Said } from "../../kit/act/feature-act.ts";
import { createCapsuleCommands, type KeptCapsule } from "./capsule-commands.ts";

/** The server has the lock, and what is asked for it is not known on a device. */
const online = ["capsule", "capsuleLetter"];

export const acts: readonly FeatureAct[] = [
  {
    name: "timeCapsule.make",
    often: 0.02,
    online,
    run: (ground, dice) => save(ground, dice, undefined),
  },
  {
    name: "timeCapsule.move",
    often: 0.004,
    online,
    async run(ground, dice) {
      const before = pickCapsule(ground, dice);
      return before && (await save(ground, dice, before));
    },
  },
  {
    name: "timeCapsule.seal",
    often: 0.15,
    online,
    async run(ground, dice) {
      const of = pickCapsule(ground, dice);
      const pupil = dice.pick(ground.students);
      if (!of || !pupil || ground.now() >= of.opensAt) return undefined;
      const words = dice.words(200);
      const letter = await createCapsuleCommands(ground.profile).seal(of, {
        number: pupil.number,
        student: pupil.id,
        words,
        parts: [],
        keepFile: async () => undefined,
      });
      return { capsule: of.id, letter, words };
    },
  },
  {
    name: "timeCapsule.takeOut",
    often: 0.005,
    online,
    run({ profile }, dice) {
      const letter = dice.pick([...profile.store.rows(capsuleLetterKind).values()]);
      if (!letter) return undefined;
      createCapsuleCommands(profile).takeOut(letter, `${letter.number}번`);
      return { letter: letter.id };
    },
  },
  {
    name: "timeCapsule.keepLonger",
    often: 0.002,
    online,
    run(ground, dice) {
      const of = pickCapsule(ground, dice);
      if (!of || ground.now() < of.opensAt) return undefined;
      createCapsuleCommands(ground.profile).keepLonger(of);
      return { capsule: of.id };
    },
  },
  {
    name: "timeCapsule.open",
    often: 0.05,
    online,
    async run(ground, dice) {
      const of = pickCapsule(ground, dice);
      const opened = of && (await createCapsuleCommands(ground.profile).open(of));
      if (!of || !opened) return undefined;
      const asked = { capsule: of.id, isAsked: true };
      // Of one that was emptied, or without an answer, nothing is said.
      if (!opened.ok)
        return opened.refusal.type === "Refused" ? { ...asked, isShut: true } : undefined;
      const { openedById, brokenIds } = opened.value;
      const words = [...openedById].map(([letter, { words: inside }]) => [letter, inside]);
      return { ...asked, isShut: false, words, broken: [...brokenIds] };
    },
  },
];

const pickCapsule = ({ profile }: ActGround, dice: Dice): KeptCapsule | undefined =>
  dice.pick([...profile.store.rows(capsuleKind).values()]);

/** Opens in some weeks, so that a year sees it opened and emptied. */
async function save(
  ground: ActGround,
  dice: Dice,
  before: KeptCapsule | undefined,
): Promise<Said | undefined> {
  const id = before?.id ?? ground.newId();
  const day = addDays(ground.today, 2 + dice.below(60));
  const value = { title: dice.words(20), opensAt: toOpensAt(day) };
  const year = recordSchoolYear(ground.today);
  const saved = await createCapsuleCommands(ground.profile).save(value, { id, before, year });
  // Without an answer it may have been done.
  if (!saved.ok && saved.refusal.type !== "Away") return undefined;
  return { capsule: id, opens: day, isAsked: true };
}
