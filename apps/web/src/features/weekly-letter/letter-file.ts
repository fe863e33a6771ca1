// Loaded lazily, at the press of 「한글 파일로 받기」: it brings its template along.
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import type { LaidLetter } from "@damim/domain/weekly-letter/lay-weekly-letter.ts";
import { toLetterPaper } from "@damim/domain/weekly-letter/letter-paper.ts";
import type { LetterWords } from "@damim/domain/weekly-letter/weekly-letter.ts";
import { fillHwpx } from "../../kit/table/fill-hwpx.ts";
import { saveFile } from "../../platform/save-file.ts";
import { toPaperZoom } from "./paper-zoom.ts";
import template from "./weekly-letter.hwpx?url&inline";

/** In mm. */
const LESSONS = 132;
const LESSON = 22;

/** Hands a letter to the browser's downloads, as a file of 한글. */
export async function saveLetterFile(...of: Parameters<typeof createLetterFile>): Promise<void> {
  const file = await createLetterFile(...of);
  saveFile(`주간학습안내 ${toKoreanMonthDay(of[0].monday)}.hwpx`, file);
}

/** A letter as a file of 한글. Its letters keep their size; where there are many, the lessons' rows give way first. */
export async function createLetterFile(
  letter: LaidLetter,
  words: LetterWords,
  of: { readonly place: string; readonly foot: readonly [left: string, right: string] },
): Promise<Blob> {
  const bytes = Uint8Array.from(atob(template.replace(/^.*,/u, "")), (sign) => sign.charCodeAt(0));
  const { periods } = letter;
  const zoom = toPaperZoom({ ...letter, periods: periods.slice(0, LESSONS / LESSON) }, words);
  const lessonHeight = Math.min(LESSON, LESSONS / periods.length) * zoom ** 3;
  const { values, table } = toLetterPaper(letter, words, { ...of, lessonHeight });
  return fillHwpx(bytes, values, [table]);
}
