import type { MessagesFor } from "../base/result.ts";
import { parseDelimited } from "../roster/reading/source/parse-delimited.ts";
import type { RosterFileRefusal } from "../roster/reading/source/roster-file.ts";
import { formMessages, type FormRefusal } from "./form-refusal.ts";

/** Why a file or paste of answers could not be read. */
export type FormFileRefusal =
  | FormRefusal
  | Exclude<RosterFileRefusal, { readonly type: "NameColumnMissing" | "TooManyRows" }>;

const safe = "있던 설문은 그대로 있어요.";

export const formFileMessages: MessagesFor<FormFileRefusal> = {
  ...formMessages,
  FileTooLarge: () =>
    `파일이 5MB보다 커서 읽지 않았어요. ${safe} 응답이 있는 시트만 새 파일로 저장해 주세요.`,
  PasteTooLong: () => `붙여넣은 내용이 5MB보다 길어요. ${safe} 응답 부분만 다시 붙여넣어 주세요.`,
  OldExcelFile: () =>
    `예전 엑셀 파일(.xls)은 읽을 수 없어요. ${safe} [다른 이름으로 저장]에서 .xlsx로 바꿔 저장한 파일을 골라 주세요.`,
  FileLocked: () =>
    `암호가 걸린 파일이라 읽을 수 없어요. ${safe} 암호를 풀어 저장한 파일을 골라 주세요.`,
  FileTypeUnknown: ({ extension }) =>
    `${extension ? `.${extension} 파일은` : "이 파일은"} 읽을 수 없어요. ${safe} .xlsx나 .csv 파일을 고르거나 표를 복사해서 붙여넣어 주세요.`,
  FileUnreadable: () =>
    `파일을 읽지 못했어요. ${safe} 파일을 열어 .xlsx로 다시 저장하거나 표를 복사해서 붙여넣어 주세요.`,
  FileEmpty: () => "내용이 비어 있어요. 응답이 들어 있는지 확인해 주세요.",
};

/**
 * Cuts the text of a .csv or a paste into cells: tabs from a spreadsheet, else what the line of heads has more of. An
 * answer in quotes may hold line breaks.
 */
export function splitFormText(text: string): readonly (readonly string[])[] {
  const plain = text.replaceAll(/\r\n?/gu, "\n").replace(/^\ufeff/u, "");
  const [head = ""] = plain.trimStart().split("\n");
  if (head.includes("\t")) return parseDelimited(plain, "\t");
  const count = (sign: string): number => head.split(sign).length;
  return parseDelimited(plain, count(";") > count(",") ? ";" : ",");
}

/** 「겨울 음악회 설문(응답).xlsx」 is 「겨울 음악회 설문」. */
export function toSurveyTitle(fileName: string): string {
  const title = fileName
    .normalize("NFC")
    .replace(/\.[^.]+$/u, "")
    .replaceAll(/\s*\((?:응답|responses|설문지 ?응답 ?시트\d*|\d+(?:-\d+)*)\).*$/giu, "")
    .replaceAll("_", " ")
    .trim();
  return title.slice(0, 60) || "이름 없는 설문";
}
