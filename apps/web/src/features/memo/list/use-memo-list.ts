import { findMemos, sortMemos, type MemoHit } from "@damim/domain/memo/find-memos.ts";
import { memoKind, type KeptMemo } from "@damim/domain/memo/memo.ts";
import { useDeferredValue, useMemo, useState } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { useRows } from "../../../data/use-teacher-data.ts";
import { useSearchIndex } from "../../../kit/search/use-search-index.ts";
import type { MemoWords } from "../words/use-memo-words.ts";

/** All of them, the pinned ones, or those of one folder. */
export type FolderChoice = "all" | "pinned" | { readonly id: string };

/** The memos that are shown, what is looked for in them, and how many lie where. */
export function useMemoList(store: Store, { index, toText }: MemoWords) {
  const rows = useRows(store, memoKind);
  const [typed, setTyped] = useState("");
  const [choice, setChoice] = useState<FolderChoice>("all");
  const { find } = useSearchIndex(rows, toText);
  const all = useMemo(() => sortMemos(rows.values()).filter((one) => !one.isSecret), [rows]);
  const asked = useDeferredValue(typed.trim());
  const hits = useMemo((): readonly MemoHit[] => {
    const inPlace = all.filter((memo) => isIn(memo, choice));
    if (asked === "") return inPlace.map((memo) => ({ memo, found: undefined }));
    const ids = find(asked);
    const indexed = inPlace.filter(({ id }) => ids.has(id)).map(index);
    return findMemos(indexed, { typed: asked });
  }, [all, choice, asked, find, index]);
  return {
    hits,
    typed,
    setTyped,
    choice,
    setChoice,
    isEmpty: all.length === 0,
    count: (of: FolderChoice) => all.filter((memo) => isIn(memo, of)).length,
  };
}

export type MemoListState = ReturnType<typeof useMemoList>;

function isIn({ isPinned, folderId }: KeptMemo, choice: FolderChoice): boolean {
  if (choice === "all") return true;
  return choice === "pinned" ? isPinned === true : folderId === choice.id;
}
