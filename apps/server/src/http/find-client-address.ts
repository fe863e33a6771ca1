import type { Context } from "hono";
import type { AppEnv } from "./route.ts";

const LOOPBACK = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

/**
 * The address a request came from; behind a proxy on this computer the address that the proxy saw.
 * Only the last entry of X-Forwarded-For is the proxy's word, all before it may be invented.
 */
export function findClientAddress(c: Context<AppEnv>, { isHttps }: { isHttps: boolean }): string {
  const address = c.env?.incoming?.socket.remoteAddress ?? "unknown";
  if (!isHttps || !LOOPBACK.has(address)) return address;
  const forwarded = c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim();
  return forwarded || address;
}
