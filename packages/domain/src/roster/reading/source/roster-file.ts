import { ok, refuse, type MessagesFor, type Result } from "../../../base/result.ts";

/** Why a file or paste as a whole could not be read. */
export type RosterFileRefusal =
  | { readonly type: "FileTooLarge"; readonly limitBytes: number }
  | { readonly type: "PasteTooLong"; readonly limitBytes: number }
  | { readonly type: "OldExcelFile" }
  | { readonly type: "FileLocked" }
  | { readonly type: "FileTypeUnknown"; readonly extension: string }
  | { readonly type: "FileUnreadable" }
  | { readonly type: "FileEmpty" }
  | { readonly type: "NameColumnMissing" }
  | { readonly type: "TooManyRows"; readonly limit: number };

export const ROSTER_FILE_LIMIT_BYTES = 5 * 1024 * 1024;

const safe = "명단은 그대로 있어요.";

export const rosterFileMessages: MessagesFor<RosterFileRefusal> = {
  FileTooLarge: ({ limitBytes }) =>
    `파일이 ${toMegabytes(limitBytes)}MB보다 커서 읽지 않았어요. ${safe} 명단이 있는 시트만 새 파일로 저장해서 다시 골라 주세요.`,
  PasteTooLong: ({ limitBytes }) =>
    `붙여넣은 내용이 ${toMegabytes(limitBytes)}MB보다 길어서 읽지 않았어요. 명단 부분만 복사해서 다시 붙여넣어 주세요.`,
  OldExcelFile: () =>
    `예전 엑셀 파일(.xls)은 읽을 수 없어요. ${safe} 엑셀이나 한셀에서 [다른 이름으로 저장]을 눌러 형식을 .xlsx로 바꿔 저장한 다음, 그 파일을 골라 주세요.`,
  FileLocked: () =>
    `암호가 걸린 파일이라 읽을 수 없어요. ${safe} 암호를 풀어 저장한 파일을 골라 주세요.`,
  FileTypeUnknown: ({ extension }) =>
    `${extension ? `.${extension} 파일은` : "이 파일은"} 읽을 수 없어요. ${safe} .xlsx, .csv, .tsv, .txt 파일을 고르거나 명단을 복사해서 붙여넣어 주세요.`,
  FileUnreadable: () =>
    `파일을 읽지 못했어요. 파일이 깨졌거나 형식이 이름과 달라요. ${safe} 파일을 열어 .xlsx로 다시 저장하거나 명단을 복사해서 붙여넣어 주세요.`,
  FileEmpty: () => "내용이 비어 있어요. 명단이 들어 있는 파일인지 확인해 주세요.",
  NameColumnMissing: () =>
    "이름이 있는 칸을 찾지 못했어요. 맨 윗줄에 번호와 이름이라고 적거나, 한 줄에 한 명씩 번호와 이름을 적어 주세요.",
  TooManyRows: ({ limit }) =>
    `학생이 ${limit.toLocaleString("ko-KR")}명보다 많아서 가져오지 않았어요. 가르치는 반의 명단만 담아 다시 해 주세요.`,
};

export type RosterFileFormat = "xlsx" | "text";

/**
 * How a file is read, by its first bytes and its name. An .xls that is an .xlsx inside is read; all other
 * .xls files (also the web pages that NEIS calls .xls) are refused with the way out.
 */
export function findRosterFormat(file: {
  readonly name: string;
  readonly sizeBytes: number;
  /** At least the first 8 bytes. */
  readonly head: Uint8Array;
}): Result<RosterFileFormat, RosterFileRefusal> {
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? "";
  if (file.sizeBytes === 0) return refuse({ type: "FileEmpty" });
  if (file.sizeBytes > ROSTER_FILE_LIMIT_BYTES) {
    return refuse({ type: "FileTooLarge", limitBytes: ROSTER_FILE_LIMIT_BYTES });
  }
  const isZip = startsWith(file.head, [0x50, 0x4b, 0x03, 0x04]);
  const isOldOffice = startsWith(file.head, [0xd0, 0xcf, 0x11, 0xe0]);
  switch (extension) {
    case "xlsx":
    case "xlsm":
      if (isZip) return ok("xlsx");
      // A password puts an .xlsx into the container of the old format.
      return refuse(isOldOffice ? { type: "FileLocked" } : { type: "FileUnreadable" });
    case "xls":
      return isZip ? ok("xlsx") : refuse({ type: "OldExcelFile" });
    case "csv":
    case "tsv":
    case "txt":
    case "tab":
      return isZip || isOldOffice ? refuse({ type: "FileUnreadable" }) : ok("text");
    default:
      return refuse({ type: "FileTypeUnknown", extension });
  }
}

function startsWith(head: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => head[index] === byte);
}

function toMegabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024);
}
