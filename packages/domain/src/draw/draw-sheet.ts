import { toSeoulDay } from "../calendar-day/calendar-day.ts";
import { toSeoulTimeText } from "../calendar-day/korean-instant.ts";
import type { RecordSheet, SheetRows } from "../record/record-sheet.ts";
import { readTerms } from "./draw-terms.ts";
import { drawKind, drawTurnKind, type DrawItem, type KeptDraw } from "./draw.ts";
import { draw as drawRecord } from "./draw-record.ts";
import { runDraw } from "./run-draw.ts";
import { toDrawKey } from "./seal.ts";
import { listOpened } from "./turns.ts";

/** 「뽑기」: every draw with all that its receipt needs, thrown-away ones too. */
export const drawSheet: RecordSheet = {
  name: "뽑기",
  columns: [
    { head: "날짜", width: 12 },
    { head: "방식", width: 10 },
    { head: "조건", width: 40 },
    { head: "결과", width: 40 },
    { head: "봉인", width: 24 },
    { head: "부른 숫자", width: 10 },
    { head: "씨앗", width: 24 },
    { head: "버림", width: 6 },
  ],
  toLines: (rows) => {
    const draws = rows.list(drawKind);
    const thrownAway = new Set(draws.flatMap(({ again }) => again ?? []));
    return draws
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map((draw) => [
        draw.id.slice(0, 10),
        drawRecord.fields.kind.labels[draw.kind],
        draw.terms,
        toResult(draw).join(", "),
        draw.seal,
        draw.number ?? "",
        draw.seed,
        thrownAway.has(draw.id) ? "예" : "",
      ]);
  },
};

/** 「뽑은 이름」: which names of a draw were opened, and when. */
export const drawTurnSheet: RecordSheet = {
  name: "뽑은 이름",
  columns: [
    { head: "봉인", width: 24 },
    { head: "이름", width: 16 },
    { head: "날짜", width: 12 },
    { head: "시각", width: 10 },
    { head: "되돌림", width: 8 },
  ],
  toLines: (rows) => {
    const turns = new Map(rows.list(drawTurnKind).map((turn) => [turn.id, turn]));
    return rows
      .list(drawKind)
      .filter(({ kind }) => kind === "turns" || kind === "any")
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .flatMap((draw) =>
        listOpened(draw, turns).map(({ item, member, at = 0, undone }) => [
          draw.seal,
          toName(rows, item, member),
          toSeoulDay(at),
          toSeoulTimeText(at),
          undone || "",
        ]),
      );
  },
};

function toResult(draw: KeptDraw): readonly DrawItem[] {
  const terms = readTerms(draw.terms);
  if (!terms || terms.kind === "any") return [];
  return runDraw(terms, toDrawKey(draw.seed, draw.number ?? ""));
}

function toName(rows: SheetRows, item: DrawItem, member: string | undefined): string {
  const student = member === undefined ? undefined : rows.findStudent(member);
  return student ? `${student.number}번 ${student.name}` : String(item);
}
