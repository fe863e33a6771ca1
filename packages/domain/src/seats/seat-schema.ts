import * as v from "valibot";
import { calendarDaySchema } from "../calendar-day/calendar-day-schema.ts";
import {
  idText,
  numberBetween,
  optional,
  studentIdText,
  textUpTo,
} from "../record/schema-parts.ts";
import { LONGEST_ROOM_TITLE_CHARACTERS, MOST_SEATS, ROOM_SHAPES } from "./seat-room.ts";
import { LONGEST_SEAT_REASON_CHARACTERS, SEAT_RULE_KINDS } from "./seat-rule.ts";

const place = v.pipe(numberBetween(1, 99), v.integer());
const seatId = v.pipe(v.string(), v.regex(/^[\w-]{1,20}$/));
const studentIds = v.pipe(v.array(studentIdText), v.maxLength(MOST_SEATS));

const seat = v.looseObject({
  id: seatId,
  row: place,
  col: place,
  desk: seatId,
  team: place,
  off: v.exactOptional(v.boolean()),
});

/** Of a `SeatRoom`. */
export const seatRoomSchema = v.looseObject({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_ROOM_TITLE_CHARACTERS)),
  shape: v.picklist(ROOM_SHAPES),
  seats: v.pipe(
    v.array(seat),
    v.maxLength(MOST_SEATS),
    v.check((seats) => new Set(seats.map(({ id }) => id)).size === seats.length),
  ),
  board: v.picklist(["top", "bottom"]),
  door: v.picklist(["left", "right"]),
});

/** Of a `SeatRule`. */
export const seatRuleSchema = v.looseObject({
  kind: v.picklist(SEAT_RULE_KINDS),
  a: optional(studentIds),
  b: optional(studentIds),
  what: optional(v.union([textUpTo(20), v.pipe(v.array(seatId), v.maxLength(MOST_SEATS))])),
  weight: v.picklist(["must", "wish"]),
  reason: optional(textUpTo(LONGEST_SEAT_REASON_CHARACTERS)),
  off: optional(v.boolean()),
});

/** Of a `SeatPlan`. */
export const seatPlanSchema = v.looseObject({
  from: calendarDaySchema,
  room: idText,
  seats: v.pipe(
    v.record(seatId, studentIdText),
    v.check((seats) => Object.keys(seats).length <= MOST_SEATS),
  ),
  draw: optional(idText),
  moved: optional(v.pipe(numberBetween(0, 10_000), v.integer())),
});
