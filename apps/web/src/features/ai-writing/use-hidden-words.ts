import { toolPresetKind } from "@damim/domain/tool-preset/tool-preset.ts";
import { createRow } from "@damim/sync/change.ts";
import { useMemo } from "react";
import type { Store } from "../../data/teacher-data.ts";
import { useRow } from "../../data/use-teacher-data.ts";
import { useAct } from "../../kit/act/use-act.ts";

const ID = "aimanager~words";
const MOST_WORDS = 100;
const LEAST_LETTERS = 2;
const MOST_LETTERS = 20;

/** 「가릴 낱말」: what goes to no AI besides what is known to be hidden; kept for the year, on all devices. */
export function useHiddenWords(store: Store) {
  const act = useAct(store);
  const row = useRow(store, toolPresetKind, ID);
  const words = useMemo(() => readWords(row?.value), [row]);
  const keep = (next: readonly string[], sentence: string): void => {
    const fields = { tool: "aimanager", title: "가릴 낱말", value: next };
    void act([createRow(toolPresetKind.name, ID, fields)], sentence);
  };
  return {
    words,
    /** Whether a marked piece of text can be hidden: one word or a few, no token. */
    canHide: (word: string): boolean =>
      word.length >= LEAST_LETTERS &&
      word.length <= MOST_LETTERS &&
      words.length < MOST_WORDS &&
      !words.includes(word) &&
      !/[[\]\n]/u.test(word),
    hide: (word: string): void => keep([...words, word], "가릴 낱말에 넣었어요"),
    show: (word: string): void =>
      keep(
        words.filter((each) => each !== word),
        "가릴 낱말에서 뺐어요",
      ),
  };
}

function readWords(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
}
