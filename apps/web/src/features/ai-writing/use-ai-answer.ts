import type { AiEnd } from "@damim/domain/ai-writing/ai-wire.ts";
import type { Prompt } from "@damim/domain/ai-writing/build-prompt.ts";
import { toDraftSentences } from "@damim/domain/ai-writing/draft-sentences.ts";
import { readAnswer } from "@damim/domain/ai-writing/read-answer.ts";
import type { DraftSentence } from "@damim/domain/ai-writing/ai-draft.ts";
import type { VeilTable } from "@damim/domain/names/veil-table.ts";
import { useEffect, useRef, useState } from "react";
import { AI_AWAY, toAiEnd } from "./ai-end.ts";
import { sayTrouble } from "../../data/server/ask-wordless.ts";
import { askAi, type AiMessage } from "../../data/server/ai-requests.ts";

/** What was asked with which names, so that the answer comes home by the same table. */
interface Asked {
  readonly prompt: Prompt;
  readonly table: VeilTable;
}

/** An answer as far as it has come. */
export interface AnswerSoFar {
  readonly state: "writing" | "cut" | "done";
  readonly sentences: readonly DraftSentence[];
  readonly dropped: readonly string[];
}

export interface KeptAnswer {
  readonly sentences: readonly DraftSentence[];
  readonly messages: readonly AiMessage[];
  readonly answer: string;
  readonly end: AiEnd;
}

/** One question at a time to the model: sentences are shown when their records have come. */
export function useAiAnswer(onKept: (kept: KeptAnswer) => void) {
  const [asked, setAsked] = useState<Asked>();
  const [text, setText] = useState("");
  const [state, setState] = useState<AnswerSoFar["state"]>();
  const [fault, setFault] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (of: Asked, before: string): Promise<void> => {
    const control = new AbortController();
    running.current?.abort();
    running.current = control;
    setAsked(of);
    setText(before);
    setState("writing");
    setFault(undefined);
    const goOn: readonly AiMessage[] =
      before === ""
        ? []
        : [
            { role: "assistant", content: before },
            { role: "user", content: "끊긴 곳부터 이어서 쓴다." },
          ];
    const messages = [...of.prompt.messages, ...goOn];
    let whole = before;
    const startedAt = performance.now();
    const result = await askAi(
      messages,
      (piece) => {
        whole += piece;
        if (running.current === control) setText(whole);
      },
      control.signal,
    );
    if (running.current !== control) return;
    running.current = undefined;
    if (!result.ok) {
      setState(before === "" ? undefined : "cut");
      setFault(sayTrouble(result.refusal, AI_AWAY));
      return;
    }
    const end = toAiEnd(result.value, { messages, whole, startedAt });
    setState(end.state);
    const { sentences } = readAnswer(whole);
    onKept({
      sentences: toDraftSentences(sentences, of.prompt.facts, of.table),
      messages,
      answer: whole,
      end,
    });
  };
  const read = readAnswer(text);
  const answer: AnswerSoFar | undefined =
    state && asked
      ? {
          state,
          sentences: toDraftSentences(read.sentences, asked.prompt.facts, asked.table),
          dropped: [
            ...read.dropped,
            ...(state === "writing" || !read.rest.trim() ? [] : [read.rest.trim()]),
          ],
        }
      : undefined;
  return {
    answer,
    fault,
    send: (of: Asked) => void run(of, ""),
    goOn: () => asked && void run(asked, text),
    stop: () => running.current?.abort(),
    /** Another pupil is looked at. */
    leave(): void {
      running.current?.abort();
      running.current = undefined;
      setAsked(undefined);
      setText("");
      setState(undefined);
      setFault(undefined);
    },
  };
}
