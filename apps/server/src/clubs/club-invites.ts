import { randomInt } from "node:crypto";
import { CLOCK_PLAY_MS } from "@damim/domain/base/is-within.ts";
import {
  CLUB_CODE_LETTERS,
  CLUB_INVITE_DAYS,
  MOST_INVITES_A_DAY,
} from "@damim/domain/club/club-limits.ts";
import type {
  ClubInviteReply,
  GivenClubRole,
  MadeClubInvite,
} from "@damim/domain/club/club-reply.ts";
import { clubRoleWords } from "@damim/domain/club/club-role.ts";
import { LINK_LETTERS, readLinkCode } from "@damim/domain/links/link-code.ts";
import type { Mail } from "../base/ports/mail.ts";
import type { ClubInviteRow } from "../db/club-tables.ts";
import type { Queries } from "../db/schema.ts";
import type { ClubDeps } from "./club-deps.ts";
import { alreadyMember, inviteMissing, tooManyInvites } from "./club-failures.ts";
import { addMember, lockClub, noteDeed, requireAct } from "./club-members.ts";

const DAY_MS = 86_400_000;

/**
 * Invites one teacher, by a code that is told once or by a mail. The answer is the same for every address, also for one
 * that nobody here has: the mail goes out all the same.
 */
export async function makeInvite(
  deps: ClubDeps,
  asked: {
    readonly clubUid: string;
    readonly userId: string;
    readonly role: GivenClubRole;
    readonly email: string | undefined;
  },
): Promise<MadeClubInvite> {
  const { database, names, now, mails, config, wakePush } = deps;
  const { clubUid, userId, role } = asked;
  const email = asked.email?.trim().toLowerCase() ?? null;
  const code = drawCode();
  const until = now() + CLUB_INVITE_DAYS * DAY_MS;
  await database.tx(async (queries) => {
    await requireAct(queries, { clubUid, userId, act: "invite" });
    await checkRate(queries, userId, now());
    const row: ClubInviteRow = {
      code_hash: names.ofCode(code),
      club_uid: clubUid,
      role,
      email,
      made_by: userId,
      expires_at: until,
    };
    await queries.insertInto("club_invites").values(row).execute();
    await noteDeed(queries, { clubUid, userId, act: "invited", now: now() });
    if (email === null) return;
    const told = await describe(queries, row);
    const link = `${config.origin}${config.basePath}club#${code}`;
    const letter = toMail({ to: email, told, link, supportEmail: config.supportEmail });
    await mails.deliver(queries, letter, { userId, now: now(), until });
  });
  if (email === null) return { code, until };
  wakePush();
  return { code: null, until };
}

/** What the invited sees. Throws where the code opens nothing for this teacher. */
export async function findInvite(
  { database: { queries }, names, now }: ClubDeps,
  caller: InviteCaller,
  typed: string,
): Promise<ClubInviteReply> {
  const row = await selectInvite(queries, { names, now: now() }, caller, typed);
  const told = await describe(queries, row);
  const { clubName, from } = told;
  return { clubName, from, role: told.role, until: row.expires_at };
}

/** 「받을게요」 or 「안 할래요」: either way the invitation is used up. Uid of the club. */
export async function answerInvite(
  { database, names, now }: ClubDeps,
  caller: InviteCaller,
  { typed, takes }: { readonly typed: string; readonly takes: boolean },
): Promise<string> {
  return database.tx(async (queries) => {
    const row = await selectInvite(queries, { names, now: now() }, caller, typed);
    const { club_uid: clubUid } = row;
    await lockClub(queries, database.kind, clubUid);
    const known = await queries
      .selectFrom("club_members")
      .select("role")
      .where("club_uid", "=", clubUid)
      .where("user_id", "=", caller.id)
      .executeTakeFirst();
    if (known) throw alreadyMember();
    const used = await queries
      .deleteFrom("club_invites")
      .where("code_hash", "=", row.code_hash)
      .returning("code_hash")
      .execute();
    // Of two who press at once, one is first.
    if (used.length === 0) throw inviteMissing();
    if (takes) {
      const role = row.role === "member" ? "member" : "viewer";
      await addMember(queries, { clubUid, userId: caller.id, role, now: now() });
      await noteDeed(queries, { clubUid, userId: caller.id, act: "joined", now: now() });
    }
    return clubUid;
  });
}

