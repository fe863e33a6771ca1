import type { ClubInvite, ClubReply } from "@damim/domain/club/club-reply.ts";
import { CLUB_UID_START, readClubRole } from "@damim/domain/club/club-role.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { profileScope } from "@damim/domain/school-year/scope.ts";
import {
  LONGEST_CLASS_NO_CHARACTERS,
  schoolYearKind,
  type SchoolYearSetting,
} from "@damim/domain/school-year/school-year-setting.ts";
import { workingSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { createUuidV7 } from "../base/uuid-v7.ts";
import type { ClubRow } from "../db/club-tables.ts";
import type { Queries } from "../db/schema.ts";
import type { ClubDeps } from "./club-deps.ts";
import { addMember, listMembers, noteDeed } from "./club-members.ts";

/** What a teacher says of a club. */
export interface ClubDraft {
  readonly name: string;
  readonly days: string;
  readonly place: string;
}

/** The clubs of a teacher, in the order in which she came to them, as each of them may be seen by her. */
export async function listClubs(
  { database: { queries }, names, now }: Pick<ClubDeps, "database" | "names" | "now">,
  userId: string,
): Promise<readonly ClubReply[]> {
  const own = await queries
    .selectFrom("club_members")
    .innerJoin("clubs", "clubs.uid", "club_members.club_uid")
    .selectAll("clubs")
    .select("club_members.role")
    .where("club_members.user_id", "=", userId)
    .orderBy("club_members.joined_at")
    .orderBy("clubs.uid")
    .execute();
  const replies: ClubReply[] = [];
  for (const { uid, name, days, place, role } of own) {
    const members = (await listMembers(queries, uid)).map((member) => ({
      id: names.ofMember(uid, member.userId),
      nickName: member.nickName,
      role: member.role,
      isMe: member.userId === userId,
    }));
    const invites = role === "owner" ? await listInvites(queries, uid, now()) : [];
    replies.push({ uid, name, days, place, role: readClubRole(role), members, invites });
  }
  return replies;
}

async function listInvites(
  queries: Queries,
  clubUid: string,
  now: number,
): Promise<readonly ClubInvite[]> {
  const rows = await queries
    .selectFrom("club_invites")
    .selectAll()
    .where("club_uid", "=", clubUid)
    .where("expires_at", ">", now)
    .orderBy("expires_at")
    .execute();
  return rows.map((row) => ({
    id: row.code_hash,
    role: row.role === "member" ? "member" : "viewer",
    isByMail: row.email !== null,
    until: row.expires_at,
  }));
}

/**
 * Makes a club, with whoever makes it as 주인 and the first rows of its school year: the guard finds a year, so its
 * version opens at once. Its uid.
 */
export async function makeClub(
  { writeScope, now, database }: Pick<ClubDeps, "writeScope" | "now" | "database">,
  userId: string,
  draft: ClubDraft,
): Promise<string> {
  const at = now();
  const uid = CLUB_UID_START + createUuidV7(at);
  const year = workingSchoolYear(toSeoulDay(at));
  const setting = await findSetting(database.queries, userId, year);
  await writeScope(profileScope(uid), async (rows, queries) => {
    const club: ClubRow = { uid, ...draft, created_at: at };
    await queries.insertInto("clubs").values(club).execute();
    await addMember(queries, { clubUid: uid, userId, role: "owner", now: at });
    await noteDeed(queries, { clubUid: uid, userId, act: "made", now: at });
    await rows.write(schoolYearKind.name, String(year), { ...toClubSetting(setting, draft.name) });
  });
  return uid;
}

/** A school year that began since a club was made gets its first row too; else nothing is written. */
export async function beginYear(
  { writeScope, now }: Pick<ClubDeps, "writeScope" | "now">,
  clubUid: string,
): Promise<void> {
  const year = workingSchoolYear(toSeoulDay(now()));
  await writeScope(profileScope(clubUid), async (rows) => {
    const known = await rows.list(schoolYearKind.name);
    const last = known.at(-1);
    if (!last || known.some(({ id }) => id === String(year))) return;
    await rows.write(schoolYearKind.name, String(year), last.data);
  });
}

/** Nothing of it but the school: a club is nobody's class. */
function toClubSetting(own: SchoolYearSetting | undefined, name: string): SchoolYearSetting {
  return {
    mode: "homeroom",
    teachesOtherClasses: false,
    school: own?.school ?? name,
    grade: own?.grade ?? 1,
    classNo: name.slice(0, LONGEST_CLASS_NO_CHARACTERS).trim(),
    ...(own?.schoolCode && { schoolCode: own.schoolCode }),
  };
}

async function findSetting(
  queries: Queries,
  userId: string,
  year: number,
): Promise<SchoolYearSetting | undefined> {
  const row = await queries
    .selectFrom("rows")
    .select("data")
    .where("scope", "=", profileScope(userId))
    .where("kind", "=", schoolYearKind.name)
    .where("id", "=", String(year))
    .where("dead_at", "is", null)
    .executeTakeFirst();
  // Rows came in by the kind's schema.
  return row && (JSON.parse(row.data) as SchoolYearSetting);
}
