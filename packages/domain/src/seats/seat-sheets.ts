import type { RecordSheet, SheetRows } from "../record/record-sheet.ts";
import type { SeatPupil } from "./seat-problem.ts";
import { seatPlanKind } from "./seat-plan.ts";
import { seatRoomKind, type KeptSeatRoom } from "./seat-room.ts";
import { roomShapeLabels } from "./room-shape-labels.ts";
import { seatRuleKind } from "./seat-rule.ts";
import { toRuleWords, toSeatNameById } from "./seat-words.ts";

/** 「교실」: which rooms there are. */
export const seatRoomSheet: RecordSheet = {
  name: "교실",
  columns: [
    { head: "교실", width: 20 },
    { head: "모양", width: 12 },
    { head: "자리", width: 8 },
    { head: "문", width: 8 },
  ],
  toLines: (rows) =>
    listRooms(rows).map((room) => [
      room.title,
      roomShapeLabels[room.shape],
      room.seats.filter(({ off }) => !off).length,
      room.door === "left" ? "왼쪽" : "오른쪽",
    ]),
};

/** 「자리 규칙」: what seatings respect, rules that rest too. Seats are said as in the first room. */
export const seatRuleSheet: RecordSheet = {
  name: "자리 규칙",
  columns: [
    { head: "규칙", width: 40 },
    { head: "꼭", width: 8 },
    { head: "까닭", width: 40 },
    { head: "쉼", width: 6 },
  ],
  toLines: (rows) => {
    const seats = listRooms(rows).flatMap((room) => room.seats);
    return rows
      .list(seatRuleKind)
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map((rule) => [
        toRuleWords(rule, {
          pupils: listPupils(rows, [...(rule.a ?? []), ...(rule.b ?? [])]),
          seats,
        }),
        rule.weight === "must" ? "꼭" : "되도록",
        rule.reason ?? "",
        rule.off ? "예" : "",
      ]);
  },
};

/** 「자리」: who sat where from which day on. */
export const seatPlanSheet: RecordSheet = {
  name: "자리",
  columns: [
    { head: "이날부터", width: 12 },
    { head: "교실", width: 20 },
    { head: "자리", width: 24 },
    { head: "번호", width: 6 },
    { head: "이름", width: 12 },
    { head: "손으로 바꿈", width: 12 },
  ],
  toLines: (rows) => {
    const rooms = new Map(listRooms(rows).map((room) => [room.id, room]));
    return rows
      .list(seatPlanKind)
      .toSorted((a, b) => (`${a.from} ${a.id}` < `${b.from} ${b.id}` ? -1 : 1))
      .flatMap((plan) => {
        const room = rooms.get(plan.room);
        const seats = room?.seats ?? [];
        const order = (id: string): number => seats.findIndex((seat) => seat.id === id);
        return Object.entries(plan.seats)
          .toSorted(([a], [b]) => order(a) - order(b) || (a < b ? -1 : 1))
          .map(([seat, pupil]) => {
            const student = rows.findStudent(pupil);
            return [
              plan.from,
              room?.title ?? "지운 교실",
              room ? toSeatNameById(seat, seats) : seat,
              student?.number ?? "",
              student?.name ?? "지운 학생",
              plan.moved || "",
            ];
          });
      });
  },
};

function listRooms(rows: SheetRows): readonly KeptSeatRoom[] {
  return rows.list(seatRoomKind).toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

function listPupils(rows: SheetRows, ids: readonly string[]): readonly SeatPupil[] {
  return ids.flatMap((id) => rows.findStudent(id) ?? []);
}
