import type { RosterSheet } from "../roster/reading/roster-reading.ts";
import {
  parseAssignDraft,
  sortAssignPupils,
  toOldClass,
  toPlaceName,
  type AssignDraft,
} from "./assign-plan.ts";
import { toSexName, type AssignSheet } from "./assign-sheets.ts";

/** Of the sheet that a job is read from again. */
const KEPT_SHEET = "담임";
const KEPT_WORDS = "이 시트는 담임이 다시 열 때 읽어요. 지우거나 고치지 마세요.";
/** A cell of a spreadsheet holds 32,767. */
const CELL_LETTERS = 30_000;

/**
 * 「나누기 파일」: the whole job with its scores, rules and record, to go on on another device. People read the first
 * sheet; the last one is what is read again.
 */
export function toAssignFile(draft: AssignDraft): readonly AssignSheet[] {
  const kept = JSON.stringify(draft);
  const heads = [
    "이전 반",
    "번호",
    "이름",
    "성별",
    "생년월일",
    "점수",
    "생활지도",
    "특수",
    "임원",
    "전출",
  ];
  const mark = (is: boolean): string => (is ? "O" : "");
  return [
    {
      name: "나누기",
      columns: [...heads, "비고", "새 반"].map((head) => ({ head, width: 10 })),
      lines: sortAssignPupils(draft.pupils).map((pupil) => [
        toOldClass(pupil.classKey),
        pupil.number,
        pupil.name,
        toSexName(pupil),
        pupil.birthday ?? "",
        pupil.score === undefined ? "" : pupil.score / 10,
        pupil.behaviour,
        mark(pupil.special),
        mark(pupil.leader),
        mark(pupil.leaving),
        pupil.note ?? "",
        pupil.place === undefined ? "" : toPlaceName(draft.settings, pupil.place),
      ]),
    },
    {
      name: KEPT_SHEET,
      columns: [{ head: KEPT_WORDS, width: 60 }],
      lines: Array.from({ length: Math.ceil(kept.length / CELL_LETTERS) }, (_, index) => [
        kept.slice(index * CELL_LETTERS, (index + 1) * CELL_LETTERS),
      ]),
    },
  ];
}

/** The job of a 「나누기 파일」, or nothing where a file is none. */
export function readAssignFile(sheets: readonly RosterSheet[]): AssignDraft | undefined {
  const kept = sheets.find(({ name, rows }) => name === KEPT_SHEET && rows[0]?.[0] === KEPT_WORDS);
  if (!kept) return undefined;
  const draft = parseAssignDraft(
    kept.rows
      .slice(1)
      .map(([cell = ""]) => cell)
      .join(""),
  );
  return draft.pupils.length > 0 ? draft : undefined;
}

/** 「우리 반 파일」: the pupils of one class, and empty columns to fill in by hand. */
export function toClassFile(
  pupils: readonly {
    readonly number: number;
    readonly name: string;
    readonly sex?: "male" | "female" | null | undefined;
    readonly birthday?: string | null | undefined;
  }[],
  className: string,
): AssignSheet {
  const empty = ["점수", "생활지도", "특수", "임원", "전출", "쌍둥이", "따로", "함께", "비고"];
  return {
    name: className,
    columns: ["번호", "이름", "성별", "생년월일", ...empty].map((head) => ({ head, width: 10 })),
    lines: pupils.map(({ number, name, sex, birthday }) => [
      number,
      name,
      toSexName({ ...(sex && { sex }) }),
      birthday ?? "",
      ...empty.map(() => ""),
    ]),
  };
}
