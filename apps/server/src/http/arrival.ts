import { isLoopbackAddress, isLoopbackName } from "../base/settings/loopback.ts";

/** How a request came to us, which decides what it may do. */
export type Arrival =
  /** https, ours or that of the proxy in front: everything. `origin` is the address its pages come from. */
  | { readonly type: "secure"; readonly origin: string }
  /** http that never leaves this computer: everything. */
  | { readonly type: "this-computer" }
  /** http through the school's network, where others can read along: only what is for everybody. */
  | { readonly type: "exposed"; readonly httpsOrigin: string }
  /** http to a server that is known by an https address. */
  | { readonly type: "downgraded"; readonly httpsOrigin: string };

export interface ArrivalFacts {
  /** As the request names it: our scheme, the host it asked for. */
  readonly url: URL;
  /** Absent for a call inside the process. */
  readonly remoteAddress: string | undefined;
  readonly forwardedProto: string | undefined;
}

export interface ArrivalRules {
  /** The https address of `DAMIM_ORIGIN`, when there is one. */
  readonly publicOrigin: string | undefined;
  /** This server ends TLS itself with the operator's certificate. */
  readonly hasOwnCertificate: boolean;
}

/**
 * The rule of who may come over what (architecture.md 4). A foreign name that was made to point at
 * this computer counts as exposed, even from here.
 *
 * ```ts
 * findArrival({ url: new URL("http://192.168.0.7:4000/damim/"), … }, …); // exposed
 * findArrival({ url: new URL("http://localhost:4000/damim/"), … }, …); // this-computer
 * ```
 */
export function findArrival(facts: ArrivalFacts, rules: ArrivalRules): Arrival {
  const { url, remoteAddress, forwardedProto } = facts;
  const { publicOrigin, hasOwnCertificate } = rules;
  const isEncrypted = url.protocol === "https:";
  if (publicOrigin !== undefined) {
    const isPlain = forwardedProto ? forwardedProto === "http" : hasOwnCertificate && !isEncrypted;
    return isPlain
      ? { type: "downgraded", httpsOrigin: publicOrigin }
      : { type: "secure", origin: publicOrigin };
  }
  if (isEncrypted) return { type: "secure", origin: url.origin };
  const isFromHere = remoteAddress === undefined || isLoopbackAddress(remoteAddress);
  return isFromHere && isLoopbackName(url.hostname)
    ? { type: "this-computer" }
    : { type: "exposed", httpsOrigin: `https://${url.host}` };
}
