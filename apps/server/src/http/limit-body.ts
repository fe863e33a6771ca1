import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HttpFailure } from "./http-failure.ts";
import type { AppEnv, Route } from "./route.ts";

/** 500 ops of many scopes, each up to 130,000 characters, would be more: such a round is split. */
const BODY_MAX_BYTES = 16 * 1024 * 1024;

/** Refuses what is larger than its route takes, before anybody reads it. */
export function limitBodies(routes: readonly Route[], basePath: string): MiddlewareHandler<AppEnv> {
  const limitsByPath = new Map(
    routes.flatMap((route) =>
      route.bodyMaxBytes ? [[basePath + route.path, limitBody(route.bodyMaxBytes)] as const] : [],
    ),
  );
  const usualLimit = limitBody(BODY_MAX_BYTES);
  return (c, next) => (limitsByPath.get(c.req.path) ?? usualLimit)(c, next);
}

/** Almost every body says how long it is, and then nobody has to open it: that alone takes longer than a small write. */
function limitBody(maxSize: number): MiddlewareHandler<AppEnv> {
  const readAndLimit = bodyLimit({ maxSize, onError: refuseLargeBody });
  return (c, next) => {
    const { method, headers } = c.req.raw;
    const length = headers.get("content-length");
    if (headers.has("transfer-encoding")) return readAndLimit(c, next);
    // Node's parser reads no more than was said.
    if (length !== null) return Number(length) > maxSize ? refuseLargeBody(c) : next();
    return method === "GET" ? next() : readAndLimit(c, next);
  };
}

function refuseLargeBody(_c: Context): never {
  throw new HttpFailure(413, "TooLarge", "한 번에 보내기에는 너무 커요. 나누어 보내 주세요.");
}
