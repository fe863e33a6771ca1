/** One sheet of A5, twice on A4 across. */
export interface NoticeSheet {
  /** Of its first line, from 1. */
  readonly from: number;
  readonly lines: readonly string[];
}

interface NoticePaper {
  /** Of its letters, in px of paper. */
  readonly size: number;
  readonly sheets: readonly NoticeSheet[];
}

const WIDTH = 430;
const HEIGHT = 610;
const SIZES = [18, 14, 12] as const;
/** Where one sheet is not enough, more of them that can be read. */
const SIZE_OF_MANY = 14;

/**
 * A notice on as few sheets as can be read: letters as large as the lines leave room for, and from there on the next
 * sheet. A letter of Hangul is as wide as it is high, others about half.
 *
 * ```ts
 * toNoticePaper(["도시락 챙기기"]); // { size: 18, sheets: [{ from: 1, lines: ["도시락 챙기기"] }] }
 * ```
 */
export function toNoticePaper(lines: readonly string[]): NoticePaper {
  const fitting = SIZES.find((size) => sum(lines, size) <= HEIGHT);
  if (fitting !== undefined) return { size: fitting, sheets: [{ from: 1, lines }] };
  const sheets: { from: number; lines: string[] }[] = [];
  let height = Infinity;
  for (const [at, line] of lines.entries()) {
    const own = toHeight(line, SIZE_OF_MANY);
    if (height + own > HEIGHT) {
      sheets.push({ from: at + 1, lines: [] });
      height = 0;
    }
    sheets.at(-1)?.lines.push(line);
    height += own;
  }
  return { size: SIZE_OF_MANY, sheets };
}

function sum(lines: readonly string[], size: number): number {
  return lines.reduce((height, line) => height + toHeight(line, size), 0);
}

/** Rows of one and a half letters, and the room between two lines. */
function toHeight(line: string, size: number): number {
  // The number before it takes two letters; the last word of a row may not fit.
  const letters = Math.floor(WIDTH / size) - 3;
  const wide = line.length - 0.4 * (line.match(/[ -~]/gu)?.length ?? 0);
  return Math.max(1, Math.ceil(wide / letters)) * size * 1.5 + size * 0.44;
}
