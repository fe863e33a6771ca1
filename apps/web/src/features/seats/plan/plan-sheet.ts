import { layRoom } from "@damim/domain/seats/lay-room.ts";
import type { Seat } from "@damim/domain/seats/seat-room.ts";
import type { TableSheet } from "../../../kit/table/create-table-file.ts";
import type { PlanSeat } from "./plan-grid.tsx";

/** The plan as a grid of cells, the board above. */
export function toPlanSheet(
  seats: readonly Seat[],
  findPupil: (seat: string) => PlanSeat | undefined,
): TableSheet {
  const { columns, rows, places } = layRoom(seats);
  return {
    name: "자리표",
    title: "칠판",
    columns: columns.map((track) => ({ head: "", width: track === "seat" ? 14 : 4 })),
    lines: rows.map((_, row) =>
      columns.map((__, column) => {
        const seat = seats.find(({ id }) => {
          const place = places.get(id);
          return place?.row === row + 1 && place.column === column + 1;
        });
        const pupil = seat && !seat.off ? findPupil(seat.id) : undefined;
        return pupil ? `${pupil.number} ${pupil.name}` : "";
      }),
    ),
  };
}
