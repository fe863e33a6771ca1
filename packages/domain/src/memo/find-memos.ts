import { findLine, toSearchPattern, type FoundLine } from "../hangul/search-pattern.ts";
import type { StudentId } from "../student/student.ts";
import { readMemoDocument } from "./memo-document.ts";
import { listMemoLines, type SayStudent } from "./memo-lines.ts";
import type { KeptMemo } from "./memo.ts";

/** What of a memo can be found: read once, kept until its row changes. */
export interface MemoIndex {
  readonly memo: KeptMemo;
  readonly text: string;
  readonly studentIds: ReadonlySet<StudentId>;
}

/** A memo that was found, with the line in which the words stand, where words were asked for. */
export interface MemoHit {
  readonly memo: KeptMemo;
  readonly found: FoundLine | undefined;
}

export interface MemoQuestion {
  readonly typed: string;
  /** Nothing asks for all; `null` for what lies in no folder. */
  readonly folderId?: string | null | undefined;
  readonly studentId?: StudentId | undefined;
}

/** Pinned ones first, then what was written last. */
export function sortMemos(memos: Iterable<KeptMemo>): readonly KeptMemo[] {
  const rank = ({ isPinned, writtenAt, id }: KeptMemo) =>
    [isPinned ? 1 : 0, writtenAt ?? 0, id] as const;
  return [...memos].toSorted((one, other) => {
    const [a, b] = [rank(one), rank(other)];
    return b[0] - a[0] || b[1] - a[1] || (a[2] < b[2] ? 1 : -1);
  });
}

/** Lets a memo be found by its words and its pupils; a secret one by nothing. */
export function indexMemo(memo: KeptMemo, sayStudent: SayStudent): MemoIndex {
  const doc = memo.isSecret ? undefined : readMemoDocument(memo.body);
  const lines = doc ? listMemoLines(doc, sayStudent) : [];
  return {
    memo,
    text: lines.map(({ text }) => text.normalize("NFC")).join("\n"),
    studentIds: new Set(lines.flatMap(({ studentIds }) => studentIds)),
  };
}

/** The memos that hold what was typed, words or 초성, in the order in which they are given. */
export function findMemos(
  indexed: Iterable<MemoIndex>,
  { typed, folderId, studentId }: MemoQuestion,
): readonly MemoHit[] {
  const pattern = toSearchPattern(typed);
  return [...indexed].flatMap(({ memo, text, studentIds }): readonly MemoHit[] => {
    if (folderId !== undefined && (memo.folderId ?? null) !== folderId) return [];
    if (studentId !== undefined && !studentIds.has(studentId)) return [];
    if (!pattern) return [{ memo, found: undefined }];
    const found = findLine(text, pattern);
    return found ? [{ memo, found }] : [];
  });
}
