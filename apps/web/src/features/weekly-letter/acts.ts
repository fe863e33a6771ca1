import { findLetterMonday } from "@damim/domain/weekly-letter/letter-weeks.ts";
import {
  bringNames,
  letterNames,
  weeklyLetterKind,
} from "@damim/domain/weekly-letter/weekly-letter.ts";
import { isLetterEmpty } from "@damim/domain/weekly-letter/write-weekly-letter.ts";
import { digestText } from "../../data/history/text-digest.ts";
import type { FeatureAct } from "../../kit/act/feature-act.ts";
import { createLetterCommands } from "./letter-commands.ts";

const everyDay = new Set([0, 1, 2, 3, 4]);

export const acts: readonly FeatureAct[] = [
  {
    name: "weeklyLetter.write",
    often: 0.2,
    run(ground, dice) {
      const monday = findLetterMonday(ground.now());
      const before = ground.store.rows(weeklyLetterKind).get(monday);
      const bring = dice.pick(bringNames) ?? "bring1";
      const typed = {
        word: dice.words(300),
        [bring]: dice.words(100),
        notes: dice.words(600),
        promise: dice.isLucky(0.2) ? null : dice.words(300),
      };
      const kept = letterNames.map((name) => [name, before?.[name] ?? null]);
      void createLetterCommands(ground).write(
        monday,
        { ...Object.fromEntries(kept), ...typed },
        { from: digestText(before?.notes ?? ""), session: ground.newId() },
      );
      return { monday, bring, notes: typed.notes.slice(0, 40) };
    },
  },
  {
    name: "weeklyLetter.startFromLast",
    often: 0.1,
    run(ground) {
      const monday = findLetterMonday(ground.now());
      const isEmpty = isLetterEmpty(ground.store.rows(weeklyLetterKind).get(monday));
      createLetterCommands(ground).startFromLast(monday, everyDay);
      return { monday, isEmpty };
    },
  },
  {
    name: "weeklyLetter.tell",
    often: 0.1,
    run(ground, dice) {
      const monday = findLetterMonday(ground.now());
      const isTold = dice.isLucky(0.8);
      const commands = createLetterCommands(ground);
      if (isTold) commands.tell(monday, (text) => text, "주간학습안내를 가정에 알렸어요");
      else commands.takeBack(monday, "알린 주간학습안내를 거두었어요");
      return { monday, isTold };
    },
  },
];
