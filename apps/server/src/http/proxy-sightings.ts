import type { Context } from "hono";
import type { Config } from "../base/settings/config.ts";
import { isInsideSchool } from "../base/inside-school.ts";
import { findClientAddress } from "./find-client-address.ts";
import type { AppEnv } from "./route.ts";

const MOST = 5;

/** Addresses of the own network that say where others come from, and are not believed: proxies that no setting names. */
export interface ProxySightings {
  note(c: Context<AppEnv>): void;
  list(): readonly string[];
}

/** Anybody may write such a header: what comes from the open internet is no proxy of ours. */
export function createProxySightings(config: Pick<Config, "isHttps" | "proxies">): ProxySightings {
  const seen = new Set<string>();
  return {
    note(c) {
      const address = c.env?.incoming?.socket.remoteAddress;
      if (address === undefined || seen.size >= MOST) return;
      if (c.req.header("x-forwarded-for") === undefined) return;
      const host = address.includes(":") ? `[${address}]` : address;
      if (findClientAddress(c, config) === address && isInsideSchool(host)) seen.add(address);
    },
    list: () => [...seen],
  };
}
