import { reachesRole, type Role } from "@damim/domain/admin/role.ts";
import type { Context, Hono } from "hono";
import { findAsker } from "../http/find-client-address.ts";
import { notFound } from "../http/http-failure.ts";
import { ofAccount, ofParticipant } from "../session/limits.ts";
import { requireStepUp } from "../http/step-up.ts";
import { findSessionCookie, findSessionToken, type SignedIn } from "../session/find-session.ts";
import { guestsPaused, padsOff, suspended } from "../http/stopped.ts";
import { areGuestsPaused, findSuspension } from "../session/find-suspension.ts";
import { findRole } from "../session/find-role.ts";
import { isRoomSwitchedOff, isSwitchedOff } from "../session/switched-off.ts";

import { findRevocation } from "../session/revoked-sessions.ts";
import type { PadParticipant } from "../session/pad-participant.ts";
import type { Queries } from "../db/schema.ts";
import { HttpFailure, failure } from "../http/http-failure.ts";
import type { Ground } from "./open-ground.ts";
import { limitBody } from "../http/read-body.ts";
import { parseBody } from "../http/parse-body.ts";
import {
  type AppEnv,
  type AskedQuery,
  bytes,
  nothing,
  QUERY_MOST,
  type Route,
  type Said,
} from "../http/route.ts";

/** Puts each route on the app behind the questions who may call it, and whether that account was stopped. */
export function mountRoutes(app: Hono<AppEnv>, routes: readonly Route[], deps: Ground): void {
  const { config, database, now, findSession, enterPad, notes, markSeen } = deps;
  for (const route of routes) {
    app.on(route.method, config.basePath + route.path, async (c) => {
      c.header("Cache-Control", "no-store");
      if (route.method === "GET") c.header("X-Robots-Tag", "noindex");
      c.set("pattern", `${route.method} ${route.path}`);
      const isOpen =
        route.who === "pad" || (route.who === "anyone" && route.overPlainHttp === true);
      // `c.var` copies all that was set, each time.
      const arrival = c.get("arrival");
      if (arrival.type === "exposed" && !isOpen) throw insecureOrigin(arrival);
      limitBody(c, route);
      if (route.who !== "pad" && (await isOff(route, c.req.param("id")))) throw notFound();
      if (route.who === "anyone") {
        const asked = await take(c, route, {});
        route.limit?.(findAsker(c, config), asked.query ?? {});
        const answer = toResponse(c, await route.answer(c, asked));
        if (route.method === "GET" && !route.signsIn && findSessionCookie(answer))
          throw new Error(`GET ${route.path} begins a session`);
        await notes.openAnswered(c, answer);
        return answer;
      }
      if (route.who === "pad") {
        const participant = await enterPad(c, route.states);
        if (await isOff(route, participant.roomId)) throw padsOff();
        if (route.method !== "GET" && !route.whileStopped) await requireGoingRoom(participant);
        const asked = await take(c, route, participant);
        route.limit?.(ofParticipant(asked.id), asked.query ?? {});
        return toResponse(c, await route.answer(c, asked));
      }
      const { headers } = c.req.raw;
      const session = await findSession(c.var.auth, headers, now());
      if (!session) {
        const token = findSessionToken(headers, arrival.type === "secure");
        throw toSignedOutRefusal(token && (await findRevocation(database.queries, token)));
      }
      markSeen(session);
      const answer = await notes.withRefusals(c, session, async () => {
        if (route.who !== "signed-in") await requireRole(database.queries, session, route.who);
        const isAsRole = route.who !== "signed-in";
        if ((isAsRole || route.method !== "GET") && !route.whileStopped)
          await requireGoing(session, now());
        return answerAccount(c, route, session);
      });
      notes.answered(c, session, answer);
      return answer;
    });
  }

  /** Of a pad room: whether that one is. */
  async function isOff(route: Route, roomId: string | undefined): Promise<boolean> {
    if (!route.switch) return false;
    return route.switch === "pads" && roomId !== undefined
      ? isRoomSwitchedOff(database.queries, roomId)
      : isSwitchedOff(database.queries, route.switch);
  }

  async function answerAccount(
    c: Context<AppEnv>,
    route: Extract<Route, { readonly isOneTransaction?: boolean }>,
    session: SignedIn,
  ): Promise<Response> {
    if (route.stepsUp) await requireStepUp(deps, session);
    const asked = await take(c, route, session);
    const giveBack = route.limit?.(ofAccount(session.user.id), asked.query ?? {});
    try {
      const answer = route.isOneTransaction
        ? await database.tx((within) => route.answer(c, { ...asked, within } as SignedIn))
        : await route.answer(c, asked);
      return toResponse(c, answer);
    } catch (error) {
      giveBack?.();
      throw error;
    }
  }

  /** Asked with each request that changes something: who was stopped is stopped at once. */
  async function requireGoing({ user }: SignedIn, at: number): Promise<void> {
    const stop = await findSuspension(database.queries, user.id, at);
    if (stop) throw suspended(stop);
  }

  /** Asked as that of a teacher, for what a pupil hands in is hers. */
  async function requireGoingRoom({ roomId }: PadParticipant): Promise<void> {
    if (await areGuestsPaused(database.queries, roomId, now())) throw guestsPaused();
  }
}

