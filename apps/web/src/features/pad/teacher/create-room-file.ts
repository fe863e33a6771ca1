import { toPadRoomSheets, type PadRoomRows } from "@damim/domain/pad/pad-room-sheets.ts";
import { createTableFile } from "../../../kit/table/create-table-file.ts";

/** Everything that was written in a room, with the pupils' real names: for the teacher alone. */
export async function createRoomFile(rows: PadRoomRows): Promise<Blob> {
  return createTableFile(...toPadRoomSheets(rows));
}
