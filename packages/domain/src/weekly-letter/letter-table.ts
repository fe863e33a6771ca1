import { toKoreanDate, toKoreanMonthDay, toWeekdayLetter } from "../calendar-day/korean-day.ts";
import { toDayParts, type CalendarDay } from "../calendar-day/calendar-day.ts";
import type { LaidLetter, LetterDay, LetterLesson } from "./lay-weekly-letter.ts";
import { bringNames, type LetterWords } from "./weekly-letter.ts";

/** 「2026년 11월 30일 ~ 12월 4일」. */
export function toLetterSpan({ monday, days }: LaidLetter): string {
  return `${toKoreanDate(monday)} ~ ${toKoreanMonthDay(days.at(-1)?.day ?? monday)}`;
}

/** 「11.30 (월)」. */
export function toLetterHead(day: CalendarDay): string {
  const { month, date } = toDayParts(day);
  return `${month}.${date} (${toWeekdayLetter(day)})`;
}

/** What stands small below a day's date. */
export function listDayLines({ note, events }: LetterDay): readonly string[] {
  return [note, ...events.map(({ text }) => text)].filter(Boolean);
}

/** 준비물 of one of its days: its lessons' and what is typed. */
export function toBringWords({ days }: LaidLetter, words: LetterWords, at: number): string {
  const name = bringNames[at];
  return [...(days[at]?.brings ?? []), (name && words[name]) ?? ""].filter(Boolean).join(", ");
}

/** What takes place in a period of a day. */
export function findLesson({ lessons }: LetterDay, period: number): LetterLesson | undefined {
  return lessons.find((each) => each.period === period);
}

export function hasLunch({ days }: LaidLetter): boolean {
  return days.some(({ lunch }) => lunch !== "");
}

/** The lines of 「알려 드려요」 as they stand on paper: 「· 독서록을 내요.」 */
export function listNoteLines(notes: string | null | undefined): readonly string[] {
  return (notes ?? "")
    .split("\n")
    .map((line) => line.trim().replace(/^[·•\-*]\s*/u, ""))
    .filter(Boolean)
    .map((line) => `· ${line}`);
}

interface Cell {
  readonly text: string;
  /** Of a day without lessons, which stands beside all periods. */
  readonly rowSpan?: number;
}

/**
 * The table of a letter for 한글 and other programs, and the same as text with a tab between cells. What was typed is text in
 * either.
 */
export function toLetterTable(
  letter: LaidLetter,
  words: LetterWords,
): { readonly html: string; readonly text: string } {
  const rows = listLetterRows(letter, words);
  const toText = (row: readonly (Cell | undefined)[]): string =>
    row.map((cell) => cell?.text.replaceAll(/[\n\t]/gu, " ") ?? "").join("\t");
  return {
    html: `<table border="1" style="border-collapse:collapse">${rows.map(toRowHtml).join("")}</table>`,
    text: rows.map(toText).join("\n"),
  };
}

/** Its rows from the heads on; nothing where a closed day reaches into one. */
export function listLetterRows(
  letter: LaidLetter,
  words: LetterWords,
): readonly (readonly (Cell | undefined)[])[] {
  const { days, periods } = letter;
  const toCells = (head: string, texts: readonly string[]): readonly Cell[] =>
    [head, ...texts].map((text) => ({ text }));
  return [
    toCells(
      "",
      days.map((day) => [toLetterHead(day.day), ...listDayLines(day)].join("\n")),
    ),
    ...periods.map((period, at) => [
      { text: String(period) },
      ...days.map((day): Cell | undefined => {
        const { closed } = day;
        if (closed)
          return at > 0 ? undefined : { text: closed.join("\n"), rowSpan: periods.length };
        const { subject = "", unit } = findLesson(day, period) ?? {};
        return { text: unit ? `${subject}\n${unit}` : subject };
      }),
    ]),
    toCells(
      "준비",
      days.map((_, at) => toBringWords(letter, words, at)),
    ),
    ...(hasLunch(letter)
      ? [
          toCells(
            "급식",
            days.map(({ lunch }) => lunch),
          ),
        ]
      : []),
  ];
}

function toRowHtml(row: readonly (Cell | undefined)[], line: number): string {
  const cells = row.map((cell, at) => {
    if (!cell) return "";
    const tag = line === 0 || at === 0 ? "th" : "td";
    const span = cell.rowSpan ? ` rowspan="${cell.rowSpan}"` : "";
    return `<${tag}${span} style="border:1px solid #000;padding:4px">${toHtml(cell.text)}</${tag}>`;
  });
  return `<tr>${cells.join("")}</tr>`;
}

function toHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("\n", "<br>");
}
