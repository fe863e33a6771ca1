import { aiDraftKind, type DraftSentence } from "@damim/domain/ai-writing/ai-draft.ts";
import { toolPresetKind } from "@damim/domain/tool-preset/tool-preset.ts";
import type { ActGround, Dice, FeatureAct } from "../../kit/act/feature-act.ts";
import { createAiCommands, HIDDEN_WORDS_ID, type KeptDraft } from "./ai-commands.ts";

/** The model's answer is invented: what it costs and says comes over HTTP. */
export const acts: readonly FeatureAct[] = [
  {
    name: "aiWriting.keep",
    often: 0.05,
    run(ground, dice) {
      const student = dice.pick(ground.students);
      if (!student) return undefined;
      const sentences = throwSentences(dice);
      const wanted = { key: "behavior", label: "", purpose: "behavior", limit: null } as const;
      const end = {
        state: "done",
        tokensIn: 900,
        tokensOut: 120,
        isAbout: false,
        ms: 4_000,
      } as const;
      const messages = [{ role: "user", content: dice.words(200) }] as const;
      const call = { model: undefined, messages, answer: dice.words(200), end };
      const isPasted = dice.isLucky(0.3);
      const kept = { student, sentences, ...(!isPasted && { call }) };
      const draft = createAiCommands(ground).keep({ wanted }, kept);
      return { draft, pupil: student.id, sentences: sentences.length, isPasted, day: ground.today };
    },
  },
  {
    name: "aiWriting.change",
    often: 0.05,
    run(ground, dice) {
      const draft = pickDraft(ground, dice);
      const at = dice.below(draft?.sentences.length ?? 0);
      const before = draft?.sentences[at];
      if (!draft || !before) return undefined;
      const text = dice.words(200);
      createAiCommands(ground).change(draft, at, { ...before, text });
      return { draft: draft.id, at, text: text.slice(0, 40), before: before.text.slice(0, 40) };
    },
  },
  {
    name: "aiWriting.drop",
    often: 0.02,
    run(ground, dice) {
      const draft = pickDraft(ground, dice);
      const at = dice.below(draft?.sentences.length ?? 0);
      const before = draft?.sentences[at];
      if (!draft || !before) return undefined;
      createAiCommands(ground).drop(draft, at);
      return {
        draft: draft.id,
        at,
        left: draft.sentences.length - 1,
        before: before.text.slice(0, 40),
      };
    },
  },
  {
    name: "aiWriting.move",
    often: 0.02,
    run(ground, dice) {
      const draft = pickDraft(ground, dice);
      if (!draft) return undefined;
      const taken = dice.some(draft.sentences);
      const list = createAiCommands(ground).move(draft, taken);
      return {
        draft: draft.id,
        list,
        sentences: taken.length,
        before: { list: draft.memoId ?? null, sentences: draft.sentences.length },
      };
    },
  },
  {
    name: "aiWriting.hide",
    often: 0.01,
    run(ground, dice) {
      const value = ground.store.rows(toolPresetKind).get(HIDDEN_WORDS_ID)?.value;
      const before = Array.isArray(value) ? value.map(String) : [];
      const words = dice.isLucky(0.3) ? before.slice(1) : [...before, dice.words(20)].slice(-100);
      createAiCommands(ground).keepHidden(words, "가릴 낱말에 넣었어요");
      return { words, before };
    },
  },
];

function pickDraft({ store }: ActGround, dice: Dice): KeptDraft | undefined {
  return dice.pick([...store.rows(aiDraftKind).values()]);
}

function throwSentences(dice: Dice): readonly DraftSentence[] {
  return Array.from({ length: 1 + dice.below(5) }, () => ({
    text: dice.words(200),
    from: [],
    ...(dice.isLucky(0.2) && { evidence: dice.words(100) }),
  }));
}
