import { randomUUID } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import type { Auth } from "../accounts/auth/create-auth.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import type { FindWay, Way } from "./find-way.ts";
import type { ProxySightings } from "./proxy-sightings.ts";
import type { AppEnv } from "./route.ts";
import { HttpFailure } from "./http-failure.ts";

const REDIRECT_WITH_METHOD = 308;

/** What every request has before its route looks at it: an id, the way it came, its log, our headers. */
export function meetRequest(
  { log, reporter, figures }: Pick<ServerDeps, "log" | "reporter" | "figures">,
  parts: {
    readonly findWay: FindWay;
    readonly findAuth: (isSecure: boolean) => Auth;
    readonly proxies: ProxySightings;
  },
): MiddlewareHandler<AppEnv> {
  const { findWay, findAuth, proxies } = parts;
  return async (c, next) => {
    const requestId = randomUUID();
    c.set("requestId", requestId);
    c.set("log", log.child({ requestId }));
    proxies.note(c);
    const { arrival, headers } = findWayOf(c, findWay);
    c.set("arrival", arrival);
    c.set("auth", findAuth(arrival.type === "secure"));
    for (const [name, value] of headers) c.header(name, value);
    c.header("X-Request-Id", requestId);
    const startedAt = performance.now();
    await next();
    const durationMs = Math.round(performance.now() - startedAt);
    const what = c.get("pattern");
    // Never the address itself: it may name a room, a file, a key.
    const route = what ?? `${c.req.method} page`;
    c.get("log").info({ route, status: c.res.status, durationMs }, "request");
    figures?.answered(what, c.res.status);
    if (what) reporter.reportDuration({ what, op: "http.server", durationMs }, "server");
  };
}

/** Back to https, and nothing from other pages. */
export function guardOrigin(findWay: FindWay): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const arrival = c.get("arrival");
    if (arrival.type === "downgraded") {
      return c.redirect(arrival.httpsOrigin + c.req.path, REDIRECT_WITH_METHOD);
    }
    checkOrigin(c.req.raw, findWayOf(c, findWay).origins);
    return next();
  };
}

function findWayOf(c: Context<AppEnv>, findWay: FindWay): Way {
  const { url } = c.req;
  const end = url.indexOf("/", url.indexOf("://") + 3);
  return findWay({
    origin: end === -1 ? url : url.slice(0, end),
    remoteAddress: c.env?.incoming?.socket.remoteAddress,
    forwardedProto: c.req.header("x-forwarded-proto"),
  });
}

const READING_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses a write that does not come from one of our own pages. Browsers send `Origin` with every
 * write; where it is missing `Sec-Fetch-Site` must vouch. Foreign pages are thereby unable to use
 * a teacher's cookie, even where SameSite does not help (another port of localhost is the same site).
 */
function checkOrigin(request: Request, trustedOrigins: readonly string[]): void {
  if (READING_METHODS.has(request.method)) return;
  const origin = request.headers.get("origin");
  const isOurs =
    origin === null
      ? request.headers.get("sec-fetch-site") === "same-origin"
      : trustedOrigins.includes(origin);
  if (isOurs) return;
  throw new HttpFailure(
    403,
    "ForeignOrigin",
    `이 주소에서 온 요청은 받지 않아요. ${trustedOrigins[0] ?? ""}에서 열어 주세요.`,
  );
}
