import { ok, refuse, type Result } from "../base/result.ts";
import type { FormRefusal } from "./form-refusal.ts";
import { findHeaderIndex } from "../roster/reading/find-header.ts";
import { settleGrid } from "../roster/reading/source/heads/settle-grid.ts";
import { isTeacherLine } from "../roster/reading/source/heads/two-heads.ts";
import { sayLeftOut, toLeftOut, type LeftOutLine } from "../roster/reading/left-out.ts";
import { findHeading } from "../roster/reading/roster-column.ts";
import { isSumRow, isSumText } from "../roster/reading/sum-words.ts";
import { withoutUnseen } from "../roster/reading/source/cell-text.ts";
import {
  LONGEST_ANSWER_CHARACTERS,
  LONGEST_HEAD_CHARACTERS,
  MOST_ANSWERS,
  MOST_QUESTIONS,
} from "./survey.ts";

/** A form's answers as a table: what was asked, and a line for each who answered. */
export interface FormTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What is read as no answer, in sentences. */
  readonly leftOut: readonly string[];
}

/**
 * Takes the sheet of a form tool apart: titles above the heads and empty lines go, columns without a head get one by
 * their place.
 *
 * @param grid cells as texts; of several sheets the one with the most answers
 */
export function readForm(grid: readonly (readonly string[])[]): Result<FormTable, FormRefusal> {
  const settled = settleGrid(
    grid.map((line) => line.map(toCell)),
    findHead,
  );
  const { headIndex } = settled;
  const columns = listFilledColumns(settled.grid.slice(Math.max(0, headIndex)));
  const lines = settled.grid.map((line) => columns.map((at) => line[at] ?? ""));
  const head = lines[headIndex];
  if (!head) return refuse({ type: "FormEmpty" });
  const who = head.flatMap((words, at) => {
    const meaning = findHeading(words)?.meaning;
    return meaning === "name" || meaning === "number" || meaning === "classAndNumber" ? [at] : [];
  });
  const nameAt = who.find((at) => findHeading(head[at] ?? "")?.meaning === "name");
  const filled = lines
    .map((line, index) => ({ line, index }))
    .filter(({ line }) => line.some(Boolean));
  const linesOut = filled.flatMap(({ line, index }) => {
    const why = index < headIndex ? "above" : index > headIndex && findWhyNot(line, who, nameAt);
    return why ? [toLeftOut(line, index, why)] : [];
  });
  const isLeftOut = new Set(linesOut.map(({ rowNumber }) => rowNumber - 1));
  const rows = filled.flatMap(({ line, index }) =>
    index > headIndex && !isLeftOut.has(index) ? [line] : [],
  );
  if (rows.length === 0) return refuse({ type: "AnswersMissing" });
  if (rows.length > MOST_ANSWERS) return refuse({ type: "TooManyAnswers", most: MOST_ANSWERS });
  const width = Math.min(MOST_QUESTIONS, columns.length);
  const longAnswers = rows
    .flatMap((row) => row.slice(0, width))
    .filter(({ length }) => length > LONGEST_ANSWER_CHARACTERS).length;
  return ok({
    head: head
      .slice(0, width)
      .map((words, at) => (words || `${at + 1}번째 칸`).slice(0, LONGEST_HEAD_CHARACTERS)),
    rows: rows.map((row) =>
      row.slice(0, width).map((answer) => answer.slice(0, LONGEST_ANSWER_CHARACTERS)),
    ),
    leftOut: [
      longAnswers > 0
        ? `답 ${longAnswers}개는 ${LONGEST_ANSWER_CHARACTERS.toLocaleString("ko")}자를 넘어서 그 뒤는 가져오지 않아요. 파일에는 그대로 있어요.`
        : "",
      sayLeftOut(linesOut) ?? "",
      columns.length > width
        ? `${width}번째보다 뒤에 있는 칸 ${columns.length - width}개는 쓰지 않아요.`
        : "",
    ].filter(Boolean),
  });
}

/** The first line that is nearly as full as the fullest, or above it the heads of a list of pupils. */
function findHead(grid: readonly (readonly string[])[]): number {
  const widest = Math.max(0, ...grid.map(countFilled));
  const full = grid.findIndex((line) => countFilled(line) >= Math.max(2, widest * 0.6));
  const ofRoster = findHeaderIndex(grid);
  return ofRoster >= 0 && ofRoster < full ? ofRoster : full;
}

/** A remark, or the title of a further class. */
const noAnswer = /^(?:※.*|.*(?:명렬표?|명단)|\d\s*학년\s*\d{1,2}\s*반)$/u;

const countOrBlank = /^(?:\d{1,4} ?명?|[남여](?:자|학생)?|[-–:]?)$/u;

/** Below a list of pupils stand its sums and remarks. */
function findWhyNot(
  line: readonly string[],
  who: readonly number[],
  nameAt = -1,
): LeftOutLine["why"] | undefined {
  if (who.length === 0) return undefined;
  // A teacher who tries the form out has a line like anybody's.
  const isTrial = countFilled(line) === 2 && (line[nameAt] ?? "").startsWith("담임");
  const isOfPupil = isTrial || countFilled(line) > 2 || /^\d/u.test(line[who[0] ?? 0] ?? "");
  if (isTeacherLine(line) && !isOfPupil) return "teacher";
  if (countFilled(line) === 1 && line.some((cell) => noAnswer.test(cell))) return "remark";
  // Whose name is 「전체」, and who stands beside 「합계 5명」, has answered: sums stand among numbers alone.
  const isSum = line.every((cell) => isSumText(cell) || countOrBlank.test(cell));
  return isSum && (isSumRow(line) || who.some((at) => isSumText(line[at] ?? "")))
    ? "sum"
    : undefined;
}

function listFilledColumns(lines: readonly (readonly string[])[]): readonly number[] {
  const width = Math.max(0, ...lines.map(({ length }) => length));
  return Array.from({ length: width }, (_, at) => at).filter((at) =>
    lines.some((line) => line[at]),
  );
}

function toCell(cell: string): string {
  return withoutUnseen(cell.normalize("NFC"))
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll("\0", "")
    .trim();
}

function countFilled(line: readonly string[]): number {
  return line.filter((cell) => cell !== "").length;
}
