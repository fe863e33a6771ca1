import { hasLunch, listDayLines, toBringWords } from "@damim/domain/weekly-letter/letter-table.ts";
import type { LaidLetter } from "@damim/domain/weekly-letter/lay-weekly-letter.ts";
import type { LetterWords } from "@damim/domain/weekly-letter/weekly-letter.ts";

/** Between the margins of an A4, in mm, less what an estimate is off by. */
const PAGE = 266;
const LEAST = 0.5;
const LESSON = 22;

/** How high so many letters a line make a text, in lines. */
function countLines(text: string | null | undefined, perLine: number): number {
  const lines = (text ?? "").split("\n");
  return lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / perLine)), 0);
}

/**
 * How small a letter is printed so that it stays one A4: estimated in mm by its letters, for a browser does not tell before it
 * prints.
 */
export function toPaperZoom(letter: LaidLetter, words: LetterWords): number {
  const { days, periods } = letter;
  const toHighest = (heights: readonly number[]): number => Math.max(...heights, 0);
  const rows = periods.map((period) => {
    const lessons = days.flatMap((day) => day.lessons.filter((each) => each.period === period));
    const lines = toHighest(lessons.map(({ unit }) => Math.min(3, countLines(unit, 9))));
    return Math.max(LESSON, 9 + lines * 4.6);
  });
  const heads = days.map((day) =>
    listDayLines(day).reduce((sum, line) => sum + countLines(line, 10), 0),
  );
  const brings = days.map((_, at) => countLines(toBringWords(letter, words, at), 9));
  const lunches = days.map(({ lunch }) => countLines(lunch, 9));
  const height =
    22 +
    (words.word ? 6 + countLines(words.word, 48) * 6 : 0) +
    (10 + toHighest(heads) * 4) +
    rows.reduce((sum, row) => sum + row, 0) +
    (4 + toHighest(brings) * 5) +
    (hasLunch(letter) ? 4 + toHighest(lunches) * 5 : 0) +
    (20 + Math.max(countLines(words.notes, 27) * 6, countLines(words.promise, 20) * 6, 20));
  return Math.max(LEAST, Math.min(1, PAGE / height));
}
