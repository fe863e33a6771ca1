import { createRow } from "@damim/sync/change.ts";
import * as v from "valibot";
import { numberBetween } from "../record/schema-parts.ts";
import { roomShapeLabels } from "../seats/room-shape-labels.ts";
import {
  LONGEST_ROOM_TITLE_CHARACTERS,
  MOST_SEATS,
  seatRoomKind,
  type RoomShape,
  type SeatRoom,
} from "../seats/seat-room.ts";
import { seatRuleKind, type SeatRule } from "../seats/seat-rule.ts";
import {
  nothingDropped,
  toFreeTitle,
  type SharedFields,
  type TemplateKind,
} from "./template-kind.ts";

const place = v.pipe(numberBetween(1, 99), v.integer());

const schema = v.strictObject({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_ROOM_TITLE_CHARACTERS)),
  shape: v.picklist(Object.keys(roomShapeLabels) as RoomShape[]),
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
  /** Who sits at one desk, of all; since version 2. */
  desks: v.optional(
    v.strictObject({
      what: v.picklist(["mixed", "same", "free"]),
      weight: v.picklist(["must", "wish"]),
    }),
  ),
});

type SeatRoomTemplate = v.InferOutput<typeof schema>;

interface Source {
  readonly room: SeatRoom;
  readonly rules: readonly SeatRule[];
}

interface Fields {
  readonly room: SharedFields<SeatRoom>;
  /** Of a rule that names nobody; whoever is named stays with her rule. */
  readonly rule: SharedFields<SeatRule>;
}

const deskWords = { mixed: "남녀 섞어", same: "남녀 따로", free: "남녀 상관없이" } as const;

/** 자리 모양: the room, its seats, and the one rule that names nobody; who sits where, and who may not, stays. */
export const seatRoomTemplate: TemplateKind<Source, SeatRoomTemplate, Fields> = {
  name: "seatRoom",
  version: 2,
  fields: {
    room: { title: "shared", shape: "shared", seats: "shared", board: "shared", door: "shared" },
    rule: {
      kind: "shared",
      what: "shared",
      weight: "shared",
      a: "dropped",
      b: "dropped",
      reason: "dropped",
      off: "dropped",
    },
  },
  schema,
  take({ room: { title, shape, board, door, seats }, rules }) {
    const ids = [...new Set(seats.map(({ desk }) => desk))];
    const rule = rules.find(isOfDesks);
    return {
      title,
      shape,
      board,
      door,
      seats: seats.map(({ row, col, desk, team, off }) => ({
        row,
        col,
        desk: ids.indexOf(desk) + 1,
        team,
        ...(off ? { off } : {}),
      })),
      ...(rule && { desks: { what: rule.what, weight: rule.weight } }),
    };
  },
  titleOf: ({ title }) => title,
  listShared: ({ title, seats, desks }) => [
    `이름 「${title}」`,
    `자리 ${seats.filter(({ off }) => !off).length}개와 통로`,
    "칠판과 문의 자리",
    ...(desks ? [`규칙 「짝은 ${deskWords[desks.what]}」`] : []),
  ],
  picture({ seats, board }) {
    const columns = Math.max(...seats.map(({ col }) => col));
    const lines = Math.max(...seats.map(({ row }) => row));
    const isOnTop = board === "top";
    return {
      columns,
      rows: lines + 1,
      cells: [
        { x: 0, y: isOnTop ? 0 : lines, w: columns, h: 1, text: "칠판" },
        ...seats
          .filter(({ off }) => !off)
          .map(({ row, col }) => ({
            x: col - 1,
            y: isOnTop ? row : row - 1,
            w: 1,
            h: 1,
            text: "",
          })),
      ],
    };
  },
  listDropped: ({ rules }) => {
    const named = rules.filter(({ kind }) => kind !== "desks").length;
    return ["앉은 학생", "뽑은 날짜", ...(named > 0 ? [`학생을 정한 규칙 ${named}개와 이유`] : [])];
  },
  countDropped: ({ rules }) => ({
    ...nothingDropped,
    names: rules.reduce((sum, { a, b }) => sum + (a?.length ?? 0) + (b?.length ?? 0), 0),
  }),
  make: ({ title, shape, board, door, seats, desks }, { newId, titles }) => [
    createRow(seatRoomKind.name, newId(), {
      title: toFreeTitle(title, titles, LONGEST_ROOM_TITLE_CHARACTERS),
      shape,
      board,
      door,
      seats: seats.map((seat, index) => ({ ...seat, id: `s${index + 1}`, desk: `d${seat.desk}` })),
    }),
    // It rests: rules hold for every room, and hers go first.
    ...(desks
      ? [createRow(seatRuleKind.name, newId(), { kind: "desks", ...desks, off: true })]
      : []),
  ],
};

function isOfDesks(rule: SeatRule): rule is SeatRule & { readonly what: keyof typeof deskWords } {
  return rule.kind === "desks" && typeof rule.what === "string" && rule.what in deskWords;
}
