import { toSheetsEntry } from "@damim/domain/archive/archive-layout.ts";
import { decideClubAct } from "@damim/domain/club/decide-club-act.ts";
import { readClubRole } from "@damim/domain/club/club-role.ts";
import { toFileName } from "@damim/domain/files/file.ts";
import type { Queries } from "../db/schema.ts";
import type { ArchivePart } from "./archive-part.ts";
import { listOwnScopes } from "./read-scope-rows.ts";
import { writeInThread } from "./sheets-part.ts";

const FOLDER = "클럽/";

/**
 * The spreadsheets of the clubs in which she may take things out, a folder a club, for people: they belong to the club
 * and are not brought back from an archive (spec 14 §9).
 */
export function createClubsPart(queries: Queries): ArchivePart {
  return {
    isOurs: (name) => name.startsWith(FOLDER),
    async list({ uid }) {
      const clubs = await queries
        .selectFrom("club_members")
        .innerJoin("clubs", "clubs.uid", "club_members.club_uid")
        .select(["clubs.uid", "clubs.name", "club_members.role"])
        .where("club_members.user_id", "=", uid)
        .orderBy("clubs.uid")
        .execute();
      const entries = [];
      for (const [at, { uid: clubUid, name, role }] of clubs.entries()) {
        if (decideClubAct(readClubRole(role), "export") !== "allow") continue;
        // Two clubs may have one name.
        const folder = `${FOLDER}${at + 1} ${toFileName(name)}/`;
        for (const { scope, archived } of await listOwnScopes(queries, clubUid)) {
          if (archived === "profile") continue;
          entries.push({
            name: `${folder}${toSheetsEntry(archived)}`,
            async *read() {
              yield await writeInThread(queries, { scope, place: "year" });
            },
          });
        }
      }
      return entries;
    },
  };
}
