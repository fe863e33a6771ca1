import {
  aiCallKind,
  aiDraftKind,
  LONGEST_CALL_CHARACTERS,
  toAiCallId,
  toAiDraftId,
  type AiCall,
  type AiDraft,
  type DraftSentence,
} from "@damim/domain/ai-writing/ai-draft.ts";
import {
  aiPurposeLabels,
  WHOLE_CLASS,
  type AiPurpose,
} from "@damim/domain/ai-writing/ai-purpose.ts";
import type { AiEnd, AiState } from "@damim/domain/ai-writing/ai-wire.ts";
import { placeBetween } from "@damim/domain/base/place-between.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { listMemoKind } from "@damim/domain/individual-record/list-memo.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { toolPresetKind } from "@damim/domain/tool-preset/tool-preset.ts";
import { createRow } from "@damim/sync/change.ts";
import type { CommandDeps } from "../../kit/act/command-deps.ts";
import type { AiMessage } from "../../data/server/ai-requests.ts";
import type { WantedText } from "./wanted-text.ts";

/** The preset of 「가릴 낱말」. */
export const HIDDEN_WORDS_ID = "aimanager~words";

export type KeptDraft = AiDraft & { readonly id: string };

/** A question that was asked, with how it ended. */
interface MadeCall {
  readonly model: AiState | undefined;
  readonly messages: readonly AiMessage[];
  readonly answer: string;
  readonly end: AiEnd;
}

/** Sentences of an answer; without a pupil they are of the whole class, without a call they were pasted. */
interface ToKeep {
  readonly student: RosterStudent | undefined;
  readonly sentences: readonly DraftSentence[];
  readonly call?: MadeCall;
}

/** What is done with drafts: each act is one undo step. */
export function createAiCommands({ store, now, newId, chance, act }: CommandDeps) {
  const write = (id: string, sentences: readonly DraftSentence[], words: string): void =>
    void act([{ kind: aiDraftKind.name, id, set: { sentences } }], words);
  return {
    /** An answer became sentences of a draft, beside what it cost. Gives back the draft's id. */
    keep(
      { wanted }: { readonly wanted: WantedText },
      { student, sentences, call }: ToKeep,
    ): string {
      const day = toSeoulDay(now());
      const callId = toAiCallId({ day, uuid: newId() });
      const { purpose, memoId, asked, key } = wanted;
      const id = toAiDraftId({
        day,
        studentId: student?.id ?? WHOLE_CLASS,
        uuid: newId(),
      });
      const draft: AiDraft = {
        purpose,
        sentences,
        ...(student && { studentId: student.id }),
        ...(memoId && { memoId }),
        ...(asked && { item: key }),
        ...(call && { callId }),
      };
      const who = student ? toStudentWords(student) : aiPurposeLabels[purpose];
      const made = sentences.length > 0 ? [createRow(aiDraftKind.name, id, { ...draft })] : [];
      const paid = call ? [createRow(aiCallKind.name, callId, { ...toCall(call, purpose) })] : [];
      void act([...made, ...paid], `${who} 초안 ${sentences.length}문장을 받았어요`);
      return id;
    },
    change(draft: KeptDraft, at: number, sentence: DraftSentence): void {
      write(
        draft.id,
        draft.sentences.map((each, index) => (index === at ? sentence : each)),
        "문장을 고쳤어요",
      );
    },
    drop(draft: KeptDraft, at: number): void {
      write(
        draft.id,
        draft.sentences.filter((_, index) => index !== at),
        "문장을 뺐어요",
      );
    },
    /** 「가릴 낱말」. */
    keepHidden: (words: readonly string[], sentence: string): void => {
      const fields = { tool: "aimanager", title: "가릴 낱말", value: words };
      void act([createRow(toolPresetKind.name, HIDDEN_WORDS_ID, fields)], sentence);
    },
    /** Only what has its evidence goes on; gives back the list that it goes to, made where there was none. */
    move(draft: KeptDraft, sentences: readonly DraftSentence[]): string {
      const left = draft.sentences.length - sentences.length;
      const memoId = draft.memoId ?? newId();
      const orders = [...store.rows(listMemoKind).values()].map(({ order }) => order).sort();
      const made = draft.memoId
        ? []
        : [
            createRow(listMemoKind.name, memoId, {
              title: "행동특성 및 종합의견",
              item: "behavior",
              order: placeBetween(orders.at(-1), undefined, chance),
            }),
          ];
      const isChanged = left > 0 || !draft.memoId;
      const set = { sentences, memoId };
      void act(
        [...made, ...(isChanged ? [{ kind: aiDraftKind.name, id: draft.id, set }] : [])],
        left > 0 ? `근거가 없는 문장 ${left}개는 빼고 옮겨요` : "초안을 글로 옮겨요",
      );
      return memoId;
    },
  };
}

function toCall({ model, messages, answer, end }: MadeCall, purpose: AiPurpose): AiCall {
  return {
    model: model?.model ?? "",
    host: model?.host ?? "",
    purpose,
    ...end,
    request: messages
      .map(({ content }) => content)
      .join("\n\n")
      .slice(0, LONGEST_CALL_CHARACTERS),
    answer: answer.slice(0, LONGEST_CALL_CHARACTERS),
  };
}

export type AiCommands = ReturnType<typeof createAiCommands>;
