import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";
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
}

export type FormRefusal =
  | { readonly type: "FormEmpty" }
  | { readonly type: "AnswersMissing" }
  | { readonly type: "TooManyAnswers"; readonly most: number };

const safe = "있던 설문은 그대로 있어요.";

export const formMessages: MessagesFor<FormRefusal> = {
  FormEmpty: () =>
    `응답이 있는 표를 찾지 못했어요. ${safe} 맨 윗줄에 문항이 있는 표를 골라 주세요.`,
  AnswersMissing: () => `문항만 있고 응답이 없어요. ${safe} 응답이 들어온 뒤에 다시 가져와 주세요.`,
  TooManyAnswers: ({ most }) =>
    `응답이 ${most}개보다 많아서 가져오지 않았어요. ${safe} 우리 반 응답만 담아 다시 해 주세요.`,
};

/**
 * Takes the sheet of a form tool apart: titles above the heads and empty lines go, columns without a head get one by
 * their place.
 *
 * @param grid cells as texts; of several sheets the one with the most answers
 */
export function readForm(grid: readonly (readonly string[])[]): Result<FormTable, FormRefusal> {
  const lines = grid.map((line) => line.map(toCell)).filter((line) => line.some(Boolean));
  const widest = Math.max(0, ...lines.map(countFilled));
  const headAt = lines.findIndex((line) => countFilled(line) >= Math.max(2, widest * 0.6));
  const head = lines[headAt];
  if (!head) return refuse({ type: "FormEmpty" });
  const rows = lines.slice(headAt + 1);
  if (rows.length === 0) return refuse({ type: "AnswersMissing" });
  if (rows.length > MOST_ANSWERS) return refuse({ type: "TooManyAnswers", most: MOST_ANSWERS });
  const width = Math.min(
    MOST_QUESTIONS,
    Math.max(head.length, ...rows.map(({ length }) => length)),
  );
  return ok({
    head: Array.from({ length: width }, (_, at) =>
      (head[at] || `${at + 1}번째 칸`).slice(0, LONGEST_HEAD_CHARACTERS),
    ),
    rows: rows.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? "")),
  });
}

function toCell(cell: string): string {
  return cell
    .normalize("NFC")
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[\u200B\uFEFF\0]/gu, "")
    .trim()
    .slice(0, LONGEST_ANSWER_CHARACTERS);
}

function countFilled(line: readonly string[]): number {
  return line.filter((cell) => cell !== "").length;
}