/** By its form: an answer that streams itself, and one of `fetch`, are of another class than this server's `Response`. */
function toResponse(c: Context<AppEnv>, said: Said): Response {
  const isResponse = said !== undefined && "headers" in said && "arrayBuffer" in said;
  return isResponse ? said : c.json(said ?? {});
}

/** What the head of a route says that it takes, checked before its answer begins. */
async function take<Who extends object>(
  c: Context<AppEnv>,
  { body, isBodyLater, touches, path, query: names }: Route,
  who: Who,
): Promise<Who & { readonly query?: AskedQuery }> {
  const isRead = body !== undefined && body !== nothing && body !== bytes && !isBodyLater;
  const parsed = isRead ? { body: await parseBody(c, body) } : {};
  if (touches) c.set("accessed", touches);
  const known = names?.map((name) => [name, c.req.query(name)?.slice(0, QUERY_MOST)]);
  const query = known && { query: Object.fromEntries(known) as AskedQuery };
  // A participant of a pad room has an id of its own.
  return { ...(path.includes(":") && c.req.param()), ...who, ...parsed, ...query };
}

/** Asked with each request: a role that was taken is gone at once. */
async function requireRole(queries: Queries, { user }: SignedIn, asked: Role): Promise<void> {
  if (!reachesRole(await findRole(queries, user.id), asked)) throw roleMissing();
}

const roleMissing = failure(403, "RoleMissing", "관리자만 볼 수 있어요.");

function insecureOrigin({ httpsOrigin }: { readonly httpsOrigin: string }): HttpFailure {
  return new HttpFailure(
    403,
    "InsecureOrigin",
    `이 주소는 비밀번호를 지켜 주지 못해요. ${httpsOrigin}에서 열어 주세요.`,
  );
}

/** Why a device that was signed in is not any more. */
function toSignedOutRefusal(revocation: string | undefined): HttpFailure {
  switch (revocation) {
    case "signed-out-from-afar":
      return revoked();
    case "account-deleted":
      return accountDeleted();
    default:
      return signedOut();
  }
}

const signedOut = failure(
  401,
  "SignedOut",
  "로그인이 풀렸어요. 쓰신 내용은 이 기기에 있고, 다시 로그인하면 이어서 보내요.",
);

const revoked = failure(
  401,
  "Revoked",
  "다른 기기에서 이 기기를 로그아웃시켰어요. 서버의 기록은 그대로 있어요.",
);

const accountDeleted = failure(
  401,
  "AccountDeleted",
  "이 계정은 삭제됐어요. 서버에는 남은 기록이 없어요.",
);
