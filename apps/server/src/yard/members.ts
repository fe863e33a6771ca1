import { refuse, type Result } from "@damim/domain/base/result.ts";
import {
  findRenameWait,
  nicknameMessages,
  parseNickname,
  type Nickname,
  type NicknameRefusal,
} from "@damim/domain/cafe/nickname.ts";
import { isNewcomer } from "@damim/domain/cafe/report-reason.ts";
import type { CafeMemberRow } from "../db/cafe-tables.ts";
import type { Queries } from "../db/schema.ts";
import { nicknameNeeded, requireAllowed, stopped } from "./yard-failures.ts";
import { lockCounter } from "./counters.ts";

/** A signed-in teacher, as 쌤마당 knows her. */
export interface YardUser {
  readonly id: string;
  /** Of the account: offered as the nickname. */
  readonly nickName: string;
}

export function findMember(queries: Queries, userId: string): Promise<CafeMemberRow | undefined> {
  return queries
    .selectFrom("cafe_members")
    .selectAll()
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

/**
 * Whoever writes has a nickname and is not stopped. The name of the account becomes the nickname where it may be one
 * and is free; else the teacher is asked for one.
 */
export async function requireWriter(queries: Queries, user: YardUser, now: number): Promise<void> {
  const member = await requireNotStopped(queries, user.id, now);
  if (member?.nickname) return;
  await lockCounter(queries, "members");
  const offered = parseNickname(user.nickName);
  if (!offered.ok || (await isTaken(queries, offered.value, user.id))) throw nicknameNeeded();
  // Not changed by the teacher yet: she may at once.
  await putMember(queries, user.id, toNickname(offered.value, 0));
}

/** The nickname that came with a first word becomes hers, where she has none. */
export async function nameWriter(
  queries: Queries,
  user: YardUser,
  { nickname, now }: { readonly nickname: string | undefined; readonly now: number },
): Promise<void> {
  if (nickname !== undefined && !(await findMember(queries, user.id))?.nickname)
    await rename(queries, user, { typed: nickname, now });
}

/** No moderator stopped this teacher's writing; an admin's stop shuts every route (`http/mount-routes.ts`). */
export async function requireNotStopped(
  queries: Queries,
  userId: string,
  now: number,
): Promise<CafeMemberRow | undefined> {
  const member = await findMember(queries, userId);
  const until = member?.stopped_until ?? 0;
  if (until > now) throw stopped(until, now);
  return member;
}

/** Chooses or changes a nickname, or refuses with its sentence. */
export async function rename(
  queries: Queries,
  user: YardUser,
  { typed, now }: { readonly typed: string; readonly now: number },
): Promise<string> {
  const name = allow(parseNickname(typed));
  await lockCounter(queries, "members");
  const member = await findMember(queries, user.id);
  if (member?.nickname === name.shown) return member.nickname;
  const days = member?.nickname ? findRenameWait(member.renamed_at, now) : 0;
  if (days > 0) allow(refuse({ type: "NicknameTooSoon", days }));
  if (await isTaken(queries, name, user.id)) allow(refuse({ type: "NicknameTaken" }));
  await putMember(queries, user.id, toNickname(name, now));
  return name.shown;
}

/** All letters that are here now were seen. */
export function markLettersRead(queries: Queries, userId: string, now: number): Promise<void> {
  return putMember(queries, userId, { letters_read_at: now });
}

function allow<T>(checked: Result<T, NicknameRefusal>): T {
  return requireAllowed(checked, nicknameMessages);
}

function toNickname({ shown, key }: Nickname, now: number) {
  return { nickname: shown, nickname_key: key, renamed_at: now };
}

async function putMember(
  queries: Queries,
  userId: string,
  set: Partial<CafeMemberRow>,
): Promise<void> {
  const row: CafeMemberRow = {
    user_id: userId,
    nickname: null,
    nickname_key: null,
    renamed_at: 0,
    stopped_until: null,
    letters_read_at: 0,
    ...set,
  };
  await queries
    .insertInto("cafe_members")
    .values(row)
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(set))
    .execute();
}

async function isTaken(queries: Queries, { key }: Nickname, userId: string): Promise<boolean> {
  const other = await queries
    .selectFrom("cafe_members")
    .select("user_id")
    .where("nickname_key", "=", key)
    .where("user_id", "!=", userId)
    .executeTakeFirst();
  return other !== undefined;
}

export async function findIsNewcomer(
  queries: Queries,
  userId: string,
  now: number,
): Promise<boolean> {
  const { created_at: joinedAt } = await queries
    .selectFrom("users")
    .select("created_at")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return isNewcomer(Date.parse(joinedAt), now);
}

/** 「이 선생님 글 안 보기」, by nickname: nobody gets another teacher's uid. */
export async function setBlock(
  queries: Queries,
  userId: string,
  { nickname, isOn }: { readonly nickname: string; readonly isOn: boolean },
): Promise<void> {
  const blocked = await queries
    .selectFrom("cafe_members")
    .select("user_id")
    .where("nickname", "=", nickname)
    .executeTakeFirst();
  if (!blocked || blocked.user_id === userId) return;
  const row = { user_id: userId, blocked_id: blocked.user_id };
  if (!isOn) {
    await queries
      .deleteFrom("blocks")
      .where("user_id", "=", userId)
      .where("blocked_id", "=", blocked.user_id)
      .execute();
    return;
  }
  await queries
    .insertInto("blocks")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Nicknames of those whose posts the teacher does not want to see. */
export async function listBlocked(queries: Queries, userId: string): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom("blocks")
    .innerJoin("cafe_members", "cafe_members.user_id", "blocks.blocked_id")
    .select("cafe_members.nickname")
    .where("blocks.user_id", "=", userId)
    .orderBy("cafe_members.nickname_key")
    .execute();
  return rows.flatMap(({ nickname }) => nickname ?? []);
}
