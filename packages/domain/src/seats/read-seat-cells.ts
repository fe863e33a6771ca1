import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";
import { readNumbers } from "../names/read-numbers.ts";
import type { RosterStudent } from "../student/student.ts";
import type { PlanSeats } from "./change-plan.ts";
import type { Seat } from "./seat-room.ts";

export type SeatCellsRefusal =
  | { readonly type: "NobodyInCells" }
  | { readonly type: "MoreCellsThanSeats"; readonly rows: number; readonly columns: number };

export const seatCellsMessages: MessagesFor<SeatCellsRefusal> = {
  NobodyInCells: () => "우리 반 번호나 이름을 찾지 못했어요. 자리표의 칸을 그대로 붙여넣어 주세요.",
  MoreCellsThanSeats: ({ rows, columns }) =>
    `붙여넣은 표는 ${rows}줄 ${columns}칸이라 교실보다 커요. 교실 모양을 먼저 맞춰 주세요.`,
};

type Member = Pick<RosterStudent, "id" | "number" | "name">;

/**
 * The cells of a seating that was made elsewhere, pasted as they stand with the board above: 「25 장하은」, 「25」 or
 * 「장하은」. Rows and columns without a pupil (the board, an aisle) are none; the others are those of the room.
 *
 * @param seats all of the room
 */
export function readSeatCells(
  pasted: string,
  seats: readonly Seat[],
  members: readonly Member[],
): Result<PlanSeats, SeatCellsRefusal> {
  const cells = pasted
    .split(/\r?\n/u)
    .map((line) => line.split("\t").map((cell) => findPupil(cell, members)));
  const filled = cells.filter((row) => row.some(Boolean));
  const width = Math.max(0, ...filled.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, at) => at).filter((at) =>
    filled.some((row) => row[at]),
  );
  if (columns.length === 0) return refuse({ type: "NobodyInCells" });
  const rowLines = listLines(seats.map(({ row }) => row));
  const columnLines = listLines(seats.map(({ col }) => col));
  if (filled.length > rowLines.length || columns.length > columnLines.length)
    return refuse({ type: "MoreCellsThanSeats", rows: filled.length, columns: columns.length });
  const seated = new Map<string, string>();
  for (const [line, row] of filled.entries())
    for (const [place, at] of columns.entries()) {
      const seat = seats.find(
        (each) =>
          each.row === rowLines[line] && each.col === columnLines[place] && !(each.off ?? false),
      );
      const pupil = row[at];
      if (seat && pupil && !new Set(seated.values()).has(pupil.id)) seated.set(seat.id, pupil.id);
    }
  return seated.size > 0 ? ok(Object.fromEntries(seated)) : refuse({ type: "NobodyInCells" });
}

function findPupil(cell: string, members: readonly Member[]): Member | undefined {
  const { students } = readNumbers(cell, members);
  return students.length === 1 ? students[0] : undefined;
}

function listLines(values: readonly number[]): readonly number[] {
  return [...new Set(values)].toSorted((a, b) => a - b);
}
