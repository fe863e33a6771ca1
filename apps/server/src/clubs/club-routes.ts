import type { ClubLogAct, ClubLogLine, ClubReply } from "@damim/domain/club/club-reply.ts";
import { LONGEST_CLUB_NAME, LONGEST_CLUB_PLACE } from "@damim/domain/club/club-limits.ts";
import type { ClubAct } from "@damim/domain/club/decide-club-act.ts";
import type { Context } from "hono";
import * as v from "valibot";
import type { Queries } from "../db/schema.ts";
import { nothing, signedIn, type AppEnv, type Route } from "../http/route.ts";
import { shortWords } from "../http/short-words.ts";
import { type Asker, createLimit } from "../session/limits.ts";
import type { SignedIn } from "../session/find-session.ts";
import type { ClubDeps } from "./club-deps.ts";
import { toActFailure, tooManyTries } from "./club-failures.ts";
import { answerInvite, findInvite, makeInvite, withdrawInvite } from "./club-invites.ts";
import { lockClub, noteDeed, removeMember, requireAct, setRole } from "./club-members.ts";
import { beginYear, listClubs, makeClub } from "./clubs.ts";
import { eraseClub, removeClubFiles } from "./erase-club.ts";

const REQUESTS_PER_MINUTE = 60;
const MINUTE_SECONDS = 60;
const LOG_LENGTH = 100;

const clubBody = v.object({
  name: shortWords(LONGEST_CLUB_NAME),
  days: v.pipe(v.string(), v.regex(/^1?2?3?4?5?6?7?$/)),
  place: shortWords(LONGEST_CLUB_PLACE, 0),
});
const givenRole = v.picklist(["member", "viewer"]);
const memberId = v.pipe(v.string(), v.maxLength(40));
const inviteBody = v.object({
  role: givenRole,
  email: v.exactOptional(v.pipe(v.string(), v.trim(), v.email(), v.maxLength(200))),
});
const withdrawBody = v.object({ invite: v.pipe(v.string(), v.maxLength(60)) });
const memberBody = v.object({ member: memberId });
const roleBody = v.object({ member: memberId, role: givenRole });
const answerBody = v.object({ takes: v.boolean() });

/**
 * The clubs of a teacher (spec 14 §12). `GET api/clubs`, `POST api/clubs` (make), `POST api/clubs/:id` (name, days,
 * place) and, below that, `invites`, `withdraw`, `role`, `remove`, `hand-over`, `leave`, `end`, `log`;
 * `api/club-invites/:code` shows an invitation and takes the answer. Each act asks `decideClubAct` within its own
 * transaction. All that changes the list of clubs answers with it.
 */
export function listClubRoutes(deps: ClubDeps): readonly Route[] {
  const { now } = deps;
  const limit = createLimit({
    burst: REQUESTS_PER_MINUTE,
    seconds: MINUTE_SECONDS,
    now,
    refuse: tooManyTries,
  });
  const answerList = async (c: Context<AppEnv>, userId: string): Promise<Response> =>
    c.json<{ readonly clubs: readonly ClubReply[] }>({ clubs: await listClubs(deps, userId) });

  return [
    signedIn("GET api/clubs", { limit }, async (c, { user }) => {
      for (const { uid } of await listClubs(deps, user.id)) await beginYear(deps, uid);
      return answerList(c, user.id);
    }),
    signedIn("POST api/clubs", { body: clubBody, limit }, async (c, { user, body: draft }) => {
      const uid = await makeClub(deps, user.id, draft);
      await deps.endStreams(user.id);
      return c.json({ clubs: await listClubs(deps, user.id), uid });
    }),
    signedIn(
      "POST api/clubs/:id",
      { body: clubBody },
      async (c, { user, id: clubUid, body: draft }) => {
        const asked = { clubUid, userId: user.id, act: "edit" } as const;
        const members = await act(deps, asked, async (queries) => {
          await queries.updateTable("clubs").set(draft).where("uid", "=", clubUid).execute();
          await noteDeed(queries, { clubUid, userId: user.id, act: "edited", now: now() });
          return listUserIds(queries, clubUid);
        });
        for (const userId of members) await deps.endStreams(userId);
        return answerList(c, user.id);
      },
    ),
    signedIn(
      "POST api/clubs/:id/invites",
      { body: inviteBody, limit },
      async (c, { user, body, id }) => {
        const { role, email } = body;
        const asked = { clubUid: id, userId: user.id, role, email };
        return c.json(await makeInvite(deps, asked));
      },
    ),
    signedIn(
      "POST api/clubs/:id/withdraw",
      { body: withdrawBody },
      async (c, { user, id, body }) => {
        await withdrawInvite(deps, { clubUid: id, userId: user.id, id: body.invite });
        return answerList(c, user.id);
      },
    ),
    signedIn("GET api/clubs/:id/log", {}, async (c, { user, id }) => {
      const clubUid = id;
      await requireAct(deps.database.queries, { clubUid, userId: user.id, act: "log" });
      return c.json({ lines: await listLog(deps.database.queries, clubUid) });
    }),
    ...listMemberRoutes(deps, answerList),
    ...listInviteRoutes(deps, limit, answerList),
  ];
}

