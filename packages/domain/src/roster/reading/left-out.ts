import { withParticle } from "../../hangul/particle.ts";
import type { RosterTable } from "./roster-row.ts";
import { toCleanText } from "./source/cell-text.ts";

/** A line that is read as no pupil, and why. */
export interface LeftOutLine {
  /** Counted as the file shows it, 1 first. */
  readonly rowNumber: number;
  /** Only in a workbook with several sheets. */
  readonly sheetName?: string;
  /** The first words of it. */
  readonly text: string;
  readonly why: "above" | "teacher" | "sum" | "remark" | "sheet";
}

const LONGEST_TEXT = 20;
const LINES_SAID = 3;

const reasons: Readonly<Record<LeftOutLine["why"], string>> = {
  above: "표의 머리글 위에 있어서",
  teacher: "담임 줄이라",
  sum: "합계라",
  remark: "학생 줄이 아니라",
  sheet: "다른 시트를 읽어서",
};

export function toLeftOut(
  row: readonly string[],
  index: number,
  why: LeftOutLine["why"],
  sheetName?: string,
): LeftOutLine {
  const text = toCleanText(row.join(" "));
  return {
    rowNumber: index + 1,
    ...(sheetName !== undefined && { sheetName }),
    text: text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text,
    why,
  };
}

/**
 * Which lines were left out and why: 「1번째 줄 「3학년 2반 명렬표」는 표의 머리글 위에 있어서, 30번째 줄 「합계 27명」은 합계라
 * 넣지 않았어요.」 Nothing where all lines were read.
 */
export function sayLeftOut(lines: readonly LeftOutLine[]): string | undefined {
  if (lines.length === 0) return undefined;
  const sheets = lines.flatMap(({ why, sheetName = "" }) => (why === "sheet" ? [sheetName] : []));
  if (sheets.length > 0) {
    const names = sheets.map((name) => `「${name}」`).join(" ");
    const rest = sayLeftOut(lines.filter(({ why }) => why !== "sheet"));
    return `${names} 시트는 ${reasons.sheet} 넣지 않았어요.${rest === undefined ? "" : ` ${rest}`}`;
  }
  const said = lines.slice(0, LINES_SAID).map(({ rowNumber, sheetName, text, why }) => {
    const place = `${sheetName === undefined ? "" : `${sheetName} 시트 `}${rowNumber}번째 줄`;
    const particle = withParticle(text, "은/는").slice(text.length);
    return `${place} 「${text}」${particle} ${reasons[why]}`;
  });
  const more = lines.length - said.length;
  return `${said.join(", ")}${more > 0 ? `, 그리고 ${more}줄을 더` : ""} 넣지 않았어요.`;
}

/** Which columns were left out, by their heads or by what stands in them; nothing where all were read. */
export function sayUnused({
  unusedHeadings,
  unusedColumns,
}: Pick<RosterTable, "unusedHeadings" | "unusedColumns">): string | undefined {
  const heads = unusedHeadings.map((heading) => `「${heading}」`);
  const columns = unusedColumns.map(
    ({ index, sample }) => `${index + 1}번째 칸${sample ? `(${sample})` : ""}`,
  );
  const all = [...heads, ...columns];
  return all.length === 0 ? undefined : `${withParticle(all.join(" "), "은/는")} 쓰지 않아요.`;
}
