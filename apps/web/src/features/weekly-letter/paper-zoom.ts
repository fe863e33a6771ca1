import { hasLunch, listDayLines, toBringWords } from "@damim/domain/weekly-letter/letter-table.ts";
import type { LaidLetter } from "@damim/domain/weekly-letter/lay-weekly-letter.ts";
import type { LetterWords } from "@damim/domain/weekly-letter/weekly-letter.ts";

/** Between the margins of an A4, in mm, less what an estimate is off by. */
const PAGE = 266;
const LEAST = 50;
const LESSON = 22;
const FOOT = 8;

/** How high so many letters a line make a text, in lines. */
function countLines(text: string | null | undefined, perLine: number): number {
  const lines = (text ?? "").split("\n");
  // A blank, a sign or a figure is half a letter of Korean.
  const toLetters = (line: string): number =>
    line.length - (line.match(/[\s\p{P}\d]/gu)?.length ?? 0) / 2;
  return lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(toLetters(line) / perLine)), 0);
}

/**
 * How small a letter is printed so that it stays one A4: estimated in mm by its letters, for a browser does not tell before it
 * prints.
 */
export function toPaperZoom(letter: LaidLetter, words: LetterWords): number {
  let percent = 100;
  while (percent > LEAST && (toHeight(letter, words, percent / 100) * percent) / 100 > PAGE)
    percent -= 1;
  return percent / 100;
}

/** At a zoom, before it: lines have room for more letters the smaller they are. */
function toHeight(letter: LaidLetter, words: LetterWords, zoom: number): number {
  const { days, periods } = letter;
  const count = (text: string | null | undefined, perLine: number): number =>
    countLines(text, Math.floor(perLine / zoom));
  const toHighest = (heights: readonly number[]): number => Math.max(...heights, 0);
  const rows = periods.map((period) => {
    const lessons = days.flatMap((day) => day.lessons.filter((each) => each.period === period));
    const lines = toHighest(lessons.map(({ unit }) => Math.min(3, count(unit, 9))));
    return Math.max(LESSON, 9 + lines * 4.6);
  });
  const heads = days.map((day) =>
    listDayLines(day).reduce((sum, line) => sum + count(line, 10), 0),
  );
  const brings = days.map((_, at) => count(toBringWords(letter, words, at), 9));
  const lunches = days.map(({ lunch }) => count(lunch, 9));
  return (
    22 +
    (words.word ? 6 + count(words.word, 48) * 6 : 0) +
    (10 + toHighest(heads) * 4) +
    rows.reduce((sum, row) => sum + row, 0) +
    (4 + toHighest(brings) * 5) +
    (hasLunch(letter) ? 4 + toHighest(lunches) * 5 : 0) +
    (20 + Math.max(count(words.notes, 27) * 6, count(words.promise, 20) * 6, 20)) +
    FOOT
  );
}
