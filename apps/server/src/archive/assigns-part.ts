import { assignScope } from "@damim/domain/class-assignment/assign-scope.ts";
import { listOwnAssigns } from "../assigns/erase-assign.ts";
import type { Queries } from "../db/schema.ts";
import type { ArchivePart } from "./archive-part.ts";
import { writeInThread } from "./sheets-part.ts";

const FOLDER = "반편성/";
/** Of the id: jobs may have one name. */
const MARK_CHARACTERS = 8;

/** One spreadsheet for each saved 반편성 of the teacher. For people: what is gone on with is its 「나누기 파일」. */
export function createAssignsPart(queries: Queries): ArchivePart {
  return {
    isOurs: (name) => name.startsWith(FOLDER),
    list: async ({ uid }) =>
      (await listOwnAssigns(queries, uid)).map((id) => ({
        name: `${FOLDER}반편성 ${id.slice(-MARK_CHARACTERS)}.xlsx`,
        async *read() {
          yield await writeInThread(queries, { scope: assignScope(id), place: "assign" });
        },
      })),
  };
}
