import { createRow } from "@damim/sync/change.ts";
import * as v from "valibot";
import { numberBetween } from "../record/schema-parts.ts";
import {
  LONGEST_ROOM_TITLE_CHARACTERS,
  MOST_SEATS,
  ROOM_SHAPES,
  seatRoomKind,
  type SeatRoom,
} from "../seats/seat-room.ts";
import { toFreeTitle, type TemplateKind } from "./template-kind.ts";

const place = v.pipe(numberBetween(1, 99), v.integer());

const schema = v.strictObject({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_ROOM_TITLE_CHARACTERS)),
  shape: v.picklist(ROOM_SHAPES),
  board: v.picklist(["top", "bottom"]),
  door: v.picklist(["left", "right"]),
  /** Who sits at one desk has its number. */
  seats: v.pipe(
    v.array(
      v.strictObject({
        row: place,
        col: place,
        desk: place,
        team: place,
        off: v.optional(v.boolean()),
      }),
    ),
    v.nonEmpty(),
    v.maxLength(MOST_SEATS),
  ),
});

type SeatRoomTemplate = v.InferOutput<typeof schema>;

/** 자리 모양: the room and its seats; who sits where, and who may not, stays. */
export const seatRoomTemplate: TemplateKind<SeatRoom, SeatRoomTemplate> = {
  name: "seatRoom",
  label: "자리 모양",
  version: 1,
  fields: { title: "shared", shape: "shared", seats: "shared", board: "shared", door: "shared" },
  schema,
  take({ title, shape, board, door, seats }) {
    const desks = [...new Set(seats.map(({ desk }) => desk))];
    return {
      title,
      shape,
      board,
      door,
      seats: seats.map(({ row, col, desk, team, off }) => ({
        row,
        col,
        desk: desks.indexOf(desk) + 1,
        team,
        ...(off ? { off } : {}),
      })),
    };
  },
  titleOf: ({ title }) => title,
  listShared: ({ title, seats }) => [
    `이름 「${title}」`,
    `자리 ${seats.filter(({ off }) => !off).length}개와 통로`,
    "칠판과 문의 자리",
  ],
  listDropped: () => ["앉은 학생", "자리 규칙과 까닭", "뽑은 날짜"],
  make: ({ title, shape, board, door, seats }, { id, titles }) =>
    createRow(seatRoomKind.name, id, {
      title: toFreeTitle(title, titles, LONGEST_ROOM_TITLE_CHARACTERS),
      shape,
      board,
      door,
      seats: seats.map((seat, index) => ({ ...seat, id: `s${index + 1}`, desk: `d${seat.desk}` })),
    }),
};
