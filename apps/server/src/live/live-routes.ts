import { findAccountFacts } from "../session/account-facts.ts";
import type { Queries } from "../db/schema.ts";
import { HttpFailure } from "../http/http-failure.ts";
import { signedIn, type Route } from "../http/route.ts";
import { findActor } from "../session/find-actor.ts";
import { teacherPolicy } from "../session/policy.ts";
import type { LiveBus } from "./bus/live-bus.ts";
import type { OpenPages } from "./open-pages.ts";
import type { LiveStreams } from "./live-streams.ts";

const SCOPES_MAX = 20;

/**
 * `GET api/live?scopes=a,b`: an event stream of what is committed in these scopes. Its hello tells what is true
 * of the account, so a change of that ends the streams and is heard when they come back.
 */
export function listLiveRoutes(deps: {
  readonly bus: LiveBus;
  readonly streams: LiveStreams;
  readonly push: { readonly pages: OpenPages };
  readonly database: { readonly queries: Queries };
}): readonly Route[] {
  const { bus, streams, push, database } = deps;
  const { queries } = database;
  return [
    signedIn("GET api/live", { query: ["scopes"] }, async (c, session) => {
      const scopes = [...new Set((c.req.query("scopes") ?? "").split(",").filter(Boolean))];
      if (scopes.length === 0 || scopes.length > SCOPES_MAX) {
        throw new HttpFailure(400, "Malformed", "scopes를 1개에서 20개까지 적어 주세요.");
      }
      const actor = await findActor(queries, session.user.id, scopes);
      if (!scopes.every((scope) => teacherPolicy.canRead(actor, scope))) {
        throw new HttpFailure(403, "ScopeDenied", "볼 수 없는 자료예요.");
      }
      c.set("accessed", [{ act: "live" }]);
      const body = streams.open({
        sessionId: session.sessionId,
        hello: { account: await findAccountFacts(queries, session.user) },
        follow: (sink) => push.pages.follow(session.user.id, sink),
        watch: (send) => {
          const stops = scopes.map((scope) => bus.watch(scope, send));
          return () => {
            for (const stop of stops) stop();
          };
        },
      });
      return new Response(body, {
        headers: {
          "Content-Type": "text/event-stream; charset=utf-8",
          "Cache-Control": "no-store",
          // Proxies such as nginx would hold frames back to fill their buffer.
          "X-Accel-Buffering": "no",
        },
      });
    }),
  ];
}
