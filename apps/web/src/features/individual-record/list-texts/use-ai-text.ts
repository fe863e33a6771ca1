import {
  aiDraftKind,
  listUnseenSentences,
  toDraftText,
  type DraftSentence,
} from "@damim/domain/ai-writing/ai-draft.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { Change } from "@damim/sync/change.ts";
import { useEffect, useEffectEvent, useState } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { useRow } from "../../../data/use-teacher-data.ts";

export interface AiText {
  /** Stand in the text as the model wrote them, and whether the teacher has looked at them. */
  readonly standing: readonly {
    readonly sentence: DraftSentence;
    readonly isTicked: boolean;
  }[];
  readonly tick: (sentence: DraftSentence, isOn: boolean) => void;
  /** Nothing is saved yet. */
  readonly isHeld: boolean;
}

/**
 * A draft of a model on its way into a text: it stands there unsaved until each sentence was changed or ticked and the
 * text is another than the draft. (spec 13 §3)
 *
 * @param asked the draft that the address names
 * @param put the draft that the form holds already
 */
export function useAiText(of: {
  readonly store: Store;
  readonly asked: string | undefined;
  readonly place: { readonly memoId: string; readonly studentId: string };
  readonly put: string;
  readonly text: string;
  /** What is saved of it. */
  readonly stored: string;
  readonly onPut: (draftId: string, words: string) => void;
}): {
  readonly ai: AiText | undefined;
  readonly source: { readonly source?: "ai" };
  readonly listUsing: (today: CalendarDay) => readonly Change[];
} {
  const { store, asked = "", place, put, text, stored, onPut } = of;
  const wanted = useRow(store, aiDraftKind, asked);
  const held = useRow(store, aiDraftKind, put);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const isWanted =
    wanted?.memoId === place.memoId && wanted.studentId === place.studentId && !wanted.usedOn;
  const putIn = useEffectEvent(() => {
    if (wanted && isWanted && put !== wanted.id) onPut(wanted.id, toDraftText(wanted.sentences));
  });
  useEffect(() => putIn(), [isWanted]);
  if (!held) return { ai: undefined, source: {}, listUsing: () => [] };
  const unseen = listUnseenSentences(held.sentences, text, ticked);
  const standing = listUnseenSentences(held.sentences, text, new Set());
  return {
    ai: {
      standing: standing.map((sentence) => ({ sentence, isTicked: ticked.has(sentence.text) })),
      tick: ({ text: words }, isOn) =>
        setTicked(
          new Set([...[...ticked].filter((each) => each !== words), ...(isOn ? [words] : [])]),
        ),
      isHeld:
        unseen.length > 0 || text.replace(toDraftText(held.sentences), "").trim() === stored.trim(),
    },
    source: { source: "ai" },
    listUsing: (usedOn) => [{ kind: aiDraftKind.name, id: held.id, set: { usedOn } }],
  };
}
