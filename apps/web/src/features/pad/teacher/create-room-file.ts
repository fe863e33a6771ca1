import { toPadRoomSheets, type PadRoomRows } from "@damim/domain/pad/pad-room-sheets.ts";
import { writeXlsx } from "hucre/xlsx";

/** Everything that was written in a room, with the pupils' real names: for the teacher alone. */
export async function createRoomFile(rows: PadRoomRows): Promise<Blob> {
  const bytes = await writeXlsx({
    sheets: toPadRoomSheets(rows).map(({ name, columns, lines }) => ({
      name,
      rows: [columns.map(({ head }) => head), ...lines.map((line) => [...line])],
      columns: columns.map(({ width }) => ({ width })),
      freezePane: { rows: 1 },
    })),
  });
  return new Blob([new Uint8Array(bytes)], {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  });
}
