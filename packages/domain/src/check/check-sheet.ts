import { studentColumns, toStudentCells, type RecordSheet } from "../record/record-sheet.ts";
import { checkKind, checkMarkKind } from "./check.ts";
import { stateSigns } from "./check-cells.ts";

/** 「제출」: who handed in what, by check, round and number. */
export const checkMarkSheet: RecordSheet = {
  name: "제출",
  columns: [
    { head: "체크", width: 30 },
    { head: "회차", width: 12 },
    ...studentColumns,
    { head: "제출", width: 8 },
    { head: "적은 날", width: 12 },
    { head: "메모", width: 40 },
  ],
  toLines: (rows) => {
    const checks = new Map(rows.list(checkKind).map((check) => [check.id, check]));
    return [...rows.list(checkMarkKind)]
      .map((mark) => {
        const check = checks.get(mark.checkId);
        const number = rows.findStudent(mark.studentId)?.number ?? 0;
        const order = [check ? toOrder(check) : mark.checkId, mark.round, pad(number), mark.id];
        return { mark, title: check?.title ?? "지운 체크", order: order.join("~") };
      })
      .sort((a, b) => (a.order < b.order ? -1 : 1))
      .map(({ mark, title }) => [
        title,
        mark.round === "one" ? "" : mark.round,
        ...toStudentCells(rows, mark.studentId),
        mark.state ? stateSigns[mark.state] : "아직",
        mark.on ?? "",
        mark.note ?? "",
      ]);
  },
};

function toOrder({ order, id }: { readonly order: string; readonly id: string }): string {
  return `${order}~${id}`;
}

function pad(number: number): string {
  return String(number).padStart(3, "0");
}
