import { type BlockList, isIP } from "node:net";
import type { Context } from "hono";
import type { Config } from "../base/settings/config.ts";
import { isLoopbackAddress } from "../base/settings/loopback.ts";
import { isInNetworks, toNetworks } from "../base/settings/networks.ts";
import type { Asker } from "../session/limits.ts";
import type { AppEnv } from "./route.ts";

/**
 * The address a request came from; behind proxies the one that the first of them saw. X-Forwarded-For is read from its end
 * and only as far as `DAMIM_PROXIES`, or this computer, wrote it: all before that may be invented.
 */
export function findClientAddress(
  c: Context<AppEnv>,
  { isHttps, proxies }: Pick<Config, "isHttps" | "proxies">,
): string {
  const networks = findNetworks(proxies);
  const isProxy = (address: string): boolean =>
    (isHttps && isLoopbackAddress(address)) || isInNetworks(networks, address);
  const chain = c.req.header("x-forwarded-for")?.split(",") ?? [];
  let address = c.env?.incoming?.socket.remoteAddress ?? "unknown";
  while (isProxy(address)) {
    const before = chain.pop()?.trim() ?? "";
    if (isIP(before) === 0) break;
    address = before;
  }
  return address;
}

/** A guest, for limits. Of IPv6 a household or a school has all of its /64. */
export function findAsker(c: Context<AppEnv>, config: Pick<Config, "isHttps" | "proxies">): Asker {
  const address = findClientAddress(c, config).replace(/^::ffff:(?=\d+\.)/, "");
  if (isIP(address) !== 6) return `at ${address}` as Asker;
  const [head = "", tail] = address.split("::");
  const [first, last] = [head, tail ?? ""].map((part) => part.split(":").filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - (first?.length ?? 0) - (last?.length ?? 0))).fill(
    "0",
  );
  const groups = tail === undefined ? (first ?? []) : [...(first ?? []), ...zeros, ...(last ?? [])];
  return `at ${groups.slice(0, 4).join(":")}::/64` as Asker;
}

const known = new WeakMap<readonly string[], BlockList>();

/** Worked out once for the settings of a process. */
function findNetworks(proxies: readonly string[]): BlockList {
  const held = known.get(proxies) ?? toNetworks(proxies);
  known.set(proxies, held);
  return held;
}
