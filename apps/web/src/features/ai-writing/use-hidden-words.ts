import { toolPresetKind } from "@damim/domain/tool-preset/tool-preset.ts";
import { useMemo } from "react";
import type { Store } from "../../data/teacher-data.ts";
import { useRow } from "../../data/use-teacher-data.ts";
import { useCommands } from "../../kit/act/commands.ts";
import { createAiCommands, HIDDEN_WORDS_ID } from "./ai-commands.ts";

const MOST_WORDS = 100;
const LEAST_LETTERS = 2;
const MOST_LETTERS = 20;

/** 「가릴 낱말」: what goes to no AI besides what is known to be hidden; kept for the year, on all devices. */
export function useHiddenWords(store: Store) {
  const { keepHidden } = useCommands(createAiCommands, store);
  const row = useRow(store, toolPresetKind, HIDDEN_WORDS_ID);
  const words = useMemo(() => readWords(row?.value), [row]);
  return {
    words,
    /** Whether a marked piece of text can be hidden: one word or a few, no token. */
    canHide: (word: string): boolean =>
      word.length >= LEAST_LETTERS &&
      word.length <= MOST_LETTERS &&
      words.length < MOST_WORDS &&
      !words.includes(word) &&
      !/[[\]\n]/u.test(word),
    hide: (word: string): void => keepHidden([...words, word], "가릴 낱말에 넣었어요"),
    show: (word: string): void =>
      keepHidden(
        words.filter((each) => each !== word),
        "가릴 낱말에서 뺐어요",
      ),
  };
}

function readWords(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
}
