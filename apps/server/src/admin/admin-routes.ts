import type { ErrorsReply, UsageReply } from "@damim/domain/admin/admin-reply.ts";
import { ROLES } from "@damim/domain/admin/role.ts";
import { instant, textUpTo } from "@damim/domain/record/schema-parts.ts";
import { SWITCHES } from "@damim/domain/site/site-switch.ts";
import * as v from "valibot";
import { callAuth } from "../accounts/call-auth.ts";
import { listSessionIds } from "../accounts/list-sessions.ts";
import type { FactsGround } from "../base/facts/fact.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import { failure, tooOften } from "../http/http-failure.ts";
import { admin, signedIn, type Route } from "../http/route.ts";
import { listErrorGroups, listPageCounts } from "../report/own-reports.ts";
import { createLimit } from "../session/limits.ts";
import { revokeSessions } from "../session/revoked-sessions.ts";
import type { LiveBus } from "../live/bus/live-bus.ts";
import type { WriteScope } from "../sync/scope-writer.ts";
import { claimAdmin } from "./admin-code.ts";
import { listAuditLines } from "./audit-lines.ts";
import { audit } from "./audit.ts";
import { listTeachers } from "./list-teachers.ts";
import { changeRole } from "./change-role.ts";
import { describeUsage } from "./describe-usage.ts";
import { listServerRoutes } from "./server-routes.ts";
import { listSwitches, setSwitch } from "./site-switches.ts";
import { suspend } from "./suspend.ts";
import { listSignUpRoutes } from "./sign-up-routes.ts";

const CLAIMS_AN_HOUR = 5;
const HOUR_SECONDS = 3_600;
const LONGEST_REASON = 300;

const reason = v.pipe(textUpTo(LONGEST_REASON), v.trim());
const claimBody = v.object({ code: textUpTo(100) });
const roleBody = v.object({ role: v.nullable(v.picklist(ROLES)), reason });
const suspendBody = v.object({ until: v.nullable(instant), reason });
const reasonBody = v.object({ reason });
const switchBody = v.object({ name: v.picklist(SWITCHES), isOff: v.boolean() });

/**
 * The admin's page (spec 14 §10). Nothing here opens a row of a teacher, signs in as somebody or sets a password; each
 * change asks who sits there and leaves a line in the log.
 */
