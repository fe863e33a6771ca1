import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";
import { MOST_SEATS, type RoomShape, type Seat } from "./seat-room.ts";

/** The shapes that are built; the others are names of rows to come. */
export type BuiltShape = Extract<RoomShape, "pairs" | "single" | "groups4" | "groups5" | "groups6">;

export type RoomRefusal =
  | { readonly type: "RoomSizeUnclear"; readonly most: number }
  | { readonly type: "TooManySeats"; readonly seats: number; readonly most: number };

export const roomMessages: MessagesFor<RoomRefusal> = {
  RoomSizeUnclear: ({ most }) => `줄은 1부터 10까지, 분단은 1부터 ${most}까지 숫자로 적어 주세요.`,
  TooManySeats: ({ seats, most }) =>
    `${seats}자리예요. 한 교실에 ${most}자리까지 놓을 수 있어요. 줄이나 분단을 줄여 주세요.`,
};

const islandSizes = { groups4: 4, groups5: 5, groups6: 6 } as const;

/**
 * The seats of a room: `columns` are 분단, of groups islands side by side; `rows` are rows of seats, of groups rows of
 * islands.
 */
export function buildRoom(
  shape: BuiltShape,
  rows: number,
  columns: number,
): Result<readonly Seat[], RoomRefusal> {
  const most = shape === "pairs" ? 5 : 10;
  if (!isBetween(rows, 1, 10) || !isBetween(columns, 1, most))
    return refuse({ type: "RoomSizeUnclear", most });
  const seats =
    shape === "pairs" || shape === "single"
      ? buildColumns(shape === "pairs" ? ["L", "R"] : [""], rows, columns)
      : buildIslands(islandSizes[shape], rows, columns);
  return seats.length > MOST_SEATS
    ? refuse({ type: "TooManySeats", seats: seats.length, most: MOST_SEATS })
    : ok(seats);
}

function buildColumns(sides: readonly string[], rows: number, columns: number): readonly Seat[] {
  return listTo(columns).flatMap((team) =>
    listTo(rows).flatMap((row) =>
      sides.map((side, index) => {
        const desk = `${team}-${row}`;
        const col = (team - 1) * sides.length + index + 1;
        return { id: side ? `${desk}-${side}` : desk, row, col, desk, team };
      }),
    ),
  );
}

/** Islands are two seats wide; around each one row and one column stay free, so that neighbours stay inside. */
function buildIslands(size: number, rows: number, columns: number): readonly Seat[] {
  const deep = Math.ceil(size / 2);
  return listTo(rows).flatMap((islandRow) =>
    listTo(columns).flatMap((islandCol) => {
      const team = (islandRow - 1) * columns + islandCol;
      return listTo(size).map((place) => {
        const line = Math.ceil(place / 2);
        return {
          id: `${team}-${place}`,
          row: (islandRow - 1) * (deep + 1) + line,
          col: (islandCol - 1) * 3 + 2 - (place % 2),
          desk: `${team}-${line}d`,
          team,
        };
      });
    }),
  );
}

function listTo(last: number): readonly number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}

function isBetween(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
