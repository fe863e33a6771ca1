import { aiDraftKind } from "@damim/domain/ai-writing/ai-draft.ts";
import {
  listMemoKind,
  listTextKind,
  sortMemos,
} from "@damim/domain/individual-record/list-memo.ts";
import { listComparedTexts } from "@damim/domain/ai-writing/compared-texts.ts";
import type { SimilarFound } from "@damim/domain/individual-record/similar/find-similar.ts";
import { useEffect, useState } from "react";
import type { Store } from "../../data/teacher-data.ts";
import { useRoster } from "../../data/use-roster.ts";
import { useRows } from "../../data/use-teacher-data.ts";
import { findBeside } from "./find-beside.ts";

/**
 * Similar sentences in all texts and drafts of a year. Looked for while it is on, and again when something was written:
 * until then the earlier answer stands, at first none.
 */
export function useSimilar(store: Store, isOn: boolean): SimilarFound | undefined {
  const roster = useRoster(store);
  const memos = useRows(store, listMemoKind);
  const texts = useRows(store, listTextKind);
  const drafts = useRows(store, aiDraftKind);
  const [answer, setAnswer] = useState<SimilarFound>();
  useEffect(() => {
    if (!isOn) return undefined;
    const compared = listComparedTexts({
      texts: texts.values(),
      drafts: drafts.values(),
      memos: sortMemos(memos.values()),
      roster,
    });
    return findBeside(compared, setAnswer);
  }, [isOn, roster, memos, texts, drafts]);
  return answer;
}
