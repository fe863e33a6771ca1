import type { HwpxRow, HwpxTable, HwpxValues } from "../hwpx/fill-section.ts";
import type { LaidLetter } from "./lay-weekly-letter.ts";
import { listLetterRows, listNoteLines, toLetterSpan } from "./letter-table.ts";
import type { LetterWords } from "./weekly-letter.ts";

/**
 * A letter as its HWPX template takes it (`fillSection`): the words around its table, and the table's rows.
 *
 * @param lessonHeight the least of a lesson's row, in mm
 */
export function toLetterPaper(
  letter: LaidLetter,
  words: LetterWords,
  {
    place,
    foot,
    lessonHeight,
  }: {
    /** 「새봄초등학교 3학년 2반 · 담임 한유진」. */
    readonly place: string;
    readonly foot: readonly [left: string, right: string];
    readonly lessonHeight: number;
  },
): { readonly values: HwpxValues; readonly table: HwpxTable } {
  return {
    values: {
      "학교와 반": place,
      기간: toLetterSpan(letter),
      주: letter.week ? ` · ${letter.week}` : "",
      인사말: words.word ?? "",
      "알려 드려요": listNoteLines(words.notes).join("\n"),
      "이번 주 약속": words.promise ?? "",
      "왼쪽 끝줄": foot[0],
      "오른쪽 끝줄": foot[1],
    },
    table: listLetterRows(letter, words).map((row, line): HwpxRow => {
      const isLesson = line > 0 && line <= letter.periods.length;
      const toLook = (at: number, isClosed: boolean): string => {
        if (line === 0) return "머리";
        if (isClosed) return "쉬는 날";
        if (isLesson) return at === 0 ? "교시" : "수업";
        return at === 0 ? "아래 머리" : "아래";
      };
      return {
        height: isLesson ? lessonHeight : 8,
        cells: row.flatMap((cell, at) => {
          if (!cell) return [];
          const look = toLook(at, cell.rowSpan !== undefined);
          const [first = "", ...rest] = cell.text.split("\n");
          const isSplit = look === "머리" || look === "수업";
          const values = isSplit
            ? { 글: first, "아래 글": rest.map((each) => `\n${each}`).join("") }
            : { 글: cell.text };
          return [{ like: look, values, ...(cell.rowSpan && { rowSpan: cell.rowSpan }) }];
        }),
      };
    }),
  };
}
