import { bellsKind } from "../bells/bells.ts";
import { toSeoulDay } from "../calendar-day/calendar-day.ts";
import { toSeoulTimeText } from "../calendar-day/korean-instant.ts";
import { weekHeads } from "../calendar-day/week.ts";
import type { RecordSheet, SheetCell, SheetRows } from "../record/record-sheet.ts";
import { baseCellKind, baseTableKind, type BaseCell } from "./base-table.ts";
import { dayPlanKind } from "./day-plan.ts";
import { changeTypeLabels, lessonChangeKind } from "./lesson-change.ts";
import { toPlaceWords } from "./lesson-place.ts";
import { lessonKind } from "./lesson.ts";
import { sortSubjects, subjectKind, toSubjectName } from "./subject.ts";

/** 「과목」: with the hours that are planned. */
export const subjectSheet: RecordSheet = {
  name: "과목",
  columns: [
    { head: "과목", width: 20 },
    { head: "짧은 이름", width: 10 },
    { head: "선생님", width: 14 },
    { head: "교실", width: 14 },
    { head: "1학기 시수", width: 10 },
    { head: "2학기 시수", width: 10 },
  ],
  toLines: (rows) =>
    sortSubjects(rows.list(subjectKind)).map((subject) => [
      subject.name,
      subject.short,
      subject.teacher ?? "",
      subject.room ?? "",
      subject.plan?.first ?? "",
      subject.plan?.second ?? "",
    ]),
};

/** 「기본 시간표」: which tables there are. */
export const baseTableSheet: RecordSheet = {
  name: "기본 시간표",
  columns: [
    { head: "이날부터", width: 12 },
    { head: "이름", width: 20 },
  ],
  toLines: (rows) =>
    [...rows.list(baseTableKind)]
      .sort((a, b) => (a.from < b.from ? -1 : 1))
      .map(({ from, title }) => [from, title ?? ""]),
};

/** 「기본 시간표 칸」: each table as it hangs on the wall, a line a period. */
export const baseCellSheet: RecordSheet = {
  name: "기본 시간표 칸",
  columns: [
    { head: "이날부터", width: 12 },
    { head: "교시", width: 6 },
    ...weekHeads.map((head) => ({ head, width: 12 })),
  ],
  toLines: (rows) => {
    const toName = nameSubjects(rows);
    const lines = new Map<string, SheetCell[]>();
    for (const cell of [...rows.list(baseCellKind)].sort(compareCells)) {
      if (!cell.subjectId) continue;
      const key = `${cell.from}~${cell.period}`;
      const line = lines.get(key) ?? [cell.from, cell.period, "", "", "", "", "", "", ""];
      line[cell.weekday + 1] = [cell.classKey, toName(cell.subjectId)].filter(Boolean).join(" ");
      lines.set(key, line);
    }
    return [...lines.values()];
  },
};

/** 「하루 시간표」: days with fewer or shorter lessons, or other bells. */
export const dayPlanSheet: RecordSheet = {
  name: "하루 시간표",
  columns: [
    { head: "날짜", width: 12 },
    { head: "몇 교시까지", width: 12 },
    { head: "시정", width: 20 },
    { head: "단축(분)", width: 10 },
    { head: "점심 그대로", width: 12 },
    { head: "메모", width: 40 },
  ],
  toLines: (rows) => {
    const bells = new Map(rows.list(bellsKind).map(({ id, name }) => [id, name]));
    return [...rows.list(dayPlanKind)]
      .sort((a, b) => (a.day < b.day ? -1 : 1))
      .map((plan) => [
        plan.day,
        plan.lessons ?? "",
        plan.bellsId ? (bells.get(plan.bellsId) ?? "지운 시정") : "",
        plan.shortenBy ?? "",
        plan.keepLunch ? "예" : "",
        plan.note ?? "",
      ]);
  },
};

/** 「수업」: what was written of single lessons. */
export const lessonSheet: RecordSheet = {
  name: "수업",
  columns: [
    { head: "날짜", width: 12 },
    { head: "교시", width: 6 },
    { head: "단원", width: 30 },
    { head: "준비물", width: 30 },
    { head: "메모", width: 40 },
    { head: "못 마침", width: 8 },
  ],
  toLines: (rows) =>
    [...rows.list(lessonKind)]
      .sort((a, b) => (a.day === b.day ? a.period - b.period : a.day < b.day ? -1 : 1))
      .map((lesson) => [
        lesson.day,
        lesson.period,
        lesson.unit ?? "",
        lesson.bring ?? "",
        lesson.note ?? "",
        lesson.isHeld ? "예" : "",
      ]),
};

/** 「교환·보강」: the ledger in its order, entries that were taken back too. */
export const lessonChangeSheet: RecordSheet = {
  name: "교환·보강",
  columns: [
    { head: "종류", width: 10 },
    { head: "수업", width: 18 },
    { head: "바꾼 수업", width: 18 },
    { head: "과목", width: 14 },
    { head: "선생님", width: 16 },
    { head: "누가", width: 10 },
    { head: "까닭", width: 30 },
    { head: "적은 날", width: 12 },
    { head: "적은 시각", width: 10 },
    { head: "취소", width: 6 },
  ],
  toLines: (rows) => {
    const toName = nameSubjects(rows);
    return [...rows.list(lessonChangeKind)]
      .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
      .map((change) => [
        changeTypeLabels[change.type],
        toPlaceWords(change.a),
        change.b ? toPlaceWords(change.b) : "",
        change.subjectId ? toName(change.subjectId) : "",
        change.with ?? "",
        change.type === "cover" ? (change.isByMe ? "내가" : "동료가") : "",
        change.reason ?? "",
        toSeoulDay(change.at),
        toSeoulTimeText(change.at),
        change.isOff ? "예" : "",
      ]);
  },
};

function nameSubjects(rows: SheetRows): (id: string) => string {
  const subjects = new Map(rows.list(subjectKind).map((subject) => [subject.id, subject]));
  return (id) => toSubjectName(subjects, id);
}

function compareCells(a: BaseCell, b: BaseCell): number {
  return a.from === b.from ? a.period - b.period : a.from < b.from ? -1 : 1;
}
