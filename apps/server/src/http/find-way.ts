import type { Config } from "../base/settings/config.ts";
import { type Arrival, findArrival } from "./arrival.ts";
import { isLoopbackAddress } from "../base/settings/loopback.ts";
import { listSecurityHeaders } from "./security-headers.ts";

/** What follows from the way on which a request came. */
export interface Way {
  readonly arrival: Arrival;
  /** Pages of ours that may write. Through the school's network those of pad rooms, which come from where they ask. */
  readonly origins: readonly string[];
  /** Of every answer. */
  readonly headers: readonly (readonly [name: string, value: string])[];
}

export interface WayFacts {
  /** As the request names it: our scheme, the host it asked for. */
  readonly origin: string;
  /** Absent for a call inside the process. */
  readonly remoteAddress: string | undefined;
  readonly forwardedProto: string | undefined;
}

export type FindWay = (facts: WayFacts) => Way;

/** The host of a request may be invented: there are a few, or somebody is playing. */
const REMEMBERED_MAX = 200;

/** Few ways lead to a server, and all requests of one are alike: working it out for each took longer than a small write. */
export function createWays(
  config: Pick<Config, "origin" | "isHttps" | "tlsFiles" | "trustedOrigins">,
): FindWay {
  const known = new Map<string, Way>();
  return (facts) => {
    const { origin, remoteAddress, forwardedProto = "" } = facts;
    const isFromHere = remoteAddress === undefined || isLoopbackAddress(remoteAddress);
    const key = `${origin} ${isFromHere} ${forwardedProto}`;
    const held = known.get(key);
    if (held) return held;
    const way = toWay(facts, config);
    if (known.size >= REMEMBERED_MAX) known.clear();
    known.set(key, way);
    return way;
  };
}

function toWay(
  { origin, remoteAddress, forwardedProto }: WayFacts,
  config: Parameters<typeof createWays>[0],
): Way {
  const url = new URL(origin);
  const arrival = findArrival(
    { url, remoteAddress, forwardedProto },
    {
      publicOrigin: config.isHttps ? config.origin : undefined,
      hasOwnCertificate: config.tlsFiles !== undefined,
    },
  );
  const headers = listSecurityHeaders({ isHttps: config.isHttps, arrival });
  return { arrival, origins: listOwnOrigins(arrival, url, config.trustedOrigins), headers };
}

function listOwnOrigins(arrival: Arrival, url: URL, trusted: readonly string[]): readonly string[] {
  if (arrival.type === "secure") return [arrival.origin];
  return arrival.type === "exposed" ? [...trusted, url.origin] : trusted;
}