function listMemberRoutes(
  deps: ClubDeps,
  answerList: (c: Context<AppEnv>, userId: string) => Promise<Response>,
): readonly Route[] {
  const { names, now, files, endStreams } = deps;
  /** A deed to another member, written down; what she has open begins anew. */
  async function actOn(
    {
      user,
      id: clubUid,
      body: { member },
    }: Pick<SignedIn, "user"> & {
      readonly id: string;
      readonly body: v.InferOutput<typeof memberBody>;
    },
    [name, noted]: readonly [ClubAct, ClubLogAct],
    work: (queries: Queries, other: Parameters<typeof removeMember>[1]) => Promise<void>,
  ): Promise<void> {
    const asked = { clubUid, userId: user.id, act: name, target: { name: member, names } };
    const changed = await act(deps, asked, async (queries, subject) => {
      await work(queries, { clubUid, userId: subject });
      await noteDeed(queries, { clubUid, userId: user.id, act: noted, subject, now: now() });
      return subject;
    });
    await endStreams(changed);
  }

  return [
    signedIn("POST api/clubs/:id/role", { body: roleBody }, async (c, asked) => {
      const { role } = asked.body;
      await actOn(asked, ["role", "role"], (queries, other) =>
        setRole(queries, { ...other, role }),
      );
      return answerList(c, asked.user.id);
    }),
    signedIn("POST api/clubs/:id/remove", { body: memberBody }, async (c, asked) => {
      await actOn(asked, ["remove", "removed"], removeMember);
      return answerList(c, asked.user.id);
    }),
    signedIn("POST api/clubs/:id/hand-over", { body: memberBody }, async (c, asked) => {
      const { user, id: clubUid } = asked;
      await actOn(asked, ["handOver", "handedOver"], async (queries, heir) => {
        await setRole(queries, { ...heir, role: "owner" });
        await setRole(queries, { clubUid, userId: user.id, role: "member" });
      });
      await endStreams(user.id);
      return answerList(c, user.id);
    }),
    signedIn("POST api/clubs/:id/leave", { body: nothing }, async (c, { user, id: clubUid }) => {
      await act(deps, { clubUid, userId: user.id, act: "leave" }, async (queries) => {
        await removeMember(queries, { clubUid, userId: user.id });
        await noteDeed(queries, { clubUid, userId: user.id, act: "left", now: now() });
      });
      await endStreams(user.id);
      return answerList(c, user.id);
    }),
    signedIn("POST api/clubs/:id/end", { body: nothing }, async (c, { user, id: clubUid }) => {
      const asked = { clubUid, userId: user.id, act: "end" } as const;
      const members = await act(deps, asked, async (queries) => {
        const userIds = await listUserIds(queries, clubUid);
        await eraseClub(queries, clubUid);
        return userIds;
      });
      await removeClubFiles(files, clubUid);
      for (const userId of members) await endStreams(userId);
      return answerList(c, user.id);
    }),
  ];
}

function listInviteRoutes(
  deps: ClubDeps,
  limit: (who: Asker) => void,
  answerList: (c: Context<AppEnv>, userId: string) => Promise<Response>,
): readonly Route[] {
  return [
    signedIn("GET api/club-invites/:code", { limit }, async (c, { user, code }) => {
      return c.json(await findInvite(deps, user, code));
    }),
    signedIn(
      "POST api/club-invites/:code",
      { body: answerBody, limit },
      async (c, { user, body, code }) => {
        const { takes } = body;
        await answerInvite(deps, user, { typed: code, takes });
        if (takes) await deps.endStreams(user.id);
        return answerList(c, user.id);
      },
    ),
  ];
}

/** One deed in one transaction, with the club locked and the question who may do it asked within. */
function act<T>(
  { database }: Pick<ClubDeps, "database">,
  asked: Parameters<typeof requireAct>[1],
  work: (queries: Queries, subject: string) => Promise<T>,
): Promise<T> {
  return database.tx(async (queries) => {
    await lockClub(queries, database.kind, asked.clubUid);
    const other = await requireAct(queries, asked);
    if (asked.target && !other) throw toActFailure("member-missing");
    return work(queries, other?.userId ?? "");
  });
}

async function listUserIds(queries: Queries, clubUid: string): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom("club_members")
    .select("user_id")
    .where("club_uid", "=", clubUid)
    .execute();
  return rows.map(({ user_id: userId }) => userId);
}

/** The newest first. Who left the house is 「떠난 선생님」. */
async function listLog(queries: Queries, clubUid: string): Promise<readonly ClubLogLine[]> {
  const rows = await queries
    .selectFrom("club_log")
    .leftJoin("users as who", "who.id", "club_log.user_id")
    .leftJoin("users as other", "other.id", "club_log.subject")
    .select(["club_log.id", "club_log.act", "club_log.subject", "club_log.at"])
    .select(["who.name as who", "other.name as other"])
    .where("club_log.club_uid", "=", clubUid)
    .orderBy("club_log.id", "desc")
    .limit(LOG_LENGTH)
    .execute();
  return rows.map(({ id, act: deed, subject, at, who, other }) => ({
    id,
    // Written by `noteDeed` alone.
    act: deed as ClubLogLine["act"],
    who: who ?? "떠난 선생님",
    to: subject === "" ? "" : (other ?? "떠난 선생님"),
    at,
  }));
}
