import { WALL_COLUMNS, WALL_ROWS, type Cell } from "@damim/domain/group-screen/wall.ts";

/** What a widget has for its letters, in steps of the stage (1/270 of its height). */
interface Room {
  readonly wide: number;
  readonly high: number;
}

/** Of the whole wall, between head and foot; and between two widgets. */
const WALL: Room = { wide: 452, high: 200 };
const GAP = 5;
/** 2.2 % of the height: smaller letters are not read from the last row of a class. */
const LEAST = 6.2;

export function toRoom({ w, h }: Pick<Cell, "w" | "h">): Room {
  return {
    wide: ((WALL.wide + GAP) / WALL_COLUMNS) * w - GAP,
    high: ((WALL.high + GAP) / WALL_ROWS) * h - GAP,
  };
}

/** The largest letters with which a text stands in a room, up to `most`. */
export function fitText(text: string, { wide, high }: Room, most: number): number {
  const lines = text.split("\n").map(({ length }) => length);
  for (let size = most; size > LEAST; size -= 0.5) {
    const inLine = Math.max(1, Math.floor(wide / size));
    const count = lines.reduce((all, length) => all + Math.max(1, Math.ceil(length / inLine)), 0);
    if (count * size * 1.35 <= high) return size;
  }
  return LEAST;
}

/** How many groups stand side by side, and how large their letters are. */
export function fitGroups(
  groups: {
    readonly count: number;
    /** Of the largest one. */
    readonly members: number;
    /** Letters of the longest name with its role. */
    readonly letters: number;
  },
  { wide, high }: Room,
): { readonly columns: number; readonly size: number } {
  const { count, members, letters } = groups;
  let best = { columns: 1, size: 0 };
  for (let columns = 1; columns <= Math.max(1, count); columns += 1) {
    const rows = Math.ceil(count / columns);
    const tile = {
      wide: (wide + GAP) / columns - GAP - 12,
      high: (high + GAP) / rows - GAP - 10,
    };
    const size = Math.min(14, tile.high / (1.7 + members * 1.4), tile.wide / letters);
    if (size > best.size) best = { columns, size };
  }
  return { ...best, size: Math.max(LEAST, best.size) };
}