export function listAdminRoutes(
  deps: ServerDeps &
    FactsGround & {
      readonly writeScope: WriteScope;
      readonly bus: Pick<LiveBus, "endSession">;
      /** Devices hear of a new role or a stop in the next hello. */
      readonly endStreams: (userId: string) => Promise<void>;
    },
): readonly Route[] {
  const { database, config, now, bus, endStreams } = deps;
  const { queries } = database;
  const limit = createLimit({
    burst: CLAIMS_AN_HOUR,
    seconds: HOUR_SECONDS,
    now,
    refuse: tooManyClaims,
  });
  return [
    signedIn(
      "POST api/admin/claim",
      { body: claimBody, limit },
      async (c, { user, body: { code } }) => {
        if (!(await claimAdmin(deps, { uid: user.id, typed: code }))) throw wrongCode();
        await endStreams(user.id);
        return c.json({ role: "admin" });
      },
    ),
    signedIn("GET api/about-me", {}, async (c, { user }) =>
      // What was done to this teacher by a role, as far as the log tells.
      c.json({ lines: await listAuditLines(queries, { uid: user.id }) }),
    ),
    admin("GET api/admin/teachers", { query: ["q"] }, async (c) =>
      c.json({ teachers: await listTeachers(queries, c.req.query("q") ?? "") }),
    ),
    admin(
      "POST api/admin/teachers/:id/role",
      { body: roleBody, stepsUp: true },
      async (c, session) => {
        const { role, reason: why } = session.body;
        const uid = await findTeacher(session.id);
        await changeRole(deps, { actorId: session.user.id, uid, to: role, reason: why });
        await endStreams(uid);
        return c.json({ done: true });
      },
    ),
    admin(
      "POST api/admin/teachers/:id/stop",
      { body: suspendBody, stepsUp: true },
      async (c, session) => {
        const { until, reason: why } = session.body;
        const uid = await findTeacher(session.id);
        await suspend(deps, { actorId: session.user.id, uid, until, reason: why });
        await endStreams(uid);
        return c.json({ done: true });
      },
    ),
    admin(
      "POST api/admin/teachers/:id/sign-out",
      { body: reasonBody, stepsUp: true },
      async (c, session) => {
        const { reason: why } = session.body;
        const uid = await findTeacher(c.req.param("id"));
        const ended = await database.tx(async (tx) => {
          const ids = await listSessionIds(tx, uid);
          await audit(tx, now(), {
            actorId: session.user.id,
            act: "sign-out",
            targetId: uid,
            reason: why,
          });
          return revokeSessions(tx, ids, { userId: uid, now: now() });
        });
        for (const id of ended) bus.endSession(id);
        return c.json({ endedCount: ended.length });
      },
    ),
    admin(
      "POST api/admin/teachers/:id/reset-link",
      { body: reasonBody, stepsUp: true },
      async (c, session) => {
        const { reason: why } = session.body;
        const uid = await findTeacher(session.id);
        if (!deps.mail.isConfigured) throw noMailHere();
        const { email } = await queries
          .selectFrom("users")
          .select("email")
          .where("id", "=", uid)
          .executeTakeFirstOrThrow();
        const actorId = session.user.id;
        await audit(queries, now(), { actorId, act: "reset-link", targetId: uid, reason: why });
        // To the address of the account and to nobody else: an admin never sees it.
        await callAuth(c, config, {
          method: "POST",
          path: "request-password-reset",
          body: { email },
          cookies: [],
        });
        return c.json({ done: true });
      },
    ),
    ...listSignUpRoutes(deps),
    admin("GET api/admin/audit", { query: ["before"] }, async (c) =>
      c.json({ lines: await listAuditLines(queries, { before: c.req.query("before") }) }),
    ),
    admin("GET api/admin/usage", {}, async (c) =>
      c.json<UsageReply>({
        ...(await describeUsage(queries, now())),
        pages: config.countsPages ? await listPageCounts(queries, now()) : null,
      }),
    ),
    admin("GET api/admin/errors", {}, async (c) =>
      c.json<ErrorsReply>({ isOn: config.keepsErrors, groups: await listErrorGroups(queries) }),
    ),
    ...listServerRoutes(deps),
    admin("GET api/admin/switches", {}, async (c) =>
      c.json({ switches: await listSwitches(queries) }),
    ),
    admin("POST api/admin/switches", { body: switchBody, stepsUp: true }, async (c, session) => {
      const asked = session.body;
      await setSwitch(deps, { actorId: session.user.id, ...asked });
      // Devices in rooms look again, and read that these are not there.
      const rooms =
        asked.name === "pads" ? queries.selectFrom("pad_rooms").select("id") : undefined;
      for (const { id } of (await rooms?.execute()) ?? []) bus.endSession(id);
      return c.json({ switches: await listSwitches(queries) });
    }),
  ];

  async function findTeacher(id = ""): Promise<string> {
    const user = await queries
      .selectFrom("users")
      .select("id")
      .where("id", "=", id)
      .executeTakeFirst();
    if (!user) throw unknownTeacher();
    return user.id;
  }
}

const tooManyClaims = tooOften(
  "TooManyRequests",
  "코드를 여러 번 잘못 넣었어요. 바뀐 것은 없어요. 한 시간 뒤에 다시 해 주세요.",
);

const wrongCode = failure(
  403,
  "WrongCode",
  "코드가 맞지 않거나 이미 관리자가 있어요. 서버를 다시 시작하면 화면에 새 코드가 나와요.",
);

const unknownTeacher = failure(404, "TeacherUnknown", "그 선생님을 찾지 못했어요.");

const noMailHere = failure(
  409,
  "NoMailHere",
  "메일 서버가 없어서 링크를 보낼 수 없어요. 서버에 SMTP_URL을 적으면 보낼 수 있어요.",
);
