import type { RowOf } from "../record/field.ts";
import { choice, day, own, ref, text, upTo, whole, yes } from "../record/fields.ts";
import { maybe } from "../record/vary-field.ts";
import { record } from "../record/record.ts";
import { findRow, type RecordSheet, type SheetRows } from "../record/record-sheet.ts";
import type { Shape } from "../record/shape.ts";
import type { StudentId } from "../student/student.ts";
import { roomShapeLabels } from "./room-shape-labels.ts";
import { seatPlanKind } from "./seat-plan.ts";
import {
  listUsedSeats,
  LONGEST_ROOM_TITLE_CHARACTERS,
  MOST_SEATS,
  seatRoomKind,
  type KeptSeatRoom,
  type Seat,
} from "./seat-room.ts";
import { LONGEST_SEAT_REASON_CHARACTERS, seatRuleKind, type SeatRuleKind } from "./seat-rule.ts";
import { toRuleWords, toSeatNameById } from "./seat-words.ts";

const SEAT_ID = /^[\w-]{1,20}$/;
const seatId: Shape = { type: "pattern", pattern: SEAT_ID };
const place: Shape = { type: "whole", least: 1, most: 99 };

const roomFields = {
  title: own<string>(
    { type: "text", most: LONGEST_ROOM_TITLE_CHARACTERS, isNeeded: true },
    { label: "이름", isInSubject: true, column: { head: "교실", width: 20 } },
  ),
  shape: choice("모양", roomShapeLabels, { column: { width: 12 } }),
  /** One value, set in one form; each stands once. */
  seats: own<readonly Seat[]>({
    type: "checked",
    of: {
      type: "list",
      most: MOST_SEATS,
      of: {
        type: "parts",
        isLoose: true,
        of: { id: seatId, row: place, col: place, desk: seatId, team: place, off: { type: "yes" } },
        optional: ["off"],
      },
    },
    isRight: (seats: readonly Seat[]) => new Set(seats.map(({ id }) => id)).size === seats.length,
  }),
  /** On which side of the plan the board is drawn. */
  board: own<"top" | "bottom">({ type: "choice", values: ["top", "bottom"] }),
  /** On which side the door is, facing the board. */
  door: choice(undefined, { left: "왼쪽", right: "오른쪽" }, { column: { head: "문", width: 8 } }),
};

/** A classroom. */
export type SeatRoom = RowOf<typeof roomFields>;

export const seatRoom = record({
  kind: seatRoomKind,
  scope: "year",
  topics: ["seating"],
  // It is built in one press; plans of before keep their room.
  hasNoHistory: true,
  sort: "교실",
  subject: ({ title }) => (typeof title === "string" ? `「${title}」` : "교실"),
  fields: roomFields,
  columns: ["title", "shape", ["자리", 8, (room) => listUsedSeats(room).length], "door"],
});

const studentIds: Shape = { type: "list", of: { type: "student" }, most: MOST_SEATS };
const ruleFields = {
  kind: own<SeatRuleKind>({
    type: "choice",
    values: ["fixed", "notSeat", "zone", "apart", "together", "sight", "desks", "spread"],
  }),
  /** Whom it is about; of `desks` nobody. Several mean the same for each. */
  a: maybe(own<readonly StudentId[]>(studentIds)),
  /** Of `apart`, `together` and `sight`: the others; of `sight` those who are tall. */
  b: maybe(own<readonly StudentId[]>(studentIds)),
  /**
   * `fixed`, `notSeat`: a seat. `zone`: a `Zone`, or drawn seats. `apart`: "desk", "near", "team", or how many seats, "2"
   * to "6". `together`: "desk", "near", "team". `desks`: "mixed", "same", "free".
   */
  what: maybe(
    own<string | readonly string[]>({
      type: "either",
      of: [upTo(20), { type: "list", of: seatId, most: MOST_SEATS }],
    }),
  ),
  /** A must, or only wished. */
  weight: choice(undefined, { must: "꼭", wish: "되도록" }, { column: { head: "꼭", width: 8 } }),
  reason: text("이유", { most: LONGEST_SEAT_REASON_CHARACTERS, column: { width: 40 } }),
  off: yes("쉼", { said: false, say: "예", column: { width: 6 } }),
};

/** One thing that a seating has to respect. */
export type SeatRule = RowOf<typeof ruleFields>;

export const seatRule = record({
  kind: seatRuleKind,
  scope: "year",
  topics: ["seating"],
  // One line, which rests or goes, and 되돌리기 takes back.
  hasNoHistory: true,
  sort: "자리 규칙",
  subject: ({ a, b }, { nameStudent }) =>
    [a, b]
      .flat()
      .filter((id) => typeof id === "string")
      .map(nameStudent)
      .join(", ") || "자리 규칙",
  fields: ruleFields,
  // Rules that rest too. Seats are said as in the first room.
  columns: [
    [
      "규칙",
      40,
      (rule, rows) =>
        toRuleWords(rule, {
          pupils: [rule.a, rule.b].flatMap((ids) =>
            (ids ?? []).flatMap((id) => rows.findStudent(id) ?? []),
          ),
          seats: listRooms(rows).flatMap((room) => room.seats),
        }),
    ],
    "weight",
    "reason",
    "off",
  ],
});

const planFields = {
  from: day("이날부터"),
  /** The id of the `seatRoom`. */
  room: ref(),
  /** By seat. One value: a seating is made as a whole. */
  seats: own<Readonly<Record<string, StudentId>>>({
    type: "checked",
    of: { type: "map", keys: SEAT_ID, of: { type: "student" } },
    isRight: (seats: object) => Object.keys(seats).length <= MOST_SEATS,
  }),
  /** The id of the `draw` that gave it. */
  draw: maybe(ref()),
  /** It was drawn over another seating, and nobody has opened a card or taken it: the other one holds. */
  waits: yes("아직 앉지 않음", { said: false, say: "예" }),
  /** How often two were changed by hand after it. */
  moved: maybe(whole(undefined, { least: 0, most: 10_000 })),
};

/** Who sits where, from a day on. */
export type SeatPlan = RowOf<typeof planFields>;

/** 「자리」: who sat where from which day on. */
const seatPlanSheet: RecordSheet = {
  name: "자리",
  columns: [
    { head: "이날부터", width: 12 },
    { head: "교실", width: 20 },
    { head: "자리", width: 24 },
    { head: "번호", width: 6 },
    { head: "이름", width: 12 },
    { head: "손으로 바꿈", width: 12 },
  ],
  toLines: (rows) =>
    rows
      .list(seatPlanKind)
      .toSorted((a, b) => (`${a.from} ${a.id}` < `${b.from} ${b.id}` ? -1 : 1))
      .flatMap((plan) => {
        const room = findRow(rows, seatRoomKind, plan.room);
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
      }),
};

export const seatPlan = record({
  kind: seatPlanKind,
  scope: "year",
  topics: ["seating"],
  // Each draw is a row of its own.
  hasNoHistory: true,
  sort: "자리",
  subject: () => "자리표",
  fields: planFields,
  sheets: [seatPlanSheet],
});

function listRooms(rows: SheetRows): readonly KeptSeatRoom[] {
  return rows.list(seatRoomKind).toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
