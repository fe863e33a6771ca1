import { toFileName } from "@damim/domain/files/file.ts";
import { padScope } from "@damim/domain/pad/pad-scope.ts";
import type { Queries } from "../db/schema.ts";
import type { ArchivePart } from "./archive-part.ts";
import { writeInThread } from "./sheets-part.ts";

const FOLDER = "패드잇/";
/** Of the id: rooms may have one name. */
const MARK_CHARACTERS = 8;

/**
 * One spreadsheet for each pad room of the teacher, with all cards and comments under the pupils' real names. For
 * people: a room lives until its last day and is not brought back. Its pictures come as a zip of the room itself;
 * here they would make the archive too large to be taken in again.
 */
export function createPadRoomsPart(queries: Queries): ArchivePart {
  return {
    isOurs: (name) => name.startsWith(FOLDER),
    async list({ uid }) {
      const rooms = await queries
        .selectFrom("pad_rooms")
        .select(["id", "name"])
        .where("owner_id", "=", uid)
        .orderBy("id")
        .execute();
      return rooms.map(({ id, name }) => ({
        name: `${FOLDER}${toFileName(name)} ${id.slice(-MARK_CHARACTERS)}.xlsx`,
        async *read() {
          yield await writeInThread(queries, { scope: padScope(id), place: "padRoom" });
        },
      }));
    },
  };
}
