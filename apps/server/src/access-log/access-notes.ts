import { NEW_DEVICE } from "@damim/domain/access-check/find-odd-access.ts";
import type { Context } from "hono";
import type { Config } from "../base/settings/config.ts";
import { isNewDevice } from "../accounts/known-devices.ts";
import type { Database } from "../db/open-database.ts";
import { toDeviceName } from "../session/device-name.ts";
import { findSession, findSessionCookie, type SignedIn } from "../session/find-session.ts";
import { findClientAddress } from "../http/find-client-address.ts";
import { HttpFailure, SUSPENDED } from "../http/http-failure.ts";
import type { AppEnv } from "../http/route.ts";
import type { Accessed, Accessor } from "../http/access.ts";
import type { AccessLog } from "./access-log.ts";

type Caller = Pick<SignedIn, "user">;

export type AccessNotes = ReturnType<typeof createAccessNotes>;

/** What requests leave in the access log. */
export function createAccessNotes(
  accessLog: AccessLog,
  deps: {
    readonly config: Pick<Config, "isHttps" | "proxies">;
    readonly database: Pick<Database, "queries">;
    readonly now: () => number;
  },
) {
  const { config, database, now } = deps;
  const toAccessor = (c: Context<AppEnv>, actor: string): Accessor => ({
    actor,
    device: toDeviceName(c.req.header("user-agent")),
    address: findClientAddress(c, config),
  });
  return {
    /** A guest did something in the class of `owner`, whose log has it: that something changed, where nothing else is said. */
    guestDid(this: void, c: Context<AppEnv>, owner: string, what: Partial<Accessed>): void {
      const changed = { act: "change", subject: c.var.pattern ?? "" } as const;
      accessLog.note(toAccessor(c, owner), { ...changed, ...what });
    },
    refusedSignIn(this: void, c: Context<AppEnv>, email: string): void {
      accessLog.note(toAccessor(c, email), { act: "sign-in-refused" });
    },
    /** Whichever way it was: an open route that hands out a session has signed somebody in. */
    async openAnswered(c: Context<AppEnv>, answer: Response): Promise<void> {
      const cookie = findSessionCookie(answer);
      if (!cookie) return;
      const headers = new Headers({ cookie: cookie.slice(0, cookie.indexOf(";")) });
      const session = await findSession(c.var.auth, headers, now());
      if (!session) return;
      const { id, email } = session.user;
      const subject = (await isNewDevice(database.queries, c, email)) ? NEW_DEVICE : "";
      accessLog.note(toAccessor(c, id), { act: "sign-in", subject });
    },
    /** What the route says; of one that says nothing, that it changed something. */
    answered(c: Context<AppEnv>, { user }: Caller, answer: Response): void {
      if (!answer.ok) return;
      const changed =
        c.req.method === "GET" ? [] : ([{ act: "change", subject: c.var.pattern ?? "" }] as const);
      for (const accessed of c.var.accessed ?? changed) {
        accessLog.note(toAccessor(c, user.id), accessed);
      }
    },
    /** Notes who asked for what is not theirs, or without the proof it needs. */
    async withRefusals(
      c: Context<AppEnv>,
      { user }: Caller,
      answer: () => Promise<Response>,
    ): Promise<Response> {
      try {
        return await answer();
      } catch (error) {
        const isRefused = error instanceof HttpFailure && error.status === 403;
        // A stopped account is refused what is its own.
        if (isRefused && error.type !== SUSPENDED) {
          const subject = c.var.pattern ?? "";
          accessLog.note(toAccessor(c, user.id), { act: "refused", subject });
        }
        throw error;
      }
    },
  };
}