/** `id` as `ClubInvite` has it. One that is not there any more is withdrawn already. */
export async function withdrawInvite(
  { database, now }: ClubDeps,
  asked: { readonly clubUid: string; readonly userId: string; readonly id: string },
): Promise<void> {
  const { clubUid, userId, id } = asked;
  await database.tx(async (queries) => {
    await requireAct(queries, { clubUid, userId, act: "withdraw" });
    const gone = await queries
      .deleteFrom("club_invites")
      .where("code_hash", "=", id)
      .where("club_uid", "=", clubUid)
      .returning("code_hash")
      .execute();
    if (gone.length > 0) {
      await noteDeed(queries, { clubUid, userId, act: "withdrew", now: now() });
    }
  });
}

interface InviteCaller {
  readonly id: string;
  readonly email: string;
}

async function selectInvite(
  queries: Queries,
  { names, now }: { readonly names: ClubDeps["names"]; readonly now: number },
  caller: InviteCaller,
  typed: string,
): Promise<ClubInviteRow> {
  const code = readLinkCode(typed, CLUB_CODE_LETTERS);
  const row =
    code === undefined
      ? undefined
      : await queries
          .selectFrom("club_invites")
          .selectAll()
          .where("code_hash", "=", names.ofCode(code))
          .where("expires_at", ">", now)
          .executeTakeFirst();
  if (!row || (row.email !== null && row.email !== caller.email.toLowerCase())) {
    throw inviteMissing();
  }
  return row;
}

async function describe(
  queries: Queries,
  row: ClubInviteRow,
): Promise<Pick<ClubInviteReply, "clubName" | "from" | "role">> {
  const club = await queries
    .selectFrom("clubs")
    .select("name")
    .where("uid", "=", row.club_uid)
    .executeTakeFirst();
  const from = await queries
    .selectFrom("users")
    .select("name")
    .where("id", "=", row.made_by)
    .executeTakeFirst();
  if (!club || !from) throw inviteMissing();
  const role = row.role === "member" ? "member" : "viewer";
  return { clubName: club.name, from: from.name, role };
}

async function checkRate(queries: Queries, userId: string, now: number): Promise<void> {
  const made = await queries
    .selectFrom("club_log")
    .select("id")
    .where("user_id", "=", userId)
    .where("act", "=", "invited")
    .where("at", ">", now - DAY_MS)
    .where("at", "<=", now + CLOCK_PLAY_MS)
    .execute();
  if (made.length >= MOST_INVITES_A_DAY) throw tooManyInvites();
}

function drawCode(): string {
  return Array.from({ length: CLUB_CODE_LETTERS }, () =>
    LINK_LETTERS.charAt(randomInt(LINK_LETTERS.length)),
  ).join("");
}

function toMail(about: {
  readonly to: string;
  readonly told: Pick<ClubInviteReply, "clubName" | "from" | "role">;
  readonly link: string;
  readonly supportEmail: string | undefined;
}): Mail {
  const { to, told, link, supportEmail } = about;
  return {
    to,
    subject: `${told.clubName} 클럽에 초대했어요`,
    heading: `${told.from} 선생님이 클럽에 초대했어요`,
    paragraphs: ["아래 버튼을 누르면 누가 초대했는지 다시 보고 정할 수 있어요."],
    facts: [
      { label: "클럽", value: told.clubName },
      { label: "역할", value: clubRoleWords[told.role] },
    ],
    action: { label: "초대 보기", link },
    ending: `${CLUB_INVITE_DAYS}일 동안 한 번만 쓸 수 있어요. 모르는 초대라면 그냥 두세요.`,
    supportEmail,
  };
}
