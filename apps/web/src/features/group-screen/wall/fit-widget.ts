import { WALL_COLUMNS, WALL_ROWS, type Cell } from "@damim/domain/group-screen/wall.ts";

/** What a widget has for its clock, in steps of the stage (1/270 of its height). */
interface Room {
  readonly wide: number;
  readonly high: number;
}

/** Of the whole wall, between head and foot; and between two widgets. */
const WALL: Room = { wide: 452, high: 200 };
const GAP = 5;

export function toRoom({ w, h }: Pick<Cell, "w" | "h">): Room {
  return {
    wide: ((WALL.wide + GAP) / WALL_COLUMNS) * w - GAP,
    high: ((WALL.high + GAP) / WALL_ROWS) * h - GAP,
  };
}
