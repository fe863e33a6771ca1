import { recordSheets } from "@damim/domain/registry/checked-kinds.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import type { Refusal, RefusalType } from "@damim/sync/protocol.ts";
import type { RefusedRecord } from "./archive-part.ts";
import type { ArchivedRow } from "./rows-json.ts";

const LONGEST_WORDS = 80;

const reasons: Readonly<Record<RefusalType, string>> = {
  clock: "쓴 시각이 지금보다 앞서 있어요.",
  gone: "지운 기록을 고친 조각만 있어요.",
  denied: "이 자리에 둘 수 없는 기록이에요.",
  invalid: "내용이 형식에 맞지 않아요.",
  "unknown-kind": "서버가 아직 모르는 기록이에요. 서버를 새 판으로 바꾸면 가져올 수 있어요.",
  "too-large": "한 기록이 너무 길어요.",
  malformed: "기록이 깨져 있어요.",
};

/** A row that was not taken, as its owner would name it: sheet, day, number, name. */
export function describeRefused(
  row: ArchivedRow,
  refusal: Refusal,
  all: readonly ArchivedRow[],
): RefusedRecord {
  const { studentId, day, number, name } = row.data;
  const student = all.find(({ kind, id }) => kind === studentKind.name && id === studentId)?.data;
  const words = [day, number ?? student?.["number"], name ?? student?.["name"]].filter(
    (part) => (typeof part === "string" && part !== "") || typeof part === "number",
  );
  return {
    sort: recordSheets.find(({ kind }) => kind === row.kind)?.name ?? null,
    words: (words.join(" · ") || row.id).slice(0, LONGEST_WORDS),
    reason: reasons[refusal.type],
  };
}
