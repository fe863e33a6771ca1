import { padKeepsakeKind } from "@damim/domain/pad/pad-keepsake.ts";
import type { FeatureAct } from "../../kit/act/feature-act.ts";
import { toKeepsakeOf, writeKeepsake } from "./keepsake/write-keepsake.ts";

/** What is done in rooms goes to their own store by HTTP; here is what comes to the teacher's own rows. */
export const acts: readonly FeatureAct[] = [
  {
    name: "pad.keep",
    often: 0.05,
    run(ground, dice) {
      const { store } = ground;
      const kept = dice.pick([...store.rows(padKeepsakeKind).values()]);
      const pupil = dice.pick(ground.students);
      if (!pupil) return undefined;
      const isAgain = kept !== undefined && dice.isLucky(0.2);
      const id = isAgain ? (kept.id.split("~").at(-1) ?? "") : ground.newId();
      const card = { id, type: "text", text: dice.words(200), madeAt: ground.now() } as const;
      const keepsake = toKeepsakeOf(pupil.id, card);
      const before = store.rows(padKeepsakeKind).get(keepsake)?.text.slice(0, 40) ?? null;
      const change = writeKeepsake(pupil.id, { card, roomTitle: dice.words(30) });
      void ground.act([change], "패드잇 카드를 학생 기록으로 보내기");
      const text = card.text.trim().slice(0, 40);
      return { keepsake, pupil: pupil.id, day: ground.today, text, before };
    },
  },
];
