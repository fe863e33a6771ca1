import type { Context } from "hono";
import { isLoopbackAddress } from "../base/loopback.ts";
import type { AppEnv } from "./route.ts";

/**
 * The address a request came from; behind a proxy on this computer the address that the proxy saw.
 * Only the last entry of X-Forwarded-For is the proxy's word, all before it may be invented.
 */
export function findClientAddress(c: Context<AppEnv>, { isHttps }: { isHttps: boolean }): string {
  const address = c.env?.incoming?.socket.remoteAddress ?? "unknown";
  if (!isHttps || !isLoopbackAddress(address)) return address;
  const forwarded = c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim();
  return forwarded || address;
}
