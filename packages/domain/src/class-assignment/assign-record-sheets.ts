import type { RecordSheet, SheetRows } from "../record/record-sheet.ts";
import { readAssignRows } from "./assign-rows.ts";
import {
  emptyAssignDraft,
  sortAssignPupils,
  toPlaceName,
  type AssignDraft,
} from "./assign-plan.ts";
import { listRecord, toInstantWords, toSexName, type AssignRecordLine } from "./assign-sheets.ts";

/** The job as an archive shows it to people: its pupils with their new class, and 협의 기록 (spec 13 §4). */
export const assignPlanSheet: RecordSheet = {
  name: "반편성",
  columns: ["제목", "반", "인원"].map((head) => ({ head, width: 20 })),
  toLines: (rows) => {
    const { settings, pupils } = read(rows);
    return Array.from({ length: settings.classes }, (_, place) => [
      settings.title,
      `${toPlaceName(settings, place)}반`,
      pupils.filter((pupil) => pupil.place === place).length,
    ]);
  },
};

export const assignPupilSheet: RecordSheet = {
  name: "반편성 학생",
  columns: ["이전 반", "번호", "이름", "성별", "점수", "비고", "새 반"].map((head) => ({
    head,
    width: 12,
  })),
  toLines: (rows) => {
    const { settings, pupils } = read(rows);
    return sortAssignPupils(pupils).map((pupil) => [
      pupil.classKey,
      pupil.number,
      pupil.name,
      toSexName(pupil),
      pupil.score === undefined ? "" : pupil.score / 10,
      pupil.note ?? "",
      pupil.place === undefined ? "" : `${toPlaceName(settings, pupil.place)}반`,
    ]);
  },
};

export const assignRuleSheet: RecordSheet = {
  name: "반편성 규칙",
  columns: ["규칙", "학생", "까닭"].map((head) => ({ head, width: 30 })),
  toLines: (rows) => {
    const { rules, pupils } = read(rows);
    const names = new Map(pupils.map(({ id, name }) => [id, name]));
    return rules.map(({ type, pupils: ids, reason }) => [
      ruleNames[type],
      ids.map((id) => names.get(id) ?? "지운 학생").join(", "),
      reason ?? "",
    ]);
  },
};

export const assignRunSheet = toRecordSheet("나눈 기록", ({ act }) => act === undefined);
export const assignMoveSheet = toRecordSheet("협의 기록", ({ act }) => act !== undefined);

function toRecordSheet(name: string, isOn: (line: AssignRecordLine) => boolean): RecordSheet {
  return {
    name,
    columns: ["일시", "한 일", "사유", "치우침"].map((head) => ({ head, width: 24 })),
    toLines: (rows) =>
      listRecord(read(rows))
        .filter(isOn)
        .map(({ at, words, why, change }) => [toInstantWords(at), words, why, change]),
  };
}

const ruleNames = { apart: "따로", together: "함께", fixed: "고정" } as const;

function read(rows: SheetRows): AssignDraft {
  const draft = readAssignRows((kind) => new Map(rows.list(kind).map((row) => [row.id, row])));
  return draft ?? emptyAssignDraft;
}
